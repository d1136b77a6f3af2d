import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { across, merged } from '../cells.ts';

/** Each group is a column, and a code stands in one cell with its words. */
const builder: SheetData = [
  across('FS Flow Switches – Order Code Builder (UK)', 5),
  [],
  [merged('FS', 1), '- [1]', '[2]', '- [3]', '[4]'],
  ['Body [1]', 'Connection [2]', 'Contact [3]', 'Cable gland [4]', 'Approvals [5] (optional)'],
  ['A = Aluminium', '02 = 1/4" BSP', '1 = SPNO', 'P = Plastic M16', 'E = ATEX'],
  ['B = Brass', '03 = 3/8" BSP', '2 = SPCO †', 'N = Nickel M16', 'W = WRAS ‡'],
  ['S = St. steel 316', '04 = 1/2" BSP', '3 = 2 x SPNO', 'L = Long gland M20 (A only)', null],
  ['', '08 = 1" BSP', null, null, null],
  [],
  [merged('Price build-up, £ list each, ex VAT', 3), null, null, null, null],
  ['Body', 'A', '£64.00', null, null],
  [null, 'B', '£71.50', null, null],
  [null, 'S', '£118.00', null, null],
  ['Connection', '02, 03', 'incl', null, null],
  [null, '04', '£3.20', null, null],
  [null, '08', 'POA', null, null],
  ['Contact', '1', 'incl', null, null],
  [null, '2', '£4.75', null, null],
  [null, '3', '£9.10', null, null],
  ['Cable gland', 'P', 'incl', null, null],
  [null, 'N', '£2.40', null, null],
  [null, 'L', '£3.95', null, null],
  ['Approvals', 'E', '£38.00', null, null],
  [null, 'W', '£15.00', null, null],
  [],
  ['† SPCO not available with ATEX'],
  ['‡ WRAS approval for brass and stainless bodies only'],
  [],
  ['e.g. FS-B04-2N-W brass, 1/2", SPCO, nickel gland, WRAS = £96.85'],
  ['e.g. FS-A02-1P'],
];

export const flowSwitchGuide = (): Promise<Buffer> => writeExcelFile([{ data: builder, sheet: 'Builder' }]).toBuffer();

export const flowSwitchExamples = [
  { printed: 'FS-B04-2N-W', number: 'FS-B04-2N-W', priceCents: 9_685 },
  { printed: 'FS-A02-1P', number: 'FS-A02-1P', priceCents: 6_400 },
] as const;
