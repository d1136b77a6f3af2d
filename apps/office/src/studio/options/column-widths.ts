import type { OptionColumn } from '@millrace/studio';

/** The margin before the first column, in pixels. */
const MARGIN = 40;
/** So wide at least; `grows` takes what room there is. */
const widths: Readonly<Record<OptionColumn['is'], { least: number; grows: number }>> = {
  code: { least: 76, grows: 0 },
  text: { least: 130, grows: 1 },
  amount: { least: 84, grows: 0 },
  whole: { least: 84, grows: 0 },
  'yes-no': { least: 84, grows: 0 },
  list: { least: 110, grows: 0 },
  attribute: { least: 64, grows: 0 },
  rules: { least: 140, grows: 1.6 },
};

/** The margin and the codes stand still. */
export const FROZEN = MARGIN + widths.code.least;

/** The columns as CSS lays them out. */
export const gridColumns = (columns: readonly OptionColumn[]): string =>
  [`${MARGIN}px`, ...columns.map(({ is }) => columnOf(widths[is]))].join(' ');

const columnOf = ({ least, grows }: { least: number; grows: number }): string =>
  grows === 0 ? `${least}px` : `minmax(${least}px, ${grows}fr)`;

/** The width at which all columns are as narrow as can be. */
export const widthOf = (columns: readonly OptionColumn[]): number =>
  columns.reduce((sum, { is }) => sum + widths[is].least, MARGIN);

/** The place of a column where all are as narrow as can be. */
export function leftOf(columns: readonly OptionColumn[], at: number): { from: number; to: number } {
  const from = widthOf(columns.slice(0, at));
  return { from, to: from + (columns[at] === undefined ? 0 : widths[columns[at].is].least) };
}
