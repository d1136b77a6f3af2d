import { toCents } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { type KnownLine, knownLines, listOfNumber, withLine, withLines, withoutNumber } from './known-lines.ts';

const row = {
  validNumbers: [{ number: 'A-1', priceCents: 100 }, { number: 'A-2', priceCents: null }, 'half'],
  refusedNumbers: ['A-9', 7],
};
const [first] = knownLines(row) as [KnownLine];

test('the lines are those of both lists, without what is no number', () => {
  expect(knownLines(row).map(({ list, index, number }) => [list, index, number])).toEqual([
    ['validNumbers', 0, 'A-1'],
    ['validNumbers', 1, 'A-2'],
    ['refusedNumbers', 0, 'A-9'],
  ]);
  expect(knownLines({ validNumbers: 'typed' })).toEqual([]);
  expect(knownLines({ validNumbers: [{ number: 7 }, null] })).toEqual([]);
});

test.each([
  ['a price', { priceCents: 100 }, 100],
  ['none', { priceCents: null }, null],
  ['one that is typed half', { priceCents: '1.' }, null],
  ['nothing of it', {}, null],
])('the price of a line that has %s', (_, price, cents) => {
  expect(knownLines({ validNumbers: [{ number: 'A-1', ...price }] })).toMatchObject([{ priceCents: cents }]);
});

test('a line becomes another, changes the list, or goes; what is typed half stays', () => {
  expect(withLine(row, first, { ...first, priceCents: toCents(2) })).toEqual({
    validNumbers: [{ number: 'A-1', priceCents: 200 }, { number: 'A-2', priceCents: null }, 'half'],
    refusedNumbers: ['A-9', 7],
  });
  expect(withLine(row, first, { ...first, list: 'refusedNumbers' })).toEqual({
    validNumbers: [{ number: 'A-2', priceCents: null }, 'half'],
    refusedNumbers: ['A-9', 7, 'A-1'],
  });
  expect(withLine(row, first, null).validNumbers).toEqual([{ number: 'A-2', priceCents: null }, 'half']);
});

test('more lines are added, and a number stands once', () => {
  const added = [
    { list: 'refusedNumbers', number: 'A-1', priceCents: null },
    { list: 'validNumbers', number: 'A-2', priceCents: toCents(0.07) },
    { list: 'validNumbers', number: 'B', priceCents: toCents(0.05) },
  ] as const;
  expect(withLines(row, added)).toEqual({
    validNumbers: [{ number: 'A-2', priceCents: 7 }, 'half', { number: 'B', priceCents: 5 }],
    refusedNumbers: ['A-9', 7, 'A-1'],
  });
});

test('a number is known as what the list says in which it stands', () => {
  expect(listOfNumber(row, 'A-1')).toBe('validNumbers');
  expect(listOfNumber(row, 'A-9')).toBe('refusedNumbers');
  expect(listOfNumber(row, 'A-3')).toBeNull();
  expect(listOfNumber({ validNumbers: 'A-1', refusedNumbers: [null, 7] }, 'A-1')).toBeNull();
});

test('a number is taken out wherever it stands, and what is typed half stays', () => {
  const twice = { validNumbers: [...row.validNumbers, { number: 'A-1', priceCents: 7 }], refusedNumbers: ['A-1', 7] };
  expect(withoutNumber(twice, 'A-1')).toEqual({
    validNumbers: [{ number: 'A-2', priceCents: null }, 'half'],
    refusedNumbers: [7],
  });
  expect(withoutNumber(row, 'A-3')).toEqual(row);
});
