import type { Cents } from '@millrace/configurator';
import { type PrintedBy, printingOf } from '@millrace/contract';
import writeExcelFile, { type Cell, type SheetData } from 'write-excel-file/node';
import { type Column, DATA, money, type Row, type Sheet, SPECIFICATION } from './sheet.ts';

/** Longest name a sheet may have, and the signs it may not. */
const NAME_MAX = 31;
const NAME_REFUSES = /[\\/?*[\]:]/g;
/** Characters for a column that takes the whole width. */
const CHARACTERS = 110;

/** The sheet as a spreadsheet: prices are numbers, for calculation. */
export async function makeDocument(sheet: Sheet): Promise<Buffer> {
  const { columns, rows, total } = sheet;
  const data: SheetData = [
    [{ value: sheet.title, fontWeight: 'bold', fontSize: 14 }],
    ...(sheet.number === null ? [] : [[{ value: sheet.number, fontWeight: 'bold' as const }]]),
    ...sheet.notes.map((note) => [note]),
    [`${sheet.company}  ${sheet.phone}  ${sheet.asOf}`],
    [],
    columns.map(({ title, kind }) => ({
      value: title,
      fontWeight: 'bold',
      align: alignOf(kind),
      bottomBorderStyle: 'thin',
    })),
    ...rows.map((row) => row.map((value, index) => cell(value, columns[index]?.kind ?? 'text', sheet.printedBy))),
    ...(total === null ? [] : [totalRow(columns.length, total, sheet.printedBy)]),
    ...part(
      DATA,
      sheet.facts.map(({ name, words }) => [textCell(name), textCell(words)]),
    ),
    ...part(
      SPECIFICATION,
      sheet.specText.map((sentence) => [textCell(sentence)]),
    ),
  ];
  return writeExcelFile(data, {
    sheet: sheet.title.replace(NAME_REFUSES, ' ').slice(0, NAME_MAX),
    columns: columns.map(({ width }) => ({ width: Math.ceil((width / 100) * CHARACTERS) })),
  }).toBuffer();
}

/** Rows below the table, after an empty one and their heading; nothing without rows. */
const part = (heading: string, rows: Cell[][]): SheetData =>
  rows.length === 0 ? [] : [[], [{ value: heading, fontWeight: 'bold' }], ...rows];

function totalRow(length: number, { label, cents }: NonNullable<Sheet['total']>, printedBy: PrintedBy): Cell[] {
  const gap = Array.from({ length: Math.max(0, length - 2) }, () => null);
  const amount = cents === null ? null : { ...moneyCell(cents, printedBy), fontWeight: 'bold' as const };
  return [...gap, { value: label, fontWeight: 'bold', align: 'right' }, amount];
}

function cell(value: Row[number], kind: Column['kind'], printedBy: PrintedBy): Cell {
  if (kind === 'money')
    return typeof value === 'number' ? moneyCell(value, printedBy) : { value: money(value, printedBy), align: 'right' };
  return textCell(value);
}

/** Text on purpose: a part number such as 0815 must keep its zero. */
const textCell = (value: Row[number]): Cell =>
  value === null || value === '' ? null : { value: String(value), type: String };

const moneyCell = (cents: Cents, printedBy: PrintedBy) => ({
  value: cents / 100,
  type: Number,
  format: printingOf(printedBy).sheetFormat,
  align: 'right' as const,
});
const alignOf = (kind: Column['kind']) => (kind === 'money' ? ('right' as const) : ('left' as const));
