import { Image, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { PaperLook } from './paper-look.ts';

/** Points. */
export const MARGIN = 44;

const styles = StyleSheet.create({
  head: { flexDirection: 'row', justifyContent: 'space-between', paddingBottom: 6 },
  maker: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  mark: { width: 16, height: 16 },
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

/** The maker of the sheet, and the number to call: on every page. */
export const pageHead = (company: string, phone: string, { accent, soft, mark }: PaperLook): ReactElement =>
  h(
    View,
    { style: [styles.head, { borderBottom: `1.5 solid ${accent}` }], fixed: true },
    h(
      View,
      { style: styles.maker },
      // A buffer: the PDF maker takes no other bytes.
      mark === null ? null : h(Image, { style: styles.mark, src: Buffer.from(mark) }),
      h(Text, { style: styles.company }, company),
    ),
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
