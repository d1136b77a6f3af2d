import type { ContentKind } from '@millrace/contract/content';
import { wordsOf } from '@millrace/contract/fields';
import type { StreamedSheet } from '@millrace/exchange';
import type { Column, Surroundings } from '../columns/column.ts';
import { columnsOf } from '../columns/columns-of.ts';
import { writeCell } from '../columns/write-cell.ts';
import type { LongTexts } from './long-texts.ts';

type Row = Readonly<Record<string, unknown>>;

const WIDTH_MIN = 8;
const WIDTH_MAX = 60;
/** Of a column of the office, for one character of a sheet. */
const PIXELS = 7;

/** Rows of a kind as a sheet: a column for each field and attribute. Cells are made while it is read. */
export function sheetOfRows(
  kind: ContentKind,
  rows: Iterable<Row>,
  around: Surroundings,
  long?: LongTexts,
): StreamedSheet {
  const columns = columnsOf(kind, around.attributes);
  return {
    name: wordsOf(kind).many,
    columns: columns.map((column) => ({
      heading: column.heading,
      width: widthOf(column),
      isMoney: column.field.widget.is === 'cents',
    })),
    rows: cellsOf(rows, columns, around, long),
  };
}

function* cellsOf(rows: Iterable<Row>, columns: readonly Column[], around: Surroundings, long: LongTexts | undefined) {
  for (const row of rows)
    yield columns.map((column) => {
      const written = writeCell(column, row, around);
      return long === undefined ? written : long.cell(written);
    });
}

const widthOf = ({ field, attribute, heading }: Column): number =>
  Math.min(
    WIDTH_MAX,
    Math.max(WIDTH_MIN, heading.length + 2, attribute === undefined ? Math.round(field.width / PIXELS) : 0),
  );
