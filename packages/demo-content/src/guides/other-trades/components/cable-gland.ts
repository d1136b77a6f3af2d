import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { formatted, merged } from '../../cells.ts';
import type { OtherGuide } from '../other-guide.ts';

const partnumberkey: SheetData = [
  [
    merged('GLANDEX cable glands – part number key', 12),
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
  ],
  [],
  [
    merged('Series', 2),
    null,
    merged('Thread', 2),
    null,
    merged('Size', 2),
    null,
    merged('Material', 2),
    null,
    merged('Sealing insert', 2),
    null,
    merged('Accessory', 2),
    null,
  ],
  [
    'Code',
    'Type',
    'Code',
    'Thread type',
    'Code',
    'Cable diameter',
    'Code',
    'Body',
    'Code',
    'Insert',
    'Code',
    'Supplied with',
  ],
  ['CG', 'Standard', 'M', 'Metric', 12, '3 – 6.5 mm', 'B', 'Brass, nickel-plated', 'N', 'NBR', '–', 'none'],
  ['CE', 'Ex d, Ex e', 'P', 'Pg', 16, '5 – 10 mm', 'S', 'Stainless steel 316L', 'V', 'FKM', 'L', 'Locknut'],
  [
    'CV',
    'Ventilated*',
    'N',
    'NPT **',
    20,
    '7 – 13 mm',
    'P',
    'Polyamide ***',
    'S',
    'Silicone',
    'W',
    'Locknut and washer',
  ],
  [null, null, null, null, 25, '11 – 18 mm'],
  [null, null, null, null, 32, '15 – 22 mm'],
  [],
  ['* only with Sealing insert S'],
  ['** only with Size 20, 25 or 32'],
  ['*** not with Series CE'],
  [],
  ['Part number:', 'CG - M 20 B - N - L'],
  ['The Ex gland for NPT thread in stainless steel, size 25, with FKM insert and no accessory is CE-N25S-V.'],
];

const prices: SheetData = [
  ['Base price, USD each'],
  [null, merged('Material', 3), null, null],
  ['Size', 'B', 'S', 'P'],
  [12, 2.15, formatted(11.4, '0.00'), 0.95],
  [16, 2.6, formatted(13.9, '0.00'), 1.1],
  [20, 3.25, formatted(16.5, '0.00'), 1.35],
  [25, 4.8, formatted(22, '0.00'), 'P.O.A.'],
  [32, 7.9, formatted(34.2, '0.00'), 'P.O.A.'],
];

/** Cable glands: all groups beside each other under merged names, and the price as a table of two groups. */
export const cableGland: OtherGuide = {
  file: 'Glands part number key.xlsx',
  bytes: () =>
    writeExcelFile([
      { data: partnumberkey, sheet: 'Part number key' },
      { data: prices, sheet: 'Prices' },
    ]).toBuffer(),
  examples: [
    { printed: 'CG - M 20 B - N - L', number: 'CG-M20B-N-L', priceCents: 325 },
    { printed: 'CE-N25S-V', number: 'CE-N25S-V', priceCents: 2200 },
  ],
  groups: ['Series', 'Thread', 'Size', 'Material', 'Sealing insert', 'Accessory'],
  refused: ['CG-N12B-N', 'CE-M20P-N', 'CV-M20B-N'],
  told: [],
};
