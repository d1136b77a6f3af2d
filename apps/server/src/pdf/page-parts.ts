import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { PaperLook } from './paper-look.ts';

/** Points. */
export const MARGIN = 44;

const styles = StyleSheet.create({
  head: { flexDirection: 'row', justifyContent: 'space-between', paddingBottom: 6 },
  company: { fontWeight: 600, fontSize: 11 },
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
export const pageHead = (company: string, phone: string, { accent, soft }: PaperLook): ReactElement =>
  h(
    View,
    { style: [styles.head, { borderBottom: `1.5 solid ${accent}` }] },
    h(Text, { style: styles.company }, company),
    h(Text, { style: { color: soft } }, phone),
  );

/** On every page: the words on the left, and the page's number of how many. */
export const pageFoot = (left: ReactElement, { soft }: PaperLook): ReactElement =>
  h(
    View,
    { style: styles.foot, fixed: true },
    left,
    h(Text, {
      style: { color: soft },
      render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
        `${pageNumber} / ${totalPages}`,
    }),
  );
