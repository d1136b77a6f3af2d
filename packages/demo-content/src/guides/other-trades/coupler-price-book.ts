import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { across } from '../cells.ts';

/** Two tables side by side whose codes are repeated among groups, prices keyed by code on a second sheet, and blanks that mean none. */
const ordering: SheetData = [
  across('ORDERING GUIDE — QC SERIES QUICK COUPLERS', 9),
  [],
  ['Pos', 'Feature', 'Code', 'Description', null, 'Pos', 'Feature', 'Code', 'Description'],
  [10, 'Body', 'B', 'Brass', null, 40, 'Seal', 'B', 'Buna-N'],
  [null, null, 'S', '316 stainless steel a)', null, null, null, 'V', 'Viton'],
  [null, null, 'P', 'Polypropylene', null, null, null, 'E', 'EPDM b)'],
  [20, 'Thread', 'N', 'NPT female', null, 50, 'Valve', null, 'none (straight through)'],
  [null, null, 'G', 'BSPP female', null, null, null, 'C', 'single check valve'],
  [null, null, 'H', 'hose barb c)', null, null, null, 'D', 'double check valve, dry break,'],
  [null, null, null, null, null, null, null, null, '2 ml spill'],
  [30, 'Size', '01–06', 'in eighths of an inch', null, 60, 'Dust cap', null, 'none'],
  [null, null, null, null, null, null, null, 'K', 'cap with chain'],
  [],
  ['a) not with Seal B'],
  ['b) only with Body P or S'],
  ['c) Size 05 and 06 not available'],
  [],
  ['Example: QC S N 04 - V D K'],
  ['Example: QC B H 02 - B'],
];

const adders: SheetData = [
  ['QC list prices', null, 'effective 1 May'],
  ['Pos', 'Code', 'List, USD', 'Note'],
  [10, 'B', 24, 'base'],
  [10, 'S', 71.5, 'base'],
  [10, 'P', 19.25, 'base'],
  [20, 'H', 1.1, null],
  [40, 'V', 3.4, null],
  [40, 'E', 'consult factory', null],
  [50, 'C', 6, null],
  [50, 'D', 14.8, null],
  [60, 'K', 2.35, null],
];

export const couplerGuide = (): Promise<Buffer> =>
  writeExcelFile([
    { data: ordering, sheet: 'Guide' },
    { data: adders, sheet: 'List 5-1' },
  ]).toBuffer();

export const couplerExamples = [
  { printed: 'QC S N 04 - V D K', number: 'QCSN04-VDK', priceCents: 9_205 },
  { printed: 'QC B H 02 - B', number: 'QCBH02-B', priceCents: 2_510 },
] as const;
