import type { MakersGuide } from './makers-guides.ts';
import { sheetOf } from './sheet-of.ts';

/** Shorter guides, each for one way of writing that the longer ones do not have. */
export const shortGuides: readonly MakersGuide[] = [
  {
    what: 'the series as a group, prices that are standard, and numbered notes',
    sheets: [
      sheetOf([
        ['Model Code Breakdown'],
        ['Example', 'FX-200-AL-M12-5'],
        ['Digit', 'Feature', 'Code', 'Description', 'Adder'],
        ['1-2', 'Series', 'FX', 'FX series', '$150.00'],
        ['3', 'Range', '200', '200 mm', '$0'],
        ['', '', '400', '400 mm', '$20'],
        ['4', 'Housing', 'AL', 'Aluminum', 'Std'],
        ['', '', 'SS', 'Stainless', '$85'],
        ['5', 'Connector', 'M12', 'M12, 5 pin', 'Std'],
        ['', '', 'CBL', 'Cable', '$12'],
        ['6', 'Cable length', '5', '5 m', 'Std'],
        ['', '', '10', '10 m (only with CBL)', '$15'],
        [],
        ['Notes:'],
        ['1. AL not available with 400.'],
      ]),
    ],
    groups: ['Series', 'Range', 'Housing', 'Connector', 'Cable length'],
    reads: { 'FX-200-AL-M12-5': 15_000, 'FX-400-SS-CBL-10': 28_200 },
    refuses: ['FX-400-AL-CBL-5', 'FX-200-AL-M12-10'],
  },
  {
    what: 'three tables beside each other, with headings of their own',
    sheets: [
      sheetOf([
        ['Position 1', '', '', 'Position 2', '', '', 'Position 3', '', ''],
        ['Model', '', '', 'Voltage', '', '', 'Options', ''],
        ['Code', 'Description', 'Price', 'Code', 'Description', 'Price', 'Code', 'Description', 'Price'],
        ['M1', 'small motor', '120.00', 'A', '115 V', '0.00', 'X', 'none', '0.00'],
        ['M2', 'large motor', '180.00', 'B', '230 V', '5.00', 'F', 'fan', '22.00'],
        ['', '', '', 'C', '400 V', '9.50', 'H', 'heater', '18.00'],
        [],
        ['Ex: M2-B-F', '$207.00'],
      ]),
    ],
    groups: ['Model', 'Voltage', 'Options'],
    reads: { 'M2-B-F': 20_700 },
  },
  {
    what: 'all options of a position in one cell',
    sheets: [
      sheetOf([
        ['Type', 'Voltage', 'Approval'],
        ['A = Axial\nR = Radial', '1 = 24 VDC\n2 = 230 VAC', 'U = UL\nC = CE'],
        [],
        ['Order example: VF-A2U'],
      ]),
    ],
    groups: ['Type', 'Voltage', 'Approval'],
    reads: { 'VF-A2U': null, 'VF-R1C': null },
  },
  {
    what: 'circled numbers before its titles',
    sheets: [
      sheetOf([
        ['① Valve size'],
        ['015', 'DN 15'],
        ['020', 'DN 20'],
        ['② Material'],
        ['B', 'bronze'],
        ['S', 'stainless steel'],
        ['③ Actuator'],
        ['P', 'pneumatic'],
        ['E', 'electric'],
        ['Example: BV 020-S-E'],
      ]),
    ],
    groups: ['Valve size', 'Material', 'Actuator'],
    reads: { 'BV 015-B-P': null },
  },
  {
    what: 'words before codes, in small letters with their separators',
    sheets: [
      sheetOf([
        ['Option', 'Suffix', 'List Adder'],
        ['Frame'],
        ['Small', '-s', '0'],
        ['Large', '-l', '40'],
        ['Colour'],
        ['Red', '-r', '0'],
        ['Blue', '-b', '3'],
        ['Example', 'tk-s-r'],
      ]),
    ],
    groups: ['Frame', 'Colour'],
    reads: { 'tk-l-b': 4300 },
  },
  {
    what: 'characteristics of an ERP',
    sheets: [
      sheetOf([
        ['Characteristic', 'Value', 'Value description', 'Surcharge'],
        ['VOLT', 'V24', '24 volts', '0,00'],
        ['VOLT', 'V48', '48 volts', '12,50'],
        ['MOUNT', 'M1', 'wall', '0,00'],
        ['MOUNT', 'M2', 'rail', '4,00'],
      ]),
    ],
    groups: ['Volt', 'Mount'],
    reads: { 'V48-M2': 1650 },
  },
  {
    what: 'remarks beside its options, and two separators',
    sheets: [
      sheetOf([
        ['Ordering key'],
        ['Pos', 'Designation', 'Key', 'Meaning', 'Remarks'],
        ['1', 'Type', 'DG', 'Pressure gauge', ''],
        ['2', 'Size', '63', '63 mm', ''],
        ['', '', '100', '100 mm', ''],
        ['', '', '160', '160 mm', 'discontinued'],
        ['3', 'Range', 'B10', '0…10 bar', ''],
        ['', '', 'B25', '0…25 bar', 'not with 63'],
        ['Sample: DG.63/B10'],
      ]),
    ],
    groups: ['Type', 'Size', 'Range'],
    reads: { 'DG.63/B10': null, 'DG.100/B25': null },
    refuses: ['DG.63/B25', 'DG.160/B10'],
  },
];
