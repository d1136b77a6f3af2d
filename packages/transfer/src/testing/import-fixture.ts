import type { ContentAttribute, ContentKind } from '@millrace/contract/content';
import type { ImportMapping, SheetMapping, VerdictLine } from '@millrace/contract/office';
import { readSheets, type Sheet, writeCsv } from '@millrace/exchange';
import { guessSheet, type Said } from '../mapping/guess-mapping.ts';
import { nameIndex } from '../names/name-index.ts';
import { judge } from '../verdict/judge.ts';
import { verdictView } from '../verdict/show-verdict.ts';
import type { ImportInput, Judged, Row } from '../verdict/verdict.ts';
import { attribute as attributeRow, family as familyRow, product as productRow } from './trade.ts';

type Cells = readonly (readonly (string | number | null)[])[];
type Rows = { readonly [Kind in ContentKind]?: readonly Row[] };

/** A sheet of CSV with these cells. */
export function sheetOf(cells: Cells, name = 'sheet'): Sheet {
  // Its delimiter is said: it could not be guessed of few rows below many notes.
  const read = readSheets(name, new TextEncoder().encode(`sep=,\n${writeCsv({ name, rows: cells })}`));
  if (!read.ok) throw new Error(read.refusal.code);
  const [sheet] = read.file.sheets;
  if (sheet === undefined) throw new Error('The file has no sheet.');
  return { ...sheet, name };
}

export const attribute = (fields: Partial<ContentAttribute> & { key: string }): ContentAttribute =>
  attributeRow({ id: 900, group: 'Electrical', position: 0, filters: true, compares: true, ...fields });

export const family = (id: number, slug: string, more: object = {}): Row => ({
  ...familyRow({ id, name: slug.toUpperCase(), slug, position: id, ...more }),
});

export const product = (id: number, partNumber: string, more: object = {}): Row => ({
  ...productRow({ id, partNumber, name: `Panel ${partNumber}`, priceCents: 10_000, ...more }),
});

interface Given {
  rows?: Rows;
  attributes?: readonly ContentAttribute[];
  fileOf?: ImportInput['fileOf'];
  decimal?: '.' | ',';
}

/** Guesses the mappings of sheets, changes them as asked, and judges them. */
export function importOf(
  sheets: readonly { sheet: Sheet; said?: Said; change?: Partial<SheetMapping> }[],
  { rows = {}, attributes = [], fileOf = () => undefined, decimal = '.' }: Given = {},
): { mapping: ImportMapping; judged: Judged; lines: VerdictLine[]; input: ImportInput } {
  const rowsOf = (kind: ContentKind): readonly Row[] => rows[kind] ?? [];
  const names = nameIndex(rows as object);
  const mapped = sheets.map(({ sheet, said, change }) => ({
    sheet,
    mapping: { ...guessSheet('file.csv', sheet, { attributes, names, decimal, rows: rowsOf }, said), ...change },
  }));
  const input: ImportInput = { sheets: mapped, rows: rowsOf, attributes, decimal, fileOf };
  const judged = finished(judge(input));
  const mappings = mapped.map(({ mapping }) => mapping);
  const view = verdictView({ judged, sheets: mappings, rows: rowsOf, names, decimal });
  const shown = (show: 'all' | 'missing') => view.page({ show, page: 1, pageSize: 1000 }).lines;
  const lines = [...shown('all'), ...shown('missing').filter(({ fate }) => fate === 'leave')];
  return { mapping: { decimal, sheets: mappings }, judged, lines, input };
}

function finished<Result>(work: Generator<number, Result, undefined>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}
