import type { Configurator } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { sharedAnswers } from './shared-answers.ts';

const cord = (min: number, max: number, step: number): Configurator => ({
  configGroups: [{ name: 'Cord', kind: 'number', unit: 'ft', min, max, step }],
});
const keys = (before: Configurator, after: Configurator) => sharedAnswers(before, after, 'Cord').map(({ key }) => key);

test('the bounds of both versions are asked for, as far as the second allows them and its steps meet them', () => {
  expect(keys(cord(1, 9, 4), cord(1, 9, 4))).toEqual(['1', '9']);
  expect(keys(cord(5, 13, 4), cord(1, 9, 4))).toEqual(['1', '5', '9']);
  expect(keys(cord(2, 10, 4), cord(1, 9, 4))).toEqual(['1', '9']);
});
test('the edges of ranges in tables are asked for, with their signs', () => {
  const tabled = (cell: string): Configurator => ({
    ...cord(-20, 20, 1),
    tables: [{ name: 'T', columns: ['Cord'], rows: [[cell]] }],
  });
  const near = (...edges: number[]) => edges.flatMap((edge) => [edge - 1, edge, edge + 1]).map(String);
  expect(keys(tabled('-9..4'), tabled('-9..4'))).toEqual(['-20', ...near(-9, 4), '20']);
  expect(keys(tabled('..-9.0 | 4.'), tabled('*'))).toEqual(['-20', ...near(-9, 4), '20']);
});
