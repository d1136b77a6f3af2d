import type { SheetFile } from '@millrace/exchange';
import { describe, expect, test } from 'vitest';
import { longTexts, withLongTexts } from './long-texts.ts';

const MOST = 30_000;
type Cell = string | number | null;

/** A file with these cells in one column, as it is read after it was written. */
function readAgain(cells: readonly Cell[]): SheetFile {
  const long = longTexts();
  const written = cells.map((cell) => long.cell(cell));
  const sheet = long.sheet();
  const sheetOf = (name: string, rows: readonly (readonly Cell[])[]) => ({
    name,
    isHidden: false,
    cells: rows.flatMap((row, at) => row.map((cell, column) => ({ row: at, column, text: String(cell) }))),
    merges: [],
    hiddenRows: [],
    hiddenColumns: [],
  });
  const sheets = [
    sheetOf(
      'Products',
      written.map((cell) => [cell]),
    ),
  ];
  if (sheet !== null) sheets.push(sheetOf(sheet.name, [sheet.columns.map(({ heading }) => heading), ...sheet.rows]));
  return { kind: 'xlsx', name: 'a.xlsx', sheets };
}

const texts = (file: SheetFile) => withLongTexts(file).sheets.map(({ cells }) => cells.map(({ text }) => text));

describe('a text that is too long for a cell', () => {
  test('is one of more than 30,000 characters', () => {
    const { cell, sheet } = longTexts();
    expect(cell('x'.repeat(MOST))).toHaveLength(MOST);
    expect(sheet()).toBeNull();
    expect(cell('x'.repeat(MOST + 1))).toBe('→ Long text 1');
    expect(cell('y'.repeat(MOST + 1))).toBe('→ Long text 2');
    expect(sheet()?.columns.map(({ heading }) => heading)).toEqual(['Number', 'Piece', 'Text']);
  });

  test('is one that takes as much when it is written', () => {
    const marked = (count: number) => longTexts().cell(`${'_x'.repeat(count)}`);
    expect(marked(3_750)).toHaveLength(7_500);
    expect(marked(3_751)).toBe('→ Long text 1');
  });

  test('is one that could be taken for a mark', () => {
    expect(longTexts().cell('→ Long text 7')).toBe('→ Long text 1');
    expect(longTexts().cell('→ Long text')).toBe('→ Long text');
  });

  test('is none that is a number or nothing', () => {
    const { cell, sheet } = longTexts();
    expect([cell(5), cell(null)]).toEqual([5, null]);
    expect(sheet()).toBeNull();
  });
});

describe('a file is read with its long texts in their places', () => {
  const long = Array.from({ length: 8_000 }, (_, at) => ` word ${at}`).join('');
  test('in pieces that are put together in order, and without their sheet', () => {
    expect(texts(readAgain(['a', long, 'b', `${long}.`, '→ Long text 9']))).toEqual([
      ['a', long, 'b', `${long}.`, '→ Long text 9'],
    ]);
  });

  test('each piece fits a cell, in quotes, numbered from 1', () => {
    const { cell, sheet } = longTexts();
    cell(long);
    cell(`_x${long}`);
    const rows = [...(sheet()?.rows ?? [])];
    expect(rows.map(([number, piece]) => [number, piece])).toEqual([
      ...Array.from({ length: Math.ceil(long.length / MOST) }, (_, at) => [1, at + 1]),
      ...Array.from({ length: Math.ceil((long.length + 2) / (MOST / 4)) }, (_, at) => [2, at + 1]),
    ]);
    for (const row of rows) expect(row[2]).toMatch(/^“[\s\S]{1,30000}”$/);
  });

  test('with what was written in a cell, before what is seen of it', () => {
    const file = readAgain(['→ Long text 1']);
    const [products, own] = file.sheets;
    if (products === undefined || own === undefined) throw new Error('two sheets');
    const cells = own.cells.map((cell) =>
      cell.column === 2 && cell.row > 0 ? { ...cell, asWritten: '“ kept ”' } : cell,
    );
    const read = withLongTexts({ ...file, sheets: [products, { ...own, cells }] });
    expect(read.sheets[0]?.cells).toEqual([{ row: 0, column: 0, text: ' kept ', asWritten: ' kept ' }]);
  });

  test('a mark without a text stays, and a file without that sheet is the same file', () => {
    const file = readAgain(['a']);
    expect(withLongTexts(file)).toBe(file);
    const { sheets, ...rest } = readAgain(['→ Long text 1']);
    const marked = sheets.map((sheet) => ({
      ...sheet,
      cells: sheet.cells.map((cell) => (sheet.name === 'Products' ? { ...cell, text: '→ Long text 5' } : cell)),
    }));
    expect(texts({ ...rest, sheets: marked })).toEqual([['→ Long text 5']]);
  });

  test('a CSV file has none', () => {
    const file: SheetFile = { ...readAgain(['→ Long text 1']), kind: 'csv' };
    expect(withLongTexts(file)).toBe(file);
  });
});
