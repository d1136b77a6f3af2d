import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';

/** Colours of printed sheets: the site's tokens in its light scheme. */
export const INK = '#0c1a24';
export const SOFT = '#4b5a66';
export const RULE = '#d3dae0';
/** Points. */
export const MARGIN = 44;

const styles = StyleSheet.create({
  head: { flexDirection: 'row', justifyContent: 'space-between', borderBottom: `1 solid ${INK}`, paddingBottom: 6 },
  company: { fontWeight: 600, fontSize: 11 },
  soft: { color: SOFT },
  foot: {
    position: 'absolute',
    bottom: 28,
    left: MARGIN,
    right: MARGIN,
    flexDirection: 'row',
    justifyContent: 'space-between',
  },
});

/** Whose sheet it is, and whom to call. */
export const pageHead = (company: string, phone: string): ReactElement =>
  h(View, { style: styles.head }, h(Text, { style: styles.company }, company), h(Text, { style: styles.soft }, phone));

/** On every page: the words on the left, and the page's number of how many. */
export const pageFoot = (left: ReactElement): ReactElement =>
  h(
    View,
    { style: styles.foot, fixed: true },
    left,
    h(Text, {
      style: styles.soft,
      render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
        `${pageNumber} / ${totalPages}`,
    }),
  );
