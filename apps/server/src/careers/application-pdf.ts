import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { type PaperFamilies, printable, registerFonts } from '../pdf/fonts.ts';
import { MARGIN, pageFoot, pageHead } from '../pdf/page-parts.ts';
import type { PaperLook } from '../pdf/paper-look.ts';
import type { ApplicationSheet, Section } from './application-sheet.ts';

type Styles = ReturnType<typeof stylesOf>;
const stylesOf = ({ ink, soft, rule }: PaperLook, { sans, mono }: PaperFamilies) =>
  StyleSheet.create({
    page: {
      paddingTop: MARGIN,
      paddingBottom: 56,
      paddingHorizontal: MARGIN,
      fontFamily: sans,
      fontSize: 9,
      lineHeight: 1.35,
      color: ink,
    },
    soft: { color: soft },
    title: { fontSize: 18, fontWeight: 600, marginTop: 18, lineHeight: 1.2 },
    received: { color: soft, marginTop: 4 },
    section: { marginTop: 16 },
    sectionTitle: { fontSize: 11, fontWeight: 600, borderBottom: `1 solid ${ink}`, paddingBottom: 3 },
    fact: { flexDirection: 'row', borderBottom: `0.5 solid ${rule}`, paddingVertical: 3 },
    factName: { width: '38%', paddingRight: 8, color: soft },
    factValue: { width: '62%' },
    row: { flexDirection: 'row', borderBottom: `0.5 solid ${rule}`, paddingVertical: 3 },
    columnTitle: { fontWeight: 600, fontSize: 8, color: soft, paddingRight: 6 },
    cell: { paddingRight: 6 },
    text: { marginTop: 4 },
    reference: { fontFamily: mono, color: soft, fontSize: 8 },
  });

/** An application as a PDF, on the paper of the maker's country. */
export function makeDocument(sheet: ApplicationSheet): Promise<Buffer> {
  const { company, phone, position, name, received, look } = sheet;
  const styles = stylesOf(look, registerFonts(look.faces));
  return renderToBuffer(
    h(
      Document,
      { title: `Application for ${position}`, author: name, subject: 'Job application', language: 'en' },
      h(
        Page,
        { size: look.paper, style: styles.page },
        pageHead(printable(company), printable(phone), look),
        h(Text, { style: styles.title }, printable(`Application For ${position}`)),
        h(Text, { style: styles.received }, printable(`${name}, received ${received}`)),
        ...sheet.sections.map((section) =>
          h(
            View,
            { key: section.title, style: styles.section },
            h(Text, { style: styles.sectionTitle, minPresenceAhead: 40 }, section.title),
            ...body(section, styles),
          ),
        ),
        pageFoot(h(Text, { style: styles.reference }, sheet.reference), look),
      ),
    ),
  );
}

function body(section: Section, styles: Styles): ReactElement[] {
  switch (section.kind) {
    case 'facts':
      return section.facts.map(({ name, value }) =>
        h(
          View,
          { key: name, style: styles.fact, wrap: false },
          h(Text, { style: styles.factName }, name),
          h(Text, { style: styles.factValue }, printable(value)),
        ),
      );
    case 'text':
      return [h(Text, { key: 'text', style: styles.text }, printable(section.text))];
    case 'table':
      return table(section, styles);
  }
}

function table({ columns, rows }: Extract<Section, { kind: 'table' }>, styles: Styles): ReactElement[] {
  if (rows.length === 0) return [h(Text, { key: 'none', style: [styles.text, styles.soft] }, 'None')];
  const width = { width: `${100 / columns.length}%` };
  const line = (key: string, cells: readonly string[], style: typeof styles.cell) =>
    h(
      View,
      { key, style: styles.row, wrap: false },
      ...cells.map((cell, at) => h(Text, { key: columns[at] ?? at, style: [style, width] }, printable(cell))),
    );
  return [line('titles', columns, styles.columnTitle), ...rows.map((row, at) => line(String(at), row, styles.cell))];
}
