import writeExcelFile, { type CellObject, type SheetData } from 'write-excel-file/node';
import { across, merged } from '../cells.ts';

/** A code such as 1-2 that the spreadsheet took for a day of this year, and shows as 2-Jan. */
const asDate = (month: number, day: number): CellObject => ({
  value: new Date(Date.UTC(2027, month - 1, day)),
  type: Date,
  format: 'd-mmm',
});
/** A number that is shown with zeros in front. */
const padded = (value: number): CellObject => ({ value, type: Number, format: '000' });

const order: SheetData = [
  across('HERON HOSE REELS — SERIES HR   HOW TO ORDER', 8),
  [
    'Eff. 3/12/27   supersedes all previous    PRICES IN US DOLLARS, LIST, EACH',
    null,
    null,
    null,
    null,
    null,
    null,
    null,
  ],
  [],
  [merged('Drive', 2), null, null, merged('Hose I.D. (in.)', 2), null, 'List', null, null],
  ['Code', 'Description', 'Adder', 'Code', 'Description', null, null, null],
  ['M', 'Manual crank', 'std.', asDate(1, 2), '1/2 in.', 'USD 214.00 ea.', null, null],
  ['S', 'Spring rewind (note 1)', 'add $86', asDate(3, 4), '3/4 in.', 'USD 268.00 ea.', null, null],
  ['E', 'Electric, 12 VDC', 'add $412', asDate(1, 12), '1-1/2 in.', 'USD 1,094.00 ea.', null, null],
  ['*** Drive E ships less battery ***', null, null, null, null, null, null, null],
  [],
  [merged('Length', 3), null, null, null, merged('Pressure', 3), null, null],
  ['Code', 'Description', 'Adder', null, 'Code', 'Description', 'Adder', null],
  [padded(25), '25 ft', 'n/c', null, 'L', 'low, 300 psi', 'n/c', null],
  [padded(50), '50 ft', '$38.00 net add', null, 'H', 'high, 3000 psi (note 2)', '$55', null],
  [padded(100), '100 ft', '$79.-', null, null, null, null, null],
  [],
  [merged('Finish', 3), null, null, null, merged('Options (select all that apply)', 3), null, null],
  ['Code', 'Description', 'Adder', null, 'Code', 'Description', 'Adder', null],
  ['P', 'Powder coat, blue', 'std.', null, 'R', 'Roller guide', '$24', null],
  ['Z', 'Zinc (call for lead time)', '$31', null, 'B', 'Swing bracket', 'P.O.A.', null],
  ['X', 'Stainless 304', 'add 40% — consult factory', null, null, null, null, null],
  [],
  ['Notes:'],
  ['1. Spring rewind not available with 100 ft length.'],
  ['2. High pressure only with 1/2 in. hose.'],
  ['3. Stainless finish only with high pressure.'],
  [],
  ['Ordering example:', null, 'HR/M/1-2/050/H/P', null, '= $307.00'],
  ['', null, 'HR/S/3-4/025/L/Z/R'],
];

export const reelGuide = (): Promise<Buffer> => writeExcelFile([{ data: order, sheet: 'Sheet1 (2)' }]).toBuffer();

export const reelExamples = [
  { printed: 'HR/M/1-2/050/H/P', number: 'HR/M/1-2/050/H/P', priceCents: 30_700 },
  { printed: 'HR/S/3-4/025/L/Z/R', number: 'HR/S/3-4/025/L/Z/R', priceCents: 40_900 },
] as const;
