import { expect, test } from 'vitest';
import { withoutLabel, withoutWords } from './without-label.ts';

test.each([
  ['P/N TD-3-4X', 'TD-3-4X'],
  ['p / n: TD-3-4X', 'TD-3-4X'],
  ['PN:7311203', '7311203'],
  ['PN 7311203', '7311203'],
  ['M/N TD-3-4X', 'TD-3-4X'],
  ['Model: TD-3-4X', 'TD-3-4X'],
  ['MODEL NO. TD-3-4X', 'TD-3-4X'],
  ['Model number\nTD-3-4X', 'TD-3-4X'],
  ['Mod. TD-3-4X', 'TD-3-4X'],
  ['Part No. 7311203', '7311203'],
  ['Part No.7311203', '7311203'],
  ['Part #7311203', '7311203'],
  ['Part#: 7311203', '7311203'],
  ['Part Nr 7311203', '7311203'],
  ['Cat. No. 7311203', '7311203'],
  ['Catalogue number: 7311203', '7311203'],
  ['Item 7311203', '7311203'],
  ['SKU 7311203', '7311203'],
  ['• Part No. 7311203 / Model: TD-3', '7311203 / Model: TD-3'],
  ['Part: PN: 7311203', '7311203'],
  ['S/N 123456 TD-3-4X', 'TD-3-4X'],
  ['SN: 123456, Model: TD-3-4X', 'TD-3-4X'],
  ['Serial No. A-123456\nModel No. TD-3-4X', 'TD-3-4X'],
  ['Serial number 1 / P/N 7311203', '7311203'],
  ['P/N 7311203 S/N 123456', '7311203'],
  ['TD-3-4X, Ser. No.: 123456', 'TD-3-4X'],
  ['7311203 serial #123456', '7311203'],
])('the words of a label go: %s', (typed, left) => expect(withoutLabel(typed)).toBe(left));

test.each([
  '7311203',
  'PN-30-NO',
  'PN30NO',
  'P-N 30',
  'MODEL-12',
  'MOD12',
  'PARTNO',
  'Model:',
  'P/N',
  'Nopart 12',
  'Catalyst 9',
  'itemised 4',
  'S/N 123456',
  'SN-30-NO 20',
  'serial plug 20 ft',
  'snap 4 20',
  '',
])('but nothing of a text that only begins alike, or has no more: %s', (typed) =>
  expect(withoutLabel(typed)).toBeNull(),
);

test.each([
  ['tern TD-3-4X', 'TD-3-4X'],
  ['Tern duplex TD-3-4X price', 'TD-3-4X'],
  ['TD-3-4X wiring', 'TD-3-4X'],
  ['TD-3-4X', null],
  ['tern duplex', null],
  ['td3 4x with 4 floats', null],
  ['float 7311203', null],
  ['TD 3 4X', null],
  ['tern td3 4x 4f 040', 'td3 4x 4f 040'],
  ['Tern duplex td 3 4x', 'td 3 4x'],
  ['float 20 ft', null],
  ['pump switch 1 hp 230 volt', null],
  ['tern td3 with floats', null],
])('the only number among the words of "%s" is %s', (typed, number) => {
  expect(withoutWords(typed)).toBe(number);
});
