import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { formatted } from '../../cells.ts';
import type { OtherGuide } from '../other-guide.ts';

const cover: SheetData = [
  ['AQUAVALVE Inc. – 2/2-way solenoid valves SV21'],
  ['How to build a catalog number: go through steps 1 to 5 on the following sheets.'],
  ['Basic valve SV21', '$62.00'],
  ['Examples:', 'SV21-03C2V', 'SV21-12A1E/T/H'],
  ['The second one is a 1 1/2" valve with 24 V AC coil, EPDM, timer and manual override.'],
];

const step1Port: SheetData = [
  ['Step 1', 'Port size'],
  ['Code', 'Size', 'Adder', 'Remarks'],
  [1, '1/8" NPT', 0],
  [2, '1/4" NPT', 0],
  [3, '3/8" NPT', formatted(4.5, '"$"#,##0.00')],
  [4, '1/2" NPT', formatted(7, '"$"#,##0.00')],
  [8, '1" NPT', formatted(31, '"$"#,##0.00')],
  [12, '1 1/2" NPT', formatted(1060, '"$"#,##0.00'), 'not with coil B'],
];

const step2Coil: SheetData = [
  ['Step 2', 'Coil'],
  ['Code', 'Voltage', 'Adder', 'Remarks'],
  ['A', '24 V AC', 'n/c'],
  ['B', '12 V DC', 'n/c'],
  ['C', '24 V DC', 'n/c'],
  ['D', '120 V AC', '$3.00'],
  ['X', 'Other voltage', 'P.O.A.', 'consult factory'],
];

const step3Enclosure: SheetData = [
  ['Step 3', 'Enclosure'],
  ['Code', 'Enclosure', 'Adder', 'Remarks'],
  ['1', 'NEMA 1', 'std'],
  ['2', 'NEMA 4X', '$11.50'],
  ['7', 'NEMA 7, explosion-proof', '$85', 'not with option T'],
];

const step4Seal: SheetData = [
  ['Step 4', 'Seal'],
  ['Code', 'Material', 'Adder', 'Remarks'],
  ['V', 'FKM', 'std'],
  ['E', 'EPDM', '$2.00'],
  ['P', 'PTFE', '$18.00', 'only with port size 01, 02, 03'],
];

const step5Options: SheetData = [
  ['Step 5', 'Options (choose any, in the order listed, each preceded by a slash)'],
  ['Code', 'Option', 'Adder', 'Remarks'],
  ['/T', 'Timer', '$44.00'],
  ['/H', 'Manual override', '$9.00'],
  ['/N', 'Normally open', '$15.00', 'not with /H'],
];

const coilEnclosure: SheetData = [
  ['x = available'],
  ['Coil \\ Enclosure', '1', '2', '7'],
  ['A', 'x', 'x', 'x'],
  ['B', 'x', 'x'],
  ['C', 'x', 'x', 'x'],
  ['D', 'x', 'x', 'x'],
  ['X', 'x'],
];

/** Solenoid valves: a sheet for each step, codes that lost their zeros, and options that are each printed with a slash. */
export const waterValve: OtherGuide = {
  file: 'SV21 how to build a number.xlsx',
  bytes: () =>
    writeExcelFile([
      { data: cover, sheet: 'Cover' },
      { data: step1Port, sheet: 'Step 1 Port' },
      { data: step2Coil, sheet: 'Step 2 Coil' },
      { data: step3Enclosure, sheet: 'Step 3 Enclosure' },
      { data: step4Seal, sheet: 'Step 4 Seal' },
      { data: step5Options, sheet: 'Step 5 Options' },
      { data: coilEnclosure, sheet: 'Coil-Enclosure' },
    ]).toBuffer(),
  examples: [
    { printed: 'SV21-03C2V', number: 'SV21-03C2V', priceCents: 7800 },
    { printed: 'SV21-12A1E/T/H', number: 'SV21-12A1E/T/H', priceCents: 117_700 },
  ],
  groups: ['Port size', 'Coil', 'Enclosure', 'Seal', 'Options'],
  refused: ['SV21-03B7V', 'SV21-12B1V', 'SV21-03C2V/H/N', 'SV21-04C1P'],
  told: [
    '1 is read as 01: the printed numbers have its zeros.',
    '2 is read as 02: the printed numbers have its zeros.',
    '3 is read as 03: the printed numbers have its zeros.',
    '4 is read as 04: the printed numbers have its zeros.',
    '8 is read as 08: the printed numbers have its zeros.',
  ],
};
