import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { across, merged } from '../cells.ts';

const order: SheetData = [
  across('CH SERIES ENCLOSURE HEATERS', 7),
  across('Build a part number — list prices eff. 4/1/2027, F.O.B. factory', 7),
  [],
  ['STEP', null, 'CODE', 'DESCRIPTION', null, 'LIST', 'NOTES'],
  [merged('1. WATTAGE', 2), null, 50, '50 W', null, 61, null],
  [null, null, 100, '100 W', null, 74, null],
  [null, null, 400, '400 W', null, 128.5, 'Fan required, see Step 3'],
  [null, null, 800, '800 W', null, 'Consult factory', null],
  [merged('2. VOLTAGE', 2), null, 'A', '120 VAC', null, 0, null],
  [null, null, 'B', '240 VAC', null, 0, null],
  [null, null, 'D', '24 VDC', null, 8, 'not with 400 W or 800 W'],
  [merged('3. FAN', 2), null, 'N', 'No fan', null, 0, 'not with 400 W'],
  [null, null, 'F', 'Axial fan', null, 29.75, null],
  [merged('4. LEAD LENGTH', 2), null, '01 thru 40', 'Length in feet', null, '$2.10/ft over 10 ft', null],
];

const accessories: SheetData = [
  across('CH SERIES — ACCESSORIES (add to part number in order shown)', 4),
  ['CODE', 'DESCRIPTION', 'LIST', null],
  [merged('5. CONTROL', 4), null, null, null],
  ['T', 'Thermostat, fixed 60°F', '$18.00', null],
  ['H', 'Hygrostat', '$46.00', null],
  ['X', 'None', '$0.00', null],
  [merged('6. MOUNTING', 4), null, null, null],
  ['R', '35 mm rail clip', '$0.00', null],
  ['S', 'Screw', '$0.00', null],
  ['M', 'Magnet (50 W only)', '$7.25', null],
  [],
  ['Part number example:', 'CH-400-A-F-10-T-R', '$176.25', null],
  ['', 'CH-050-D-N-25-X-M', '$107.75', null],
];

export const heaterGuide = (): Promise<Buffer> =>
  writeExcelFile([
    { data: order, sheet: 'How to order' },
    { data: accessories, sheet: 'Accessories' },
  ]).toBuffer();

export const enclosureHeaterExamples = [
  { printed: 'CH-400-A-F-10-T-R', number: 'CH-400-A-F-10-T-R', priceCents: 17_625 },
  { printed: 'CH-050-D-N-25-X-M', number: 'CH-050-D-N-25-X-M', priceCents: 10_775 },
] as const;
