import type { Content, ContentAttribute, ContentKind } from '@millrace/contract/content';
import Papa from 'papaparse';
import { columnsOf } from '../columns/columns-of.ts';
import { emptyValue } from '../columns/empty-value.ts';
import { readCell } from '../columns/read-cell.ts';
import { withColumn } from '../columns/value-at.ts';
import { nameIndex } from '../names/name-index.ts';
import type { ForeignSheet, Turned } from '../presets/preset.ts';

/** A CSV file of another system, as it is read. */
export function sheetOfCsv(text: string, delimiter: string): ForeignSheet {
  const [headings = [], ...rows] = Papa.parse<string[]>(text.trimEnd(), { delimiter }).data;
  return { headings, rows: rows.map((cells, nth) => ({ row: nth + 2, cells })) };
}

type Made = { [Kind in ContentKind]?: Record<string, unknown>[] };

/** The rows of ours that made sheets stand for, read by the columns of their kinds; a cell that is refused throws. */
export function readMade({ sheets }: Turned): Made {
  const made: Made = {};
  for (const { kind, headings, rows } of sheets) {
    const attributes = (made.attributes ?? []) as unknown as ContentAttribute[];
    const names = nameIndex({ families: (made.families ?? []) as unknown as Content['families'] });
    const columns = columnsOf(kind, attributes);
    made[kind] = rows.map(({ cells }, nth) =>
      headings.reduce<Record<string, unknown>>(
        (row, heading, at) => {
          const column = columns.find((one) => one.heading === heading);
          if (column === undefined) throw new Error(`${kind} has no column ${heading}.`);
          const text = cells[at] ?? '';
          const read = readCell(column, { text, asWritten: text }, { attributes, names, decimal: '.' });
          if (!read.ok) throw new Error(`${heading}: ${read.why}`);
          return { ...withColumn(column, row, read.value ?? emptyValue(column)) };
        },
        { id: nth + 1 },
      ),
    );
  }
  return made;
}
