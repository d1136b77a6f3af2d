import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { across, merged } from '../cells.ts';

/** The base price is a matrix of two groups, on a sheet of its own. */
const order: SheetData = [
  across('SV2 SOLENOID VALVES   ORDERING INFORMATION', 9),
  [],
  [merged('Pipe size', 2), null, null, merged('Body', 2), null, null, merged('Seat', 3), null, null],
  ['Code', 'NPT', null, 'Code', 'Material', null, 'Code', 'Material', 'Adder'],
  [25, '1/4', null, 'B', 'Brass', null, 'N', 'NBR', '—'],
  [37, '3/8', null, 'S', '316 SS', null, 'E', 'EPDM', '$5'],
  [50, '1/2', null, null, null, null, 'V', 'FKM', '$11'],
  [100, '1', null, null, null, null, 'T', 'PTFE (b)', '$27'],
  [],
  [merged('Coil voltage', 3), null, null, null, merged('Coil housing', 3), null, null, null, null],
  ['Code', 'Volts/Hz', 'Adder', null, 'Code', 'Type', 'Adder', null, null],
  [12, '12 VDC', '$6', null, 'C', 'Conduit', '—', null, null],
  [24, '24 VDC', '$6', null, 'D', 'DIN', '—', null, null],
  ['24/60', '24/60', '—', null, 'X', 'Explosionproof (c)', '$74', null, null],
  ['120/60', '120/60', '—', null, null, null, null, null, null],
  [],
  ['(a) Not made.'],
  ['(b) PTFE seat with stainless body only.'],
  ['(c) Explosionproof housing N/A with 12 VDC or 24 VDC.'],
  [],
  ['Typical:', 'SV2-050BV-120/60-C', null, 'net list', '$99.00'],
  [null, 'SV2-100SE-12-D', null, null, '$252.00'],
];

const prices: SheetData = [
  across('SV2 BASE LIST PRICE', 4),
  [null, merged('Body', 2), null, null],
  ['Size', 'Brass', '316 SS', null],
  ['1/4', '$68.00', '$149.00', null],
  ['3/8', '$72.00', '$158.00', null],
  ['1/2', '$88.00', '$184.00', null],
  ['1', '(a)', '$241.00', null],
];

export const solenoidGuide = (): Promise<Buffer> =>
  writeExcelFile([
    { data: order, sheet: 'p.2 ordering' },
    { data: prices, sheet: 'p.3 prices' },
  ]).toBuffer();

export const solenoidExamples = [
  { printed: 'SV2-050BV-120/60-C', number: 'SV2-050BV-120/60-C', priceCents: 9_900 },
  { printed: 'SV2-100SE-12-D', number: 'SV2-100SE-12-D', priceCents: 25_200 },
] as const;
