import { expect, test } from 'vitest';
import { withoutLabel } from './without-label.ts';

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
  '',
])('but nothing of a text that only begins alike, or has no more: %s', (typed) =>
  expect(withoutLabel(typed)).toBeNull(),
);
