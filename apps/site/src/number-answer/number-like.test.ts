import { expect, test } from 'vitest';
import { hasNumber, isNumberLike } from './number-like.ts';

test.each([
  'GSE60NONC-GOLD',
  'ALC-18P2',
  'AE24L=4',
  'SXH21=3',
  '10-0225',
  '1009433',
  '26MB1M0',
  ' PRPT-00003 ',
  '30-0003-B',
])('%s is like a number', (text) => expect(isNumberLike(text)).toBe(true));

test.each([
  'float',
  'nema4x',
  'NEMA-4X',
  '120vac',
  '4-20ma',
  '240v',
  'wi-fi',
  '20 ft float',
  'tern duplex',
  '12345',
  'hand-off-auto',
  'x'.repeat(300),
  '',
])('%s is like words', (text) => expect(isNumberLike(text)).toBe(false));

test.each([
  ['7311203', true],
  ['73112', true],
  ['pf20no', true],
  ['7311293', false],
])('%s stands in a number of the models: %s', (text, stands) => {
  expect(hasNumber([{ partNumber: '7311203', configModelNo: 'PF-20-NO-P120' }], text)).toBe(stands);
  expect(hasNumber([], text)).toBe(false);
});
