import { expect, test } from 'vitest';
import { numberTotals } from './number-totals.ts';
import { rowsWithNumbers } from './numbers-of-draft.ts';

const change = (became: 'valid' | 'invalid', combinations = 1) => ({
  sentence: '',
  combinations,
  example: { number: 'P-1', became },
});

test('combinations and known numbers of all configurators are counted by what became of them', () => {
  const found = { number: 'P-3', became: 'valid' as const };
  const one = { changes: [change('valid', 3), change('invalid')], known: [found, found], isWhole: true };
  const other = { changes: [change('valid')], known: [{ number: 'P-2', became: 'invalid' as const }], isWhole: true };
  expect(numberTotals([{ numbers: one }, { numbers: other }], 0)).toEqual({
    possible: 4,
    gone: 1,
    valid: 2,
    refused: 1,
    isWhole: true,
  });
});

test.each([
  ['one that was not searched whole', { changes: [], known: [], isWhole: false }, 0],
  ['one that is not sound', null, 0],
  ['more than are compared', { changes: [], known: [], isWhole: true }, 1],
])('%s: there may be more', (_what, numbers, left) => {
  expect(numberTotals([{ numbers }], left).isWhole).toBe(false);
});

test('a row counts whose configurator is changed, or that comes or goes whole', () => {
  const of = (kind: 'families' | 'products', path: string[]) => ({
    kind,
    id: 1,
    label: '',
    differences: [{ path, before: null, after: null }],
  });
  const changed = of('families', ['configurator', 'configGroups']);
  const added = of('families', []);
  const rows = [changed, added, of('families', ['name']), of('products', [])];
  expect(rowsWithNumbers(rows)).toEqual([changed, added]);
});
