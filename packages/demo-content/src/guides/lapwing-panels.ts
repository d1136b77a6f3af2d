import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { across, block, merged } from './cells.ts';

const COLUMNS = 5;

/**
 * The ordering guide of the Lapwing panels as engineering keeps it: one sheet, position by position, with everything that was ever added.
 */
const sheet: SheetData = [
  across('MILLRACE CONTROLS — LAPWING SERIES SIMPLEX PANELS', COLUMNS),
  across('ORDERING GUIDE   Rev. F (supersedes Rev. E)   list prices effective 1/1', COLUMNS),
  [],
  [merged('Model number', 1), 'LW', '–', '3', '–'],
  ['EXAMPLE:', 'LW – 3 – 4X – 2F – AB – 20', null, null, 'three-phase, NEMA 4X, two floats, alarm beacon, 20 ft'],
  ['or', 'LW–1–3R–3F–00', null, null, 'no alarm, no cord'],
  [],
  [merged('Position', 1), merged('Ordering code', 2), null, merged('Description', 1), merged('List price', 1)],
  across('ELECTRICAL', COLUMNS),
  ...block('1  Supply', [
    [1, null, 'Single phase, 120/208/240 V', 'Base price $412.00'],
    [3, null, 'Three phase, 208–240 V', '+ $96'],
    ['4 ¹', null, 'Three phase, 480 V', '+ $128'],
    ['5', null, 'N/A', 'N/A'],
  ]),
  across('ENCLOSURE AND FLOATS', COLUMNS),
  ...block('2  Enclosure (NEMA type)', [
    [1, null, 'Type 1, painted steel', 'included'],
    ['3R', null, 'Type 3R, painted steel', '+$24'],
    ['4X', null, 'Type 4X, thermoplastic', '+$82'],
    ['4X SS ²', null, 'Type 4X, 304 stainless steel', '+$1,164'],
    ['12*', null, 'Type 12, painted steel', '+$42'],
  ]),
  ...block('3  Floats', [
    ['2F', null, 'Two floats (pump, alarm)', 'incl.'],
    ['3F', null, 'Three floats (stop, start, alarm)', '+$28'],
    ['NF', null, 'No floats, by others', '-$56'],
  ]),
  // The same heading again, as at the top of the next printed page.
  [merged('Position', 1), merged('Ordering code', 2), null, merged('Description', 1), merged('List price', 1)],
  ...block('4  Alarm (leave out where none)', [
    ['AB', null, 'Alarm beacon', '+$46'],
    ['AH', null, 'Alarm horn, 85 dB', '+$51'],
    ['AB+AH', null, 'Beacon and horn', '+$88'],
    ['—', null, 'none', 'N/C'],
  ]),
  ...block('5  Float cord', [
    ['00', null, 'none', null],
    [20, null, '20 ft', '+$98'],
    [30, null, '30 ft', '+$112'],
    ['CL', null, 'cut to length – state feet on the order', 'consult factory'],
  ]),
  [],
  ['¹ 480 V needs a control transformer (included).'],
  ['² 4X SS only with supply 3 or 4.'],
  ['* Type 12 not with NF. Not UL 698A.'],
  ['Prices subject to change without notice.'],
];

export const lapwingGuide = (): Promise<Buffer> =>
  writeExcelFile(sheet, {
    sheet: 'Ordering Guide ',
    columns: [26, 12, 6, 52, 20].map((width) => ({ width })),
  }).toBuffer();

/** The examples that are printed in it, as they stand there and as a configurator writes them. */
export const lapwingExamples = [
  { printed: 'LW – 3 – 4X – 2F – AB – 20', number: 'LW-3-4X-2F-AB-20' },
  { printed: 'LW–1–3R–3F–00', number: 'LW-1-3R-3F-00' },
] as const;
