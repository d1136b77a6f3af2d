import { expect, test } from 'vitest';
import { choice, number, tabled } from '../testing/build.ts';
import { compile } from './compile.ts';

const groups = [choice('A', ['a', 'b']), number('N', { max: 9 })];

test('what a row gives is a number, or nothing', () => {
  const cells = [5, 0, -2.5, Number.NaN, Number.POSITIVE_INFINITY, 'x', ''];
  const config = tabled(groups, { columns: ['A'], gives: ['amps', 'kg'], rows: cells.map((cell) => ['a', 1, cell]) });
  const [table] = compile(config).tables;
  expect(table?.gives.get('amps')).toEqual(cells.map(() => 1));
  expect(table?.gives.get('kg')).toEqual([5, 0, -2.5, null, null, null, null]);
  const [short] = compile(tabled(groups, { columns: ['A'], gives: ['amps'], rows: [['a']] })).tables;
  expect(short?.gives.get('amps')).toEqual([null]);
});

test('a table is priced by the pieces of a group that there is, or not at all', () => {
  const perOf = (per: { per?: string }) => compile(tabled(groups, { columns: ['A'], rows: [], ...per })).tables[0]?.per;
  expect(perOf({})).toBeNull();
  expect(perOf({ per: 'N' })).toBe(1);
  expect(perOf({ per: 'nobody' })).toBeNull();
});
