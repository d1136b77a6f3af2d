import type { ContentKind } from '@millrace/contract/content';
import { expect, test } from 'vitest';
import { columnsOf } from '../columns/columns-of.ts';
import { doubtOf } from './doubts.ts';

const doubt = (path: string, before: unknown, after: unknown, kind: ContentKind = 'products') => {
  const column = columnsOf(kind, []).find((one) => one.path === path);
  if (column === undefined) throw new Error(`There is no column ${path}.`);
  return doubtOf({ column, heading: 'H', at: 0, instead: new Map() }, before, after);
};

test.each<[string, unknown, unknown, string | null]>([
  ['five times as much', 100, 500, 'H: 5 times what it was.'],
  ['less than five times', 100, 499, null],
  ['many times, in whole numbers', 100, 1266, 'H: 13 times what it was.'],
  ['ten times', 100, 1000, 'H: 10 times what it was.'],
  ['less than ten times, with one decimal', 100, 725, 'H: 7.3 times what it was.'],
  ['a fifth', 500, 100, 'H: one 5th of what it was.'],
  ['more than a fifth', 500, 101, null],
  ['a twentieth', 2000, 100, 'H: one 20th of what it was.'],
  ['no price more', 100, null, 'H: the price would go.'],
  ['nothing', 100, 0, 'H: the price would go.'],
  ['the same', 100, 100, null],
  ['a price where there was none', null, 100, null],
  ['a price where there was 0', 0, 100, null],
  ['a price where there was less than nothing', -1, 100, null],
  ['a text', 100, 'x', null],
  ['less than nothing', 100, -1, null],
])('a price that becomes %s', (_, before, after, expected) =>
  expect(doubt('priceCents', before, after)).toBe(expected),
);

test.each([
  ['a place', 'products', 'position', 1, 50, null],
  ['an id', 'products', 'id', 1, 50, null],
  ['a row that is referred to', 'products', 'familyId', 1, 50, null],
  ['a number', 'events', 'attendingMax', 1, 50, 'H: 50 times what it was.'],
  ['a number that goes', 'events', 'attendingMax', 1, 0, null],
  ['a number that is none more', 'events', 'attendingMax', 1, null, null],
] as const)('%s that changes much', (_, kind, path, before, after, expected) => {
  expect(doubt(path, before, after, kind)).toBe(expected);
});
