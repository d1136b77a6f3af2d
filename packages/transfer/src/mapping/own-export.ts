import { type ContentAttribute, contentKindNames } from '@millrace/contract/content';
import type { SheetFile } from '@millrace/exchange';
import { columnsOf } from '../columns/columns-of.ts';

/**
 * Whether a file is an export of ours, as it was written: all of its sheets have the headings of a kind. Its numbers have a point, whatever
 * the texts beside them have. A CSV file that a spreadsheet saved again has the marks of its own language.
 */
export function isOwnExport({ csv, sheets }: SheetFile, attributes: readonly ContentAttribute[]): boolean {
  if (csv !== undefined && csv.delimiter !== ',') return false;
  const known = headingsOfKinds(attributes);
  return sheets.every(({ cells }) => {
    const head = new Set<string>();
    for (const { row, text } of cells) {
      if (row > 0) break;
      head.add(text);
    }
    return known.some((headings) => headings.every((heading) => head.has(heading)));
  });
}

/** The headings of each kind, without those of attributes. */
const headingsOfKinds = (attributes: readonly ContentAttribute[]): string[][] =>
  contentKindNames.map((kind) =>
    columnsOf(kind, attributes).flatMap(({ attribute, heading }) => (attribute === undefined ? [heading] : [])),
  );

/** Enough for the headings of a kind with as many attributes as there can be. */
const HEAD_BYTES = 100_000;

/**
 * A CSV file of ours with its delimiter said in its first line; any other as it is. Its delimiter is not guessed: one row with a long text
 * may have more semicolons at the ends of its lines than the file has rows.
 */
export function withOwnDelimiter(bytes: Uint8Array): Uint8Array {
  const [head = ''] = new TextDecoder().decode(bytes.subarray(0, HEAD_BYTES)).split(/\r?\n/);
  const cells = new Set(head.split(',').map((cell) => cell.replace(/^"(.*)"$/, '$1')));
  if (!headingsOfKinds([]).some((headings) => headings.every((heading) => cells.has(heading)))) return bytes;
  const mark = new TextEncoder().encode('sep=,\n');
  const body = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
  const stated = new Uint8Array(mark.length + body.length);
  stated.set(mark);
  stated.set(body, mark.length);
  return stated;
}
