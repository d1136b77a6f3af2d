import { expect, test } from 'vitest';
import { recordParts } from './record-parts.ts';

const partsOf = (records: object[]): object[][] => [...recordParts(records)].map((part) => JSON.parse(part));

test('so many short records are of one statement, and all are there in their order', () => {
  const records = Array.from({ length: 450 }, (_, id) => ({ id }));
  const parts = partsOf(records);
  expect(parts.map(({ length }) => length)).toEqual([200, 200, 50]);
  expect(parts.flat()).toEqual(records);
  expect(partsOf([])).toEqual([]);
});

test('of long records there are fewer, and one that is longer than a statement goes alone', () => {
  const long = (id: number, characters: number) => ({ id, text: 'x'.repeat(characters) });
  const records = [long(1, 150_000), long(2, 150_000), long(3, 150_000), long(4, 1_000_000), long(5, 1)];
  expect(partsOf(records).map((part) => part.length)).toEqual([2, 1, 1, 1]);
  expect(partsOf(records).flat()).toEqual(records);
});

test.each([
  { characters: 400_000, parts: [2, 2] },
  { characters: 400_001, parts: [1, 1, 1, 1] },
])('pairs of records, each of $characters characters, are parts of $parts', ({ characters, parts }) => {
  const first = { text: 'x'.repeat(1000) };
  const frame = JSON.stringify([first, { text: '' }]).length - '[,]'.length;
  const pair = [first, { text: 'x'.repeat(characters - frame) }];
  expect(partsOf([...pair, ...pair]).map(({ length }) => length)).toEqual(parts);
});
