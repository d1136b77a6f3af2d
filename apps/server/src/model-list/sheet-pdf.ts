import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { type PaperFamilies, registerFonts } from '../pdf/fonts.ts';
import { MARGIN, pageFoot, pageHead } from '../pdf/page-parts.ts';
import { type PaperLook, SIDES } from '../pdf/paper-look.ts';
import { pictureFigure } from './picture-figure.ts';
import { type Column, DATA, money, type Row, type Sheet, SPECIFICATION } from './sheet.ts';
import { wiringPages } from './wiring-pages.ts';
import { wrapCode } from './wrap-code.ts';

const GAP = 8;
/** The height of the number as it is built, in points. */
const PICTURE = 270;
const FONT_SIZE = 9;

type Styles = ReturnType<typeof stylesOf>;
const stylesOf = ({ ink, soft, rule, plate }: PaperLook, { sans, mono }: PaperFamilies) =>
  StyleSheet.create({
    page: {
      paddingTop: MARGIN,
      paddingBottom: 56,
      paddingHorizontal: MARGIN,
      fontFamily: sans,
      fontSize: FONT_SIZE,
      color: ink,
    },
    soft: { color: soft },
    title: { fontSize: 18, fontWeight: 600, marginTop: 18 },
    plate: {
      backgroundColor: plate,
      border: `1 solid ${rule}`,
      padding: '8 12',
      marginTop: 10,
      alignSelf: 'flex-start',
    },
    number: { fontFamily: mono, fontWeight: 600, fontSize: 13 },
    about: { flexDirection: 'row', gap: 16, marginTop: 4 },
    words: { flexGrow: 1, flexBasis: 0 },
    note: { marginTop: 6, color: soft },
    titles: { flexDirection: 'row', marginTop: 16, borderBottom: `1 solid ${ink}`, paddingBottom: 4 },
    columnTitle: { fontWeight: 600, fontSize: 8, color: soft },
    row: { flexDirection: 'row', borderBottom: `0.5 solid ${rule}`, paddingVertical: 4 },
    cell: { paddingRight: GAP },
    code: { fontFamily: mono, paddingRight: GAP },
    money: { fontFamily: mono, textAlign: 'right' },
    total: { flexDirection: 'row', justifyContent: 'flex-end', marginTop: 8 },
    heading: { fontWeight: 600, fontSize: 11, marginTop: 16, marginBottom: 4 },
    // The height of a line counts from a size that stands beside it.
    sentences: { fontSize: FONT_SIZE, lineHeight: 1.4 },
    totalMoney: { fontFamily: mono },
    totalText: { fontWeight: 600, fontSize: 11, marginLeft: 12 },
  });

/** The sheet as a PDF, on the paper of the maker's country. */
export function makeDocument(sheet: Sheet): Promise<Buffer> {
  const { look } = sheet;
  const families = registerFonts(look.faces);
  const styles = stylesOf(look, families);
  const head = () => pageHead(sheet.company, sheet.phone, look);
  const foot = () => pageFoot(h(Text, { style: styles.soft }, sheet.asOf), look);
  return renderToBuffer(
    h(
      Document,
      { title: sheet.number ?? sheet.title, author: sheet.company, subject: kindOf(sheet) },
      h(
        Page,
        { size: look.paper, style: styles.page },
        head(),
        h(Text, { style: styles.title }, sheet.title),
        h(Text, { style: styles.soft }, kindOf(sheet)),
        sheet.number === null
          ? null
          : h(View, { style: styles.plate }, h(Text, { style: styles.number }, sheet.number)),
        h(
          View,
          { style: styles.about },
          h(
            View,
            { style: styles.words },
            ...sheet.notes.map((note) => h(Text, { key: note, style: styles.note }, note)),
            ...data(sheet, styles),
            ...specification(sheet, styles),
          ),
          sheet.picture === null
            ? null
            : h(View, { wrap: false }, pictureFigure(sheet.picture, PICTURE, families.mono)),
        ),
        // A view of its own: its titles are repeated where it goes on, and not above what comes after it.
        h(
          View,
          {},
          sheet.rows.length === 0 ? null : columnTitles(sheet.columns, styles),
          ...sheet.rows.map((row, index) => tableRow(row, sheet, { index, styles, families })),
          sheet.total === null ? null : totalLine(sheet.total, styles),
        ),
        foot(),
      ),
      ...wiringPages(sheet.diagrams, styles.page, { head, foot, look, families }),
    ),
  );
}

/** Under its heading. */
const data = ({ facts }: Sheet, styles: Styles): ReactElement[] => [
  ...(facts.length === 0 ? [] : [h(Text, { key: DATA, style: styles.heading, minPresenceAhead: 30 }, DATA)]),
  ...facts.map(({ name, words }) =>
    h(
      View,
      { key: `${DATA} ${name}`, style: styles.row, wrap: false },
      h(Text, { style: [styles.cell, { width: '40%' }] }, name),
      h(Text, { style: [styles.code, { width: '60%' }] }, words),
    ),
  ),
];

/** The sentences for a specification, under their heading. */
const specification = ({ specText }: Sheet, styles: Styles): ReactElement[] =>
  specText.length === 0
    ? []
    : [
        h(Text, { key: SPECIFICATION, style: styles.heading, minPresenceAhead: 30 }, SPECIFICATION),
        h(Text, { key: `${SPECIFICATION} text`, style: styles.sentences }, specText.join(' ')),
      ];

const kindOf = ({ number }: Sheet): string => (number === null ? 'Model list' : 'Number sheet');

/** Repeated on every page. */
const columnTitles = (columns: readonly Column[], styles: Styles): ReactElement =>
  h(
    View,
    { style: styles.titles, fixed: true },
    ...columns.map(({ title, kind, width }) =>
      h(
        Text,
        {
          key: title,
          style: [styles.columnTitle, kind === 'money' ? { textAlign: 'right' } : styles.cell, share(width, columns)],
        },
        title,
      ),
    ),
  );

const tableRow = (
  row: Row,
  sheet: Sheet,
  { index, styles, families }: { index: number; styles: Styles; families: PaperFamilies },
): ReactElement =>
  h(
    View,
    { key: index, style: styles.row, wrap: false },
    ...sheet.columns.map((column, at) =>
      h(
        Text,
        { key: column.title, style: [styles[STYLE_OF[column.kind]], share(column.width, sheet.columns)] },
        cellText(row[at] ?? null, column, { ...sheet, advance: families.monoAdvance }),
      ),
    ),
  );

const STYLE_OF = { text: 'cell', code: 'code', money: 'money' } as const;

function cellText(
  value: Row[number],
  { kind, width }: Column,
  { columns, look, printedBy, advance }: Sheet & { advance: number },
): string {
  if (kind === 'money') return money(value, printedBy);
  const text = String(value ?? '');
  if (kind === 'text') return text;
  const points = ((SIDES[look.paper].short - 2 * MARGIN) * width) / widthOf(columns) - GAP;
  return wrapCode(text, Math.floor(points / (advance * FONT_SIZE)));
}

const widthOf = (columns: readonly Column[]): number => columns.reduce((sum, column) => sum + column.width, 0);

const share = (width: number, columns: readonly Column[]) => ({
  width: `${(100 * width) / widthOf(columns)}%`,
});

const totalLine = ({ label, text }: NonNullable<Sheet['total']>, styles: Styles): ReactElement =>
  h(
    View,
    { style: styles.total, wrap: false },
    h(Text, { style: styles.totalText }, label),
    h(Text, { style: [styles.totalText, styles.totalMoney] }, text),
  );
