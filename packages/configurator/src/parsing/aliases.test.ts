import { expect, test } from 'vitest';
import type { Alias } from '../data/configurator.ts';
import { configurator } from '../testing/build.ts';
import { aliasesOf, rewritten } from './aliases.ts';

/** The numbers that the aliases make of a number, in the order in which they are tried. */
const all = (aliases: readonly Alias[], number: string): (string | null)[] =>
  aliasesOf(configurator([], { aliases })).map((alias) => rewritten(alias, number));

test.each<[Alias, string, string | null]>([
  [{ from: 'OLD', to: 'NEW' }, 'OLD', 'NEW'],
  [{ from: 'OLD', to: 'NEW' }, 'OLD1', null],
  [{ from: 'OLD', to: 'NEW' }, 'OL', null],
  [{ from: 'OLD*', to: 'NEW*' }, 'OLD-1', 'NEW-1'],
  [{ from: 'OLD*', to: 'NEW*' }, 'OLD', 'NEW'],
  [{ from: 'OLD*', to: 'NEW*' }, 'XOLD', null],
  [{ from: '*OLD', to: '*NEW' }, '1-OLD', '1-NEW'],
  [{ from: '*OLD', to: '*NEW' }, '1-OLDX', null],
  [{ from: 'A*B', to: '*C' }, 'A12B', '12C'],
  [{ from: 'A*B', to: '*C' }, 'AB', 'C'],
  [{ from: 'AB*BC', to: '*' }, 'ABC', null],
  [{ from: 'AB*BC', to: '*' }, 'ABBC', ''],
  [{ from: 'A*', to: 'NEW' }, 'A12', 'NEW'],
  [{ from: 'A', to: '*B' }, 'A', 'B'],
  [{ 'OLD/': 'NEW/' }, 'OLD/1', 'NEW/1'],
  [{ 'OLD/': '' }, 'OLD/1', '1'],
  [{ 'OLD/': '' }, '1/OLD/', null],
])('%j makes of %s: %s', (alias, number, expected) => expect(all([alias], number)).toEqual([expected]));

test('whole numbers are tried first, then the longest beginning, then the longest end', () => {
  const aliases = ['*', 'A*', '*YZ', 'AB*', 'AB*Z', 'AB*YZ', 'ABXYZ'].map((from, at) => ({ from, to: String(at) }));
  expect(all(aliases, 'ABXYZ')).toEqual(['6', '5', '4', '3', '1', '2', '0']);
  expect(all(aliases.toReversed(), 'ABXYZ')).toEqual(['6', '5', '4', '3', '1', '2', '0']);
});

test('each keeps its place among those that are stated; one that is written short may state several', () => {
  const aliases: Alias[] = [
    { from: 'B*', to: '*' },
    { 'C/': '', 'D/': 'E/' },
    { from: 'A', to: 'B' },
  ];
  const read = aliasesOf(configurator([], { aliases }));
  expect(read.map(({ index, from }) => [index, from.text])).toEqual([
    [2, 'A'],
    [1, 'C/*'],
    [1, 'D/*'],
    [0, 'B*'],
  ]);
  expect(aliasesOf(configurator([]))).toEqual([]);
});
