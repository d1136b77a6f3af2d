import { describe, expect, test } from 'vitest';
import type { ConfigGroup, NumberBounds } from '../index.ts';
import { number } from '../testing/build.ts';
import { nearestValues, nextValue } from './next-value.ts';
import { ownBounds } from './number-bounds.ts';

const fives = number('L', { min: 10, max: 26, step: 5 });
const within = (group: ConfigGroup, bounds: Partial<NumberBounds> = {}): NumberBounds => ({
  ...ownBounds(group),
  ...bounds,
});

describe('one step', () => {
  test.each<[string, number | null, 1 | -1, number]>([
    ['up from no entry is the smallest value', null, 1, 10],
    ['down from no entry is the smallest value', null, -1, 10],
    ['up', 10, 1, 15],
    ['down', 15, -1, 10],
    ['up from the largest value stays', 25, 1, 25],
    ['down from the smallest stays', 10, -1, 10],
    ['up from between two values is the upper one', 17, 1, 20],
    ['down from between two values is the lower one', 17, -1, 15],
    ['down from above the bounds is the largest value', 40, -1, 25],
    ['up from below the bounds is the smallest value', 0, 1, 10],
  ])('%s', (_, entry, direction, value) => {
    expect(nextValue(fives, within(fives), entry, direction)).toBe(value);
  });

  test('stays on the steps of the group where a limit lies between two', () => {
    const bounds = within(fives, { min: 12, max: 23 });
    expect(nextValue(fives, bounds, null, 1)).toBe(15);
    expect(nextValue(fives, bounds, 20, 1)).toBe(20);
    expect(nextValue(fives, bounds, 15, -1)).toBe(15);
  });

  test('of a tenth or a thousandth adds up to what is written', () => {
    const tenths = number('L', { max: 1, step: 0.1 });
    expect(nextValue(tenths, within(tenths), 0.2, 1)).toBe(0.3);
    const thousandths = number('L', { min: -0.1, max: 1, step: 0.001 });
    let value = -0.1;
    for (let step = 0; step < 101; step += 1) value = nextValue(thousandths, within(thousandths), value, 1);
    expect(value).toBe(0.001);
  });
});

describe('the values nearest to a number', () => {
  test.each<[string, number, number[]]>([
    ['are the number alone where it is one', 15, [15]],
    ['stand on either side of one between them', 17, [15, 20]],
    ['are the smallest below the bounds', 3, [10]],
    ['are the largest above the bounds', 99, [25]],
  ])('%s', (_, typed, values) => {
    expect(nearestValues(fives, within(fives), typed)).toEqual(values);
  });
});
