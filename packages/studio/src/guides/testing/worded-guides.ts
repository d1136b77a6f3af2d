import type { MakersGuide } from './makers-guides.ts';
import { sheetOf } from './sheet-of.ts';

const FEATURES = [
  ['Feature', 'Code', 'Description', 'Price'],
  ['Body', 'A', 'Aluminium', '10.00'],
  ['', 'S', 'Steel', '20.00'],
  ['Size', '10', '10 mm', '0'],
  ['', '25', '25 mm', '5.00'],
] as const;

/** Guides that say in words what others say in cells. */
export const wordedGuides: readonly MakersGuide[] = [
  {
    what: 'numbers within sentences, after a word of two letters and before a point',
    sheets: [
      sheetOf([
        ...FEATURES,
        [],
        ['Example:', 'KX-A-10'],
        ['A body of steel is ordered as KX-S-25; delivery 10 days.'],
        ['The usual one is KX-A-25.'],
      ]),
    ],
    groups: ['Body', 'Size'],
    reads: { 'KX-S-25': 2500 },
    prints: ['KX-A-10', 'KX-S-25', 'KX-A-25'],
  },
  {
    what: 'a range whose last value stands right before its steps',
    sheets: [
      sheetOf([
        ...FEATURES,
        ['Length', '0200 – 1600', 'Installed length, 200 to 1600 in steps of 5 mm', '0.004 € per mm'],
        [],
        ['Example:', 'KX-A-10-0450'],
      ]),
    ],
    groups: ['Body', 'Size', 'Length'],
    reads: { 'KX-A-10-0450': 1180, 'KX-S-25-1600': 3140 },
    refuses: ['KX-A-10-0452', 'KX-A-10-1605'],
  },
  {
    what: 'a base price beside the words of the basic product',
    sheets: [sheetOf([['Basic valve KX', '$62.00'], [], ...FEATURES, [], ['Example:', 'KX-A-10']])],
    groups: ['Body', 'Size'],
    reads: { 'KX-A-10': 7200 },
  },
  {
    what: 'a base price within a line of several sentences, with words in brackets',
    sheets: [
      sheetOf([
        ['List prices in US dollars. Base price KX (base and cap): $45.00'],
        [],
        ...FEATURES,
        [],
        ['Example:', 'KX-A-10'],
      ]),
    ],
    groups: ['Body', 'Size'],
    reads: { 'KX-A-10': 5500 },
  },
  {
    what: 'a remark that names an option with the separator before it',
    sheets: [
      sheetOf([
        ['Feature', 'Code', 'Description', 'Price', 'Remarks'],
        ['Body', 'A', 'Aluminium', '10.00', ''],
        ['', 'S', 'Steel', '20.00', ''],
        ['Size', '10', '10 mm', '0', ''],
        ['', '25', '25 mm', '5.00', ''],
        ['Options (any)', '/T', 'Timer', '44.00', ''],
        ['', '/H', 'Manual override', '9.00', ''],
        ['', '/N', 'Normally open', '15.00', 'not with /H'],
        [],
        ['Example:', 'KX-A10/T/H'],
      ]),
    ],
    groups: ['Body', 'Size', 'Options'],
    reads: { 'KX-A10/T/H': 6300, 'KX-S25/T/N': 8400 },
    refuses: ['KX-A10/H/N'],
  },
  {
    what: 'a table of what fits in which the answer without a code is called blank',
    sheets: [
      sheetOf([
        ['Feature', 'Code', 'Description', 'Price'],
        ['Sounder', '0', 'No sounder', '0'],
        ['', '2', '100 dB', '58.00'],
        ['Mounting', '(blank)', 'Direct mount', 'n/c'],
        ['', 'P1', 'Pole 100 mm', '9.50'],
        ['', 'WB', 'Wall bracket', '12.00'],
        [],
        ['Sounder', '(blank)', 'P1', 'WB'],
        ['0', '●', '–', '●'],
        ['2', '–', '●', '–'],
        [],
        ['Example:', 'LT-0WB'],
      ]),
    ],
    groups: ['Sounder', 'Mounting'],
    reads: { 'LT-0': 0, 'LT-0WB': 1200, 'LT-2P1': 6750 },
    refuses: ['LT-2', 'LT-2WB', 'LT-0P1'],
  },
  {
    what: 'a table of what fits in which a group may be left out',
    sheets: [
      sheetOf([
        ['Feature', 'Code', 'Description', 'Price'],
        ['Body', 'A', 'Aluminium', '10.00'],
        ['', 'S', 'Steel', '20.00'],
        ['Mounting', '–', 'none', ''],
        ['', 'P1', 'Pole 100 mm', '9.50'],
        ['', 'WB', 'Wall bracket', '12.00'],
        [],
        ['Body', 'none', 'P1', 'WB'],
        ['A', '●', '–', '●'],
        ['S', '–', '●', '–'],
        [],
        ['Example:', 'LT-A-WB'],
      ]),
    ],
    groups: ['Body', 'Mounting'],
    reads: { 'LT-A': 1000, 'LT-A-WB': 2200, 'LT-S-P1': 2950 },
    refuses: ['LT-S', 'LT-S-WB', 'LT-A-P1'],
  },
  {
    what: 'a place for several answers one after the other, also twice the same',
    sheets: [
      sheetOf([
        ['Feature', 'Code', 'Description', 'Price'],
        ['Supply', '1', '24 V', '0'],
        ['', '2', '230 V', '14.00'],
        ['Tiers (1 to 5, from bottom to top)', 'R', 'Red', '21.50'],
        ['', 'Y', 'Amber', '21.50'],
        ['', 'G', 'Green', '21.50'],
        ['Sounder', '0', 'No sounder', '0'],
        ['', '1', '85 dB', '32.00'],
        [],
        ['Example:', 'LT60-1-RYG-1'],
        ['', 'LT60-2-GRR-0'],
      ]),
    ],
    groups: ['Supply', 'Tiers', 'Sounder'],
    reads: { 'LT60-1-RYG-1': 9650, 'LT60-2-GRR-0': 7850, 'LT60-1-G-0': 2150 },
    refuses: ['LT60-1-RYGRYG-0', 'LT60-1-0'],
  },
  {
    what: 'a legend of its prices and marks, the names of its groups in boxes, and a label before the number',
    sheets: [
      sheetOf([
        ['Order code:', 'KX', '–', 'Body', '–', 'Size'],
        [],
        ...FEATURES,
        [],
        ['incl. = included in the base price; n/c = no charge'],
        ['● available   – not available'],
        ['Part number:', 'KX-A-10'],
      ]),
    ],
    groups: ['Body', 'Size'],
    reads: { 'KX-A-10': 1000 },
    told: [],
  },
];
