import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { formatted, merged } from '../../cells.ts';
import type { OtherGuide } from '../other-guide.ts';

const orderingPT25: SheetData = [
  [merged('MESSA Sensorik GmbH', 5), null, null, null, null],
  [merged('Pressure transmitter series PT25 – ordering information', 5), null, null, null, null],
  [merged('Price list valid from 01.04.2026, all prices in EUR excl. VAT', 5), null, null, null, null],
  [],
  ['Position', 'Feature', 'Code', 'Description', 'Surcharge (€)'],
  ['1-4', 'Series', 'PT25', 'Pressure transmitter, stainless steel', '184,00'],
  [merged('5', 1, 3), merged('Type of pressure', 1, 3), 'G', 'Gauge', 'std'],
  [null, null, 'A', 'Absolute', '22,50'],
  [null, null, 'C', 'Compound ¹', '22,50'],
  [merged('6-8', 1, 6), merged('Measuring range', 1, 6), formatted(6, '000'), '0 … 0.6 bar', '–'],
  [null, null, formatted(10, '000'), '0 … 1 bar', '–'],
  [null, null, formatted(25, '000'), '0 … 2.5 bar', '–'],
  [null, null, formatted(100, '000'), '0 … 10 bar', '–'],
  [null, null, formatted(400, '000'), '0 … 40 bar', '6,00'],
  [null, null, formatted(999, '000'), 'Special range, please specify', 'on request'],
  [merged('Note: the overload limit is 3 times the range, up to 60 bar.', 5), null, null, null, null],
  [merged('9', 1, 4), merged('Process connection', 1, 4), 1, 'G 1/4" A DIN 3852-E', '–'],
  [null, null, 2, 'G 1/2" B EN 837', '9,80'],
  [null, null, 3, '1/4" NPT male', '9,80'],
  [null, null, 7, 'Flush diaphragm G 1/2" ²', '1.145,00'],
  ['10', 'Output signal', 'A', '4 … 20 mA, 2-wire', '–'],
  [null, null, 'V', '0 … 10 V, 3-wire', 'n/c'],
  [null, null, 'L', 'IO-Link', '+ 38,00'],
  ['11', 'Electrical connection', 'M', 'M12x1, 4-pin', '–'],
  [null, null, 'D', 'Plug DIN EN 175301-803 A', '4,20'],
  [null, null, 'K', 'Cable 2 m', '11,60'],
  ['12', 'Seal', 'F', 'FKM', 'std'],
  [null, null, 'E', 'EPDM', '3,10'],
  [null, null, '-', 'without (welded)', '65,00'],
  [],
  ['¹ only with measuring range 010 or 025'],
  ['² not with output signal L'],
  [],
  ['Ordering example:', null, 'PT25G1002AMF'],
  [
    merged(
      'A transmitter for absolute pressure up to 1 bar with 0 … 10 V and DIN plug is ordered as PT25A0101VDF; delivery 10 days.',
      5,
    ),
    null,
    null,
    null,
    null,
  ],
];

/**
 * A German maker of pressure transmitters: euros with decimal commas, codes whose zeros are of their format, an answer whose code is a
 * dash.
 */
export const pressureTransmitter: OtherGuide = {
  file: 'PT25 ordering information.xlsx',
  bytes: () => writeExcelFile([{ data: orderingPT25, sheet: 'Ordering PT25' }]).toBuffer(),
  examples: [
    { printed: 'PT25G1002AMF', number: 'PT25G1002AMF', priceCents: 19_380 },
    { printed: 'PT25A0101VDF', number: 'PT25A0101VDF', priceCents: 21_070 },
  ],
  groups: [
    'Series',
    'Type of pressure',
    'Measuring range',
    'Process connection',
    'Output signal',
    'Electrical connection',
    'Seal',
  ],
  refused: ['PT25C4001AMF', 'PT25G0107LMF'],
  told: [],
};
