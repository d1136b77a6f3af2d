import { expect, test } from 'vitest';
import { type KnownLine, knownLines, withLine, withLines } from './known-lines.ts';

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
});

test('a line becomes another, changes the list, or goes; what is typed half stays', () => {
  expect(withLine(row, first, { ...first, priceCents: 200 })).toEqual({
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
    { list: 'validNumbers', number: 'A-2', priceCents: 7 },
    { list: 'validNumbers', number: 'B', priceCents: 5 },
  ] as const;
  expect(withLines(row, added)).toEqual({
    validNumbers: [{ number: 'A-2', priceCents: 7 }, 'half', { number: 'B', priceCents: 5 }],
    refusedNumbers: ['A-9', 7, 'A-1'],
  });
});
