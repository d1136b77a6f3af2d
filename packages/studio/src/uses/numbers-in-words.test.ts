import type { Configurator } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { numberChanges, numberStarts, numbersInWords } from './numbers-in-words.ts';

const panel = (price: number | null, codes = ['1', '3']): Configurator => ({
  prefix: 'P-',
  configGroups: [{ name: 'Supply', options: codes.map((code) => ({ code, price: code === '3' ? price : 1 })) }],
});

test('numbers are found in texts at any depth, as whole words that are read', () => {
  const row = { answer: 'Take P-3, or P-1. Not P-9.', steps: [{ words: '<b>P-3</b>' }], id: 7 };
  expect(numbersInWords(panel(5), row)).toEqual(['P-3', 'P-1']);
});

test('numbers that begin with anything are not looked for', () => {
  const loose: Configurator = { configGroups: [{ name: 'A', options: [{ code: '' }, { code: 'x' }] }] };
  expect(numberStarts(loose)).toEqual([]);
  expect(numbersInWords(loose, { answer: 'x' })).toEqual([]);
});

test('what becomes of numbers is counted; those that were not read before do not count', () => {
  const numbers = ['P-1', 'P-3', 'P-9'];
  expect(numberChanges(panel(5), panel(6), numbers)).toEqual({ refused: 0, dearer: 1, cheaper: 0 });
  expect(numberChanges(panel(5), panel(4), numbers)).toEqual({ refused: 0, dearer: 0, cheaper: 1 });
  expect(numberChanges(panel(5), panel(5, ['1']), numbers)).toEqual({ refused: 1, dearer: 0, cheaper: 0 });
});

test('a price on request is compared as nothing', () => {
  const changes = (before: number | null, after: number | null) => {
    const { dearer, cheaper } = numberChanges(panel(before), panel(after), ['P-3']);
    return [dearer, cheaper];
  };
  expect([changes(null, 0), changes(0, null), changes(null, 0.01), changes(0.01, null), changes(null, null)]).toEqual([
    [0, 0],
    [0, 0],
    [1, 0],
    [0, 1],
    [0, 0],
  ]);
});
