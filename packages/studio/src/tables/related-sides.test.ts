import type { ConfigGroup, Configurator } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { relatedSides } from './related-sides.ts';

const group = (name: string, count: number, first: object = {}): ConfigGroup => ({
  name,
  options: Array.from({ length: count }, (_, at) => ({ code: `${name}${at}`, ...(at === 0 ? first : {}) })),
});
const told = (configGroups: ConfigGroup[], rest: Partial<Configurator> = {}): string[] =>
  relatedSides({ configGroups, ...rest }).map(({ rows, columns, count }) => `${rows} × ${columns}: ${count}`);

test.each<[string, ConfigGroup[], string[]]>([
  ['nothing', [group('A', 2), group('B', 3)], []],
  ['the larger group in the rows', [group('A', 2, { disableIf: ['B.B1'] }), group('B', 3)], ['B × A: 1']],
  ['also where it states the rule', [group('A', 3, { disableIf: ['B.B1'] }), group('B', 2)], ['A × B: 1']],
  ['of two as large the first by name', [group('B', 2, { disableIf: ['A.A1'] }), group('A', 2)], ['A × B: 1']],
  ['also where it states the rule', [group('A', 2, { disableIf: ['B.B1'] }), group('B', 2)], ['A × B: 1']],
  ['a smaller one whose name is first', [group('B', 3, { disableIf: ['A.A1'] }), group('A', 2)], ['B × A: 1']],
  ['nothing of its own group', [group('A', 2, { disableIf: ['A.A1'] })], []],
  ['nothing of a price', [group('A', 2, { prices: [{ if: ['B.B1'], price: 1 }] }), group('B', 2)], []],
  [
    'a group once for each statement',
    [group('A', 2, { disableIf: ['B.B0', 'B.B1'], enableIf: ['B.B1'] }), group('B', 2)],
    ['A × B: 2'],
  ],
])('of statements, pairs have %s', (_, groups, pairs) => expect(told(groups)).toEqual(pairs));

test('those with most statements are first, tables among them', () => {
  const groups = [group('A', 2, { disableIf: ['C.C1'] }), group('B', 2), group('C', 2)];
  const table = (...columns: string[]) => ({ name: columns.join(''), columns, rows: [] });
  expect(told(groups, { tables: [table('B', 'A'), table('A', 'B', 'D')] })).toEqual(['A × B: 2', 'A × C: 1']);
});
