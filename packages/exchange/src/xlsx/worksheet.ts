import { broken, type Limits, tooLarge } from '../limits.ts';
import type { Range, SheetCell } from '../sheet.ts';
import { shownOf } from '../shown-text.ts';
import { shownValue, unescaped } from './cell-text.ts';
import { readXml } from './read-xml.ts';
import { type Run, runText } from './runs.ts';
import type { Receiver } from './unpack.ts';
import { isOn, type Workbook } from './workbook-parts.ts';

/** Cells of the whole workbook that may still come. */
export interface CellRoom {
  left: number;
}

interface Reading {
  row: number;
  column: number;
  type: string;
  style: number;
  value: string;
  isValue: boolean;
  isFormula: boolean;
  hasValue: boolean;
  run: Run;
}

interface Read {
  cells: SheetCell[];
  merges: Range[];
  hiddenRows: number[];
  hiddenColumns: number[];
  unsavedFormulas?: number;
}

/** The most rows of a spreadsheet. */
const MOST_ROWS = 1_048_576;

/** Reads one sheet while it is unpacked; `sheet` is whole when the part has ended. */
export function readWorksheet(
  workbook: Workbook,
  part: string,
  limits: Limits,
  room: CellRoom,
): { receiver: Receiver; sheet: Read } {
  const sheet: Read = { cells: [], merges: [], hiddenRows: [], hiddenColumns: [] };
  const at: Reading = {
    row: -1,
    column: -1,
    type: '',
    style: 0,
    value: '',
    isValue: false,
    isFormula: false,
    hasValue: false,
    run: { text: '', isRaised: false, isPhonetic: false, isText: false },
  };
  const openRow = (attributes: Readonly<Record<string, string>>) => {
    at.row = attributes.r === undefined ? at.row + 1 : Number(attributes.r) - 1;
    at.column = -1;
    if (!Number.isInteger(at.row) || at.row < 0 || at.row >= MOST_ROWS) throw broken(part);
    if (isOn(attributes.hidden)) sheet.hiddenRows.push(at.row);
  };
  const openCell = (attributes: Readonly<Record<string, string>>) => {
    const place = attributes.r === undefined ? { row: at.row, column: at.column + 1 } : placeOf(attributes.r, part);
    if (place.column >= limits.columns) throw tooLarge('columns', limits);
    if (--room.left < 0) throw tooLarge('cells', limits);
    Object.assign(at, place, {
      type: attributes.t ?? '',
      style: Number(attributes.s ?? 0),
      value: '',
      isFormula: false,
      hasValue: false,
    });
    at.run.text = '';
  };
  const closeCell = () => {
    if (at.isFormula && !at.hasValue) sheet.unsavedFormulas = (sheet.unsavedFormulas ?? 0) + 1;
    const shown =
      at.type === 'inlineStr' ? shownOf(unescaped(at.run.text)) : shownValue(workbook, at.type, at.value, at.style);
    if (shown.text === '') return;
    if (shown.text.length > limits.cell) throw tooLarge('cell', limits);
    const cell: SheetCell = { row: at.row, column: at.column, ...shown };
    if (at.isFormula) cell.isFormula = true;
    sheet.cells.push(cell);
  };
  const receiver = readXml(part, {
    open: (name, attributes) => {
      if (name === 'row') openRow(attributes);
      else if (name === 'c') openCell(attributes);
      else if (name === 'v') Object.assign(at, { isValue: true, hasValue: true });
      else if (name === 'f') at.isFormula = true;
      else if (name === 'mergeCell') sheet.merges.push(rangeOf(attributes.ref ?? '', part));
      else if (name === 'col' && isOn(attributes.hidden))
        sheet.hiddenColumns.push(...columnsOf(attributes, limits.columns));
      else runText.open(at.run, name, attributes);
    },
    text: (text) => {
      if (at.isValue) at.value += text;
      else runText.take(at.run, text);
      if (at.value.length > limits.cell || at.run.text.length > limits.cell) throw tooLarge('cell', limits);
    },
    close: (name) => {
      if (name === 'c') closeCell();
      else if (name === 'v') at.isValue = false;
      else runText.close(at.run, name);
    },
  });
  return { receiver, sheet };
}

function placeOf(reference: string, part: string): { row: number; column: number } {
  const found = /^\$?([A-Z]{1,7})\$?([1-9]\d{0,6})$/.exec(reference);
  if (found === null) throw broken(part);
  const [, letters = '', digits = ''] = found;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return { row: Number(digits) - 1, column: column - 1 };
}

function rangeOf(reference: string, part: string): Range {
  const [from = '', to = from] = reference.split(':');
  const first = placeOf(from, part);
  const last = placeOf(to, part);
  return { ...first, rows: last.row - first.row + 1, columns: last.column - first.column + 1 };
}

function columnsOf({ min = '1', max = min }: Readonly<Record<string, string>>, most: number): number[] {
  const first = Number(min) - 1;
  const last = Math.min(Number(max), most) - 1;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}
