import type { ContentKind } from '@millrace/contract/content';
import { contentKindNames } from '@millrace/contract/content';
import { readSheets, writeCsv, writeXlsx } from '@millrace/exchange';
import { guessSheet, type Judged, judge, nameIndex, type Row, sheetOfRows, withLongTexts } from '@millrace/transfer';
import { describe, expect, test } from 'vitest';
import { demoContent } from './index.ts';

const content = demoContent();
const rowsOf = (kind: ContentKind): readonly Row[] => content[kind];
const names = nameIndex(content);
const around = { attributes: content.attributes, names, decimal: '.' } as const;

/** Longer texts go to a sheet of their own, which a file of one list has not. */
const CELL_MAX = 30_000;

/** The verdict on a list as it is exported, read again. */
async function readAgain(kind: ContentKind, as: 'xlsx' | 'csv', empties: 'leave' | 'clear'): Promise<Judged> {
  const written = sheetOfRows(kind, content[kind], around);
  const rows = [written.columns.map(({ heading }) => heading), ...[...written.rows].map((row) => [...row])];
  const short = rows.filter((row) => row.every((cell) => typeof cell !== 'string' || cell.length < CELL_MAX));
  const sheet = { name: written.name, rows: short };
  const bytes =
    as === 'csv'
      ? new TextEncoder().encode(writeCsv(sheet))
      : new Uint8Array(await (await writeXlsx([sheet])).arrayBuffer());
  const read = readSheets(`${kind}.${as}`, bytes);
  if (!read.ok) throw new Error(read.refusal.code);
  const [own] = withLongTexts(read.file).sheets;
  if (own === undefined) throw new Error('The file has no sheet.');
  const guessed = guessSheet(read.file.name, { ...own, name: written.name }, { ...around, rows: rowsOf });
  expect(guessed).toMatchObject({ kind, key: ['id'] });
  const mapping = { ...guessed, empties };
  return finished(judge({ ...around, sheets: [{ sheet: own, mapping }], rows: rowsOf, fileOf: () => undefined }));
}

function finished<Result>(work: Generator<number, Result, undefined>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

describe('a list that was exported comes in as unchanged in every row', () => {
  const kinds = contentKindNames.filter((kind) => content[kind].length > 0);
  test.each(kinds)('%s', async (kind) => {
    for (const [as, empties] of [
      ['xlsx', 'leave'],
      ['csv', 'clear'],
    ] as const) {
      const { rows, counts } = await readAgain(kind, as, empties);
      const others = rows.filter(({ state }) => state !== 'unchanged' && state !== 'missing');
      expect(others.slice(0, 3)).toEqual([]);
      expect(counts.unchanged).toBeGreaterThan(0);
    }
  });
});
