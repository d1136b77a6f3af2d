import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { across, merged } from './cells.ts';

/** "How to order": the number sign by sign in boxes, and the groups under them. */
const howToOrder: SheetData = [
  across('REDSHANK TANK ALARMS – HOW TO ORDER', 6),
  [],
  [merged('RA', 1), merged('I', 1), merged('120', 1), merged('T15', 1), merged('Q', 1), null],
  ['series', 'location', 'supply', 'temperature', 'quiet', null],
  [],
  [merged('Location', 2), null, null, merged('Supply', 2), null, null],
  ['Code', 'What it is', null, 'Code', 'What it is', null],
  ['I', 'indoor', null, 120, '120 V', null],
  ['O', 'outdoor, NEMA 4X', null, 240, '240 V', null],
  [null, null, null, 12, '12 V DC (battery)', null],
  [],
  [merged('Temperature switch', 2), null, null, merged('Extras (any, in this order)', 2), null, null],
  ['Code', 'What it is', null, 'Code', 'What it is', null],
  ['T05…T25', 'opens at 5 to 25 °C, in steps of 5', null, 'Q', 'quiet horn', null],
  ['N', 'none', null, 'R', 'dry contact', null],
  [null, null, null, 'B (obsolete)', 'battery backup, until stock is gone', null],
  [],
  ['Numbers are written without separators: RAI120T15Q, RAO12N, RAI240T05QR.'],
];

/** "Prices": another order than the guide's, with codes that are not in it. */
const prices: SheetData = [
  ['Item', 'Group', 'USD'],
  ['RA', '(base)', 64],
  ['O', 'Location', 38],
  [120, 'Supply', 0],
  [240, 'Supply', 4.5],
  [12, 'Supply', { value: 12, format: '$#,##0.00' }],
  ['T05–T25', 'Temp.', 18],
  ['Q', 'Extras', '6.-'],
  ['R', 'Extras', 'call'],
  ['Z9', 'Extras', 21],
  ['TOTAL', null, { value: 'SUM(C2:C10)', type: 'Formula' }],
];

/** "Matrix": what is made with what. */
const matrix: SheetData = [
  [merged('Location', 1, 2), merged('Supply', 3), null, null],
  [null, 120, 240, 12],
  ['I', '●', '●', 'X'],
  ['O', '●', '–', 'X*'],
  ['* outdoor at 12 V without temperature switch'],
];

const history: SheetData = [
  ['Rev', 'Date', 'By', 'What'],
  ['C', '2026-02-11', 'dk', 'B discontinued'],
  ['B', '2025-07-02', 'dk', 'T-codes in °C'],
];

export const redshankGuide = (): Promise<Buffer> =>
  writeExcelFile([
    { data: howToOrder, sheet: 'How to order' },
    { data: prices, sheet: 'Prices' },
    { data: matrix, sheet: 'Matrix' },
    { data: history, sheet: 'rev history' },
  ]).toBuffer();

export const redshankExamples = [
  { printed: 'RAI120T15Q', number: 'RAI120T15Q', priceCents: 8800 },
  { printed: 'RAO12N', number: 'RAO12N', priceCents: 11_400 },
  { printed: 'RAI240T05QR', number: 'RAI240T05QR' },
] as const;
