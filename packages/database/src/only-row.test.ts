import { expect, test } from 'vitest';
import { onlyRow } from './only-row.ts';

test('a statement of one row has one, and any other throws', () => {
  expect(onlyRow([{ total: 0 }])).toEqual({ total: 0 });
  for (const rows of [[], [{ total: 0 }, { total: 0 }]]) expect(() => onlyRow(rows)).toThrow(RangeError);
});
