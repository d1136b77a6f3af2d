import { Text, View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { INK, RULE, SOFT } from './document-style.ts';

export interface Column<Row> {
  head: string;
  /** Share of the width. */
  width: number;
  cell: (row: Row) => string;
  align?: 'left' | 'right';
  isMono?: boolean;
}

/** A table with its head repeated on every page and rows that never break. */
export function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[], size = 8.5): ReactElement {
  const total = columns.reduce((sum, column) => sum + column.width, 0);
  const cell = (column: Column<Row>, text: string, isHead: boolean): ReactElement =>
    createElement(
      Text,
      {
        style: {
          width: `${(column.width / total) * 100}%`,
          paddingRight: 6,
          textAlign: column.align ?? 'left',
          ...(isHead ? { fontWeight: 600, color: SOFT, fontSize: size - 0.5 } : {}),
          ...(column.isMono === true && !isHead ? { fontFamily: 'Plex Mono', fontSize: size - 0.3 } : {}),
        },
      },
      text,
    );
  const line = (style: object, cells: readonly ReactElement[], fixed = false): ReactElement =>
    createElement(
      View,
      { wrap: false, fixed, style: { flexDirection: 'row', paddingVertical: 2.6, fontSize: size, ...style } },
      ...cells,
    );
  return createElement(
    View,
    { style: { marginBottom: 6 } },
    line(
      { borderBottom: `0.75pt solid ${INK}` },
      columns.map((column) => cell(column, column.head, true)),
      true,
    ),
    ...rows.map((row) =>
      line(
        { borderBottom: `0.5pt solid ${RULE}` },
        columns.map((column) => cell(column, column.cell(row), false)),
      ),
    ),
  );
}

/** Pairs of a fact and its value. */
export const facts = (rows: readonly (readonly [string, string])[], share = 34): ReactElement =>
  createElement(
    View,
    { style: { borderTop: `0.5pt solid ${RULE}` } },
    ...rows.map(([name, value]) =>
      createElement(
        View,
        {
          wrap: false,
          style: { flexDirection: 'row', paddingVertical: 2.8, borderBottom: `0.5pt solid ${RULE}` },
        },
        createElement(Text, { style: { width: `${share}%`, color: SOFT, paddingRight: 6 } }, name),
        createElement(Text, { style: { flex: 1 } }, value),
      ),
    ),
  );
