import { expect, test } from 'vitest';
import { benchRow, gateFaults, heldRow, median } from './row.ts';

test.each([
  ['at its budget', 10, 10, true],
  ['above it', 10.1, 10, false],
  ['without one', 10, null, true],
  ['not measured', null, 10, false],
])('a row %s', (_, measured, budget, met) => expect(benchRow('row', measured, 'ms', budget).met).toBe(met));

test.each([
  ['a size within its budget', heldRow('a', 112, 'KB', 112), []],
  ['a size over it', heldRow('a', 112.1, 'KB', 112), ['a: over its budget']],
  ['a size that could not be measured', heldRow('a', null, 'KB', 112), ['a: over its budget']],
  ['a time over its budget', benchRow('a', 60, 'ms', 50), []],
  ['a time whose program is not installed', benchRow('a', null, 'ms', null), []],
  ['a time of no clicks at all', benchRow('a', median([]), 'ms', null), ['a: nothing was measured']],
])('in the gate, %s', (_, row, faults) => expect(gateFaults([row])).toEqual(faults));

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2],
  [[7], 7],
])('the median of %j is %d', (values, middle) => expect(median(values)).toBe(middle));
