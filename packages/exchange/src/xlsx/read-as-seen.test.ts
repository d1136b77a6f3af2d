import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSheets } from '../read-sheets.ts';

/** A workbook that LibreOffice 7.4 wrote; its first column says what stands in the second. */
const written = readFileSync(new URL('../testing/from-libreoffice.xlsx', import.meta.url));
const reading = readSheets('seen.xlsx', written);
if (!reading.ok) throw new Error(reading.refusal.code);
const [sheet] = reading.file.sheets;
const textAt = (row: number, column: number) =>
  sheet?.cells.find((cell) => cell.row === row && cell.column === column)?.text;
const seen = new Map(
  sheet?.cells.flatMap(({ row, column, text }) => (column === 0 ? [[text, textAt(row, 1)] as const] : [])),
);

test.each([
  ['date', '31.01.2027'],
  ['number that shows its zeros', '00123'],
  ['text with zeros', '00123'],
  ['number stored as text', '480'],
  ['number', '480'],
  ['money', '$1,188.50'],
  ['last value of a formula', '960'],
  ['last text of a formula', '00123-A'],
  ['fraction', '1/2'],
  ['fraction of an inch as text', '1/2" NPT'],
  ['share', '12.5%'],
  ['blanks around', '4X SS'],
  ['smart quotes', '“fail-safe”, 6′ 3″'],
  ['yes', 'TRUE'],
  ['lines', 'one\ntwo'],
  ['merged down', 'both'],
])('a workbook of another writer: %s is read as %j', (what, text) => expect(seen.get(what)).toBe(text));

test('what is merged and what is hidden, by hand or by a filter, is told', () => {
  expect(sheet?.merges).toEqual([
    { row: 16, column: 1, rows: 2, columns: 1 },
    { row: 18, column: 1, rows: 1, columns: 3 },
  ]);
  expect(sheet?.hiddenRows.map((row) => textAt(row, 0))).toEqual(['hidden row', 'filtered row']);
  expect(sheet?.hiddenColumns).toEqual([2]);
  expect(sheet?.cells.flatMap(({ isFormula, row }) => (isFormula === true ? [textAt(row, 0)] : []))).toEqual([
    'last value of a formula',
    'last text of a formula',
  ]);
});
