import { StyleSheet } from '@react-pdf/renderer';

export const INK = '#0c1a24';
export const SOFT = '#4b5c69';
export const RULE = '#c3ccd3';
export const WASH = '#f1f4f6';
const AMBER = '#ffb224';

/** US Letter in points, and its margins. */
const PAGE = { width: 612, height: 792, side: 44, top: 76, bottom: 64 } as const;
export const MEASURE = PAGE.width - 2 * PAGE.side;

/** Every style of the documents, by name. */
export const styles = StyleSheet.create({
  page: {
    paddingTop: PAGE.top,
    paddingBottom: PAGE.bottom,
    paddingHorizontal: PAGE.side,
    fontFamily: 'Plex Sans',
    fontSize: 9.5,
    color: INK,
  },
  running: { position: 'absolute', top: 30, left: PAGE.side, right: PAGE.side },
  runningRow: { flexDirection: 'row', alignItems: 'center', paddingBottom: 7, borderBottom: `1pt solid ${INK}` },
  company: { fontSize: 11, fontWeight: 600, marginLeft: 7 },
  kind: { marginLeft: 'auto', fontSize: 8.5, color: SOFT },
  number: { fontFamily: 'Plex Mono', fontSize: 9.5, fontWeight: 500, marginLeft: 10 },
  foot: { position: 'absolute', bottom: 26, left: PAGE.side, right: PAGE.side },
  footRow: { flexDirection: 'row', paddingTop: 6, borderTop: `0.5pt solid ${RULE}`, fontSize: 7.5, color: SOFT },
  footRight: { marginLeft: 'auto' },
  title: { fontSize: 23, fontWeight: 600, lineHeight: 1.15 },
  subtitle: { fontSize: 11, color: SOFT, marginTop: 2 },
  lead: { fontSize: 10.5, lineHeight: 1.5 },
  h2: { fontSize: 13, fontWeight: 600, paddingTop: 5, borderTop: `1pt solid ${INK}`, marginTop: 18, marginBottom: 6 },
  h3: { fontSize: 10, fontWeight: 600, marginTop: 8, marginBottom: 3 },
  /** A line height counts from the style's own size, never from an inherited one: state both. */
  paragraph: { fontSize: 9.5, lineHeight: 1.4, marginBottom: 6 },
  soft: { fontSize: 9.5, lineHeight: 1.35, color: SOFT },
  small: { fontSize: 8, color: SOFT },
  mono: { fontFamily: 'Plex Mono' },
  code: { fontFamily: 'Plex Mono', fontWeight: 500 },
  bold: { fontWeight: 600 },
  row: { flexDirection: 'row' },
  columns: { flexDirection: 'row', gap: 22 },
  column: { flex: 1 },
  caption: { fontSize: 8, color: SOFT, marginTop: 3 },
  note: {
    flexDirection: 'row',
    borderLeft: `3pt solid ${AMBER}`,
    backgroundColor: '#fff7e6',
    padding: 8,
    marginVertical: 8,
  },
  plate: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    borderTop: `0.75pt solid ${SOFT}`,
    borderLeft: `0.75pt solid ${SOFT}`,
    marginVertical: 8,
  },
  plateCell: {
    borderRight: `0.75pt solid ${SOFT}`,
    borderBottom: `0.75pt solid ${SOFT}`,
    backgroundColor: WASH,
    paddingVertical: 4,
    paddingHorizontal: 7,
    alignItems: 'center',
  },
  plateName: { fontSize: 6.5, color: SOFT },
  plateCode: { fontFamily: 'Plex Mono', fontSize: 12, fontWeight: 500 },
  stepNumber: {
    width: 18,
    height: 18,
    borderRadius: 9,
    backgroundColor: INK,
    color: '#ffffff',
    fontFamily: 'Plex Mono',
    fontSize: 10,
    fontWeight: 600,
    textAlign: 'center',
    paddingTop: 2,
    lineHeight: 1.2,
  },
  blank: { borderBottom: `0.75pt solid ${INK}`, height: 16 },
  box: { width: 9, height: 9, border: `0.75pt solid ${INK}`, marginRight: 4 },
});

export type StyleName = keyof typeof styles;
