import { expect, test } from 'vitest';
import { aggregated } from './aggregated.ts';

test('a query of aggregates has one row, and any other throws', () => {
  expect(aggregated([{ total: 0 }])).toEqual({ total: 0 });
  for (const rows of [[], [{ total: 0 }, { total: 0 }]]) expect(() => aggregated(rows)).toThrow(RangeError);
});
