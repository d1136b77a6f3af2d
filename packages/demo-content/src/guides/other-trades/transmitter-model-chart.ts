import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { across, merged } from '../cells.ts';

/** Each position has a column of its own, under the sign of the example that it explains. */
const chart: SheetData = [
  across('SERIES PT  PRESSURE TRANSMITTER — MODEL CHART', 8),
  [merged('Example', 1), 'PT', 2, 10, 'N', 1, null, 'PT2010N1'],
  [merged('Construction', 1), 'PT', null, null, null, null, null, 'Transmitter, 316L wetted, list $189.00'],
  [{ ...merged('Accuracy', 1, 2) }, null, 1, null, null, null, null, '±0.25% FS', 'add $42.00'],
  [null, null, 2, null, null, null, null, '±0.5% FS'],
  [{ ...merged('Range', 1, 4) }, null, null, 5, null, null, null, '0-5 psi (1)', '$12.00'],
  [null, null, null, 10, null, null, null, '0-10 psi'],
  [null, null, null, 100, null, null, null, '0-100 psi'],
  [null, null, null, 500, null, null, null, '0-500 psi', 'consult factory'],
  [{ ...merged('Process connection', 1, 3) }, null, null, null, 'N', null, null, '1/4" male NPT'],
  [null, null, null, null, 'B', null, null, '1/4" male BSPT', '$6.50'],
  [null, null, null, null, 'S', null, null, 'Sanitary, 1-1/2" (2)', '$64.00'],
  [{ ...merged('Output', 1, 3) }, null, null, null, null, 1, null, '4-20 mA'],
  [null, null, null, null, null, 2, null, '0-5 VDC', 'n/c'],
  [null, null, null, null, null, 3, null, '0-10 VDC', 'n/c'],
  [{ ...merged('Options', 1, 2) }, null, null, null, null, null, '-NIST', 'NIST certificate', '$55.00'],
  [null, null, null, null, null, null, '-TAG', 'Stainless tag', '$9.00'],
  [],
  ['(1) 0-5 psi range not available with 0.25% accuracy.'],
  ['(2) Sanitary connection only with 4-20 mA output.'],
  ['Ex. with options: PT1100B3-NIST'],
];

export const transmitterGuide = (): Promise<Buffer> =>
  writeExcelFile([{ data: chart, sheet: 'Model Chart' }]).toBuffer();

export const transmitterExamples = [
  { printed: 'PT2010N1', number: 'PT2010N1', priceCents: 18_900 },
  { printed: 'PT1100B3-NIST', number: 'PT1100B3-NIST', priceCents: 29_250 },
] as const;
