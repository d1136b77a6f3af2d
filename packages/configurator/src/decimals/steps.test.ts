import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ConfigGroup } from '../data/configurator.ts';
import { evaluate, nextValue, parseModelNumber, setValue } from '../index.ts';
import { configurator, number } from '../testing/build.ts';
import { printValue, stepsAround, stepsOf, valueAt, valueEntered } from './steps.ts';

const guide = stepsOf({ min: -0.1, step: 0.001 });

describe('a value', () => {
  test.each([
    [0, -0.1],
    [1, -0.099],
    [100, 0],
    [101, 0.001],
    [5100, 5],
  ])('step %s from -0.1 by 0.001 is %s', (step, value) => {
    expect(valueAt(guide, step)).toBe(value);
  });

  test.each([
    ['0 by 1 unless said otherwise', {}, { places: 0, first: 0, step: 1 }],
    ['a step of 0 is 1', { step: 0 }, { places: 0, first: 0, step: 1 }],
    ['a step down is a step', { step: -0.5 }, { places: 1, first: 0, step: 5 }],
    ['the places of min', { min: 0.25 }, { places: 2, first: 25, step: 100 }],
    ['the places of the step', { step: 0.125 }, { places: 3, first: 0, step: 125 }],
    ['at most twelve places', { step: 1 / 3 }, { places: 12, first: 0, step: 333_333_333_333 }],
    ['never a step of nothing', { step: 1e-15 }, { places: 12, first: 0, step: 1 }],
    ['fewer places for a large min', { min: 123_456_789_012.5, step: 1e-6 }, { places: 3 }],
    ['min no larger than what counts exactly', { min: 1e300 }, { first: Number.MAX_SAFE_INTEGER }],
  ])('counts from %s', (_, data: Partial<ConfigGroup>, steps) => {
    expect(stepsOf(data)).toMatchObject(steps);
  });
});

describe('an entry', () => {
  test.each([
    [0.001, 0.001],
    [0.0010000000000000009, 0.001],
    [-0.1, -0.1],
    [0.0015, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [1e13, null],
  ])('%s means %s', (entry, value) => {
    expect(valueEntered(guide, entry)).toBe(value);
  });

  test('of more digits than numbers hold means no value', () => {
    const steps = stepsOf({ step: 0.5 });
    expect(valueEntered(steps, 1e14)).toBe(1e14);
    expect(valueEntered(steps, 1e14 + 0.5)).toBe(null);
    expect(valueEntered(stepsOf({}), Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER);
    expect(valueEntered(stepsOf({}), Number.MAX_SAFE_INTEGER + 1)).toBe(null);
  });
});

describe('the steps around a number', () => {
  test.each([
    [0.001, 101, 101],
    [0.0014, 101, 102],
    [-0.1, 0, 0],
    [-0.2005, -101, -100],
  ])('%s', (edge, below, above) => {
    expect(stepsAround(guide, edge)).toEqual({ below, above });
  });

  test('end where one step more is the same number', () => {
    const { below, above } = stepsAround(stepsOf({ min: -1e300 }), 9);
    expect(below).toBe(above);
    expect(nextValue({ name: 'N', kind: 'number', min: -1e300 }, { min: -1e300, max: 9, step: 1 }, 5, 1)).toBeLessThan(
      10,
    );
  });

  test('end where counting does', () => {
    const { below, above } = stepsAround(stepsOf({ step: 1e-7 }), Number.MAX_SAFE_INTEGER);
    expect([below, above]).toEqual([1e15, 1e15]);
    expect(stepsAround(stepsOf({}), Number.NEGATIVE_INFINITY).above).toBe(-Number.MAX_SAFE_INTEGER);
  });
});

/** A number group of decimals of up to six places, and one of its steps. */
const groupsAndSteps = fc
  .record({
    min: fc.integer({ min: -1e7, max: 1e7 }),
    minPlaces: fc.nat(6),
    step: fc.integer({ min: 1, max: 1e4 }),
    stepPlaces: fc.nat(6),
    count: fc.nat(1e4),
  })
  .map(({ min, minPlaces, step, stepPlaces, count }) => ({
    group: number('L', { min: min / 10 ** minPlaces, step: step / 10 ** stepPlaces }),
    count,
  }));

describe('for all decimals of up to six places', () => {
  test('a value counts back to its step', () => {
    fc.assert(
      fc.property(groupsAndSteps, ({ group, count }) => {
        const steps = stepsOf(group);
        expect(stepsAround(steps, valueAt(steps, count))).toEqual({ below: count, above: count });
      }),
    );
  });

  test('a value is the number that its text is read as, and the model number reads back to it', () => {
    fc.assert(
      fc.property(groupsAndSteps, ({ group, count }) => {
        const config = configurator([group]);
        const value = valueAt(stepsOf(group), count);
        const text = printValue(value, group);
        expect(Number(text)).toBe(value);
        const selection = setValue(config, [], 'L', value);
        expect(evaluate(config, selection)).toMatchObject({ itemNo: text, complete: true });
        expect(parseModelNumber(config, text)).toEqual({ ok: true, selection });
      }),
    );
  });

  test('an entry that was added up step by step means the value', () => {
    fc.assert(
      fc.property(fc.nat(3), fc.integer({ min: 1, max: 200 }), (places, count) => {
        const group = { min: -0.1, step: 1 / 10 ** places };
        let added = group.min;
        for (let step = 0; step < count; step += 1) added += group.step;
        const steps = stepsOf(group);
        expect(valueEntered(steps, added)).toBe(valueAt(steps, count));
      }),
    );
  });
});
