import { type ContentAttribute, contentKindNames } from '@millrace/contract/content';
import type { SheetFile } from '@millrace/exchange';
import { columnsOf } from '../columns/columns-of.ts';

/**
 * Whether a file is an export of ours, as it was written: all of its sheets have the headings of a kind. Its numbers have a point, whatever
 * the texts beside them have. A CSV file that a spreadsheet saved again has the marks of its own language.
 */
export function isOwnExport({ csv, sheets }: SheetFile, attributes: readonly ContentAttribute[]): boolean {
  if (csv !== undefined && csv.delimiter !== ',') return false;
  const known = contentKindNames.map((kind) =>
    columnsOf(kind, attributes).flatMap(({ attribute, heading }) => (attribute === undefined ? [heading] : [])),
  );
  return sheets.every(({ cells }) => {
    const head = new Set<string>();
    for (const { row, text } of cells) {
      if (row > 0) break;
      head.add(text);
    }
    return known.some((headings) => headings.every((heading) => head.has(heading)));
  });
}
