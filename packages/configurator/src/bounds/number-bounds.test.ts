import { describe, expect, test } from 'vitest';
import { printValue } from '../decimals/steps.ts';
import { type ConfigGroup, evaluate, initialSelection, parseModelNumber, setValue } from '../index.ts';
import { choice, click, configurator, groupState, number, visibleGroups } from '../testing/build.ts';

const lone = (rest: Partial<ConfigGroup>) => configurator([number('L', rest)]);
const isAnswered = (rest: Partial<ConfigGroup>, value: number) => {
  const config = lone(rest);
  return groupState(config, setValue(config, [], 'L', value), 'L').answered;
};

describe('a value', () => {
  test.each<[string, Partial<ConfigGroup>, number, boolean]>([
    ['at min', { min: 5, max: 9 }, 5, true],
    ['below min', { min: 5, max: 9 }, 4, false],
    ['at max', { min: 5, max: 9 }, 9, true],
    ['above max', { min: 5, max: 9 }, 10, false],
    ['min is 0 unless given', {}, 0, true],
    ['below that', {}, -1, false],
    ['a negative min', { min: -5 }, -5, true],
    ['between the steps', { min: 5, step: 5 }, 7, false],
    ['on a step counted from min', { min: 3, step: 5 }, 8, true],
    ['on a step counted from 0 instead', { min: 3, step: 5 }, 10, false],
    ['step is 1 unless given', {}, 1.5, false],
    ['a broken step', { step: 0.5 }, 1.5, true],
    ['a tenth, as computers add it', { step: 0.1 }, 0.1 + 0.2, true],
    ['as wide as its digits', { digits: 2 }, 99, true],
    ['wider than its digits', { digits: 2 }, 100, false],
    ['the largest safe integer', {}, Number.MAX_SAFE_INTEGER, true],
    ['above the largest safe integer', { max: 1e22 }, 1e21, false],
    ['a large one between the steps', {}, 1_234_567_890.5, false],
    ['a large one on a broken step', { step: 0.1 }, 123_456_789.3, true],
  ])('%s', (_, rest, value, answered) => {
    expect(isAnswered(rest, value)).toBe(answered);
  });

  test('outside its bounds stays entered, and counts as unanswered', () => {
    const config = configurator([number('L', { max: 9 }), choice('B', ['b'], { showIf: ['L.value>3'] })]);
    const selection = setValue(config, initialSelection(config), 'L', 10);
    expect(groupState(config, selection, 'L')).toMatchObject({ value: 10, answered: false, part: '' });
    expect(visibleGroups(config, selection)).toEqual(['L']);
    expect(evaluate(config, selection)).toMatchObject({
      complete: false,
      missing: [{ code: 'number-outside-bounds', group: 'L', value: 10, bounds: { min: 0, max: 9, step: 1 } }],
    });
  });

  test('null, or what is no number, leaves it unanswered', () => {
    const config = lone({ max: 9 });
    const set = setValue(config, [], 'L', 3);
    expect(setValue(config, set, 'L', null)).toEqual([[]]);
    expect(setValue(config, set, 'L', Number.NaN)).toEqual([[]]);
    expect(setValue(config, set, 'L', Number.POSITIVE_INFINITY)).toEqual([[]]);
  });

  test('-0 is 0, on a value and between two, set and in a selection', () => {
    for (const min of [0, 3]) {
      const config = lone({ min, max: 90, step: 5 });
      expect(setValue(config, [], 'L', -0)).toEqual([[0]]);
      const { selection, missing } = evaluate(config, [[-0]]);
      expect(selection).toEqual([[0]]);
      expect(JSON.parse(JSON.stringify(missing))).toEqual(missing);
    }
  });

  test('a number group starts unanswered', () => {
    expect(initialSelection(lone({ min: 5 }))).toEqual([[]]);
  });

  test('a hidden number group has no value, and is empty when it comes back', () => {
    const config = configurator([choice('A', ['1']), number('L', { max: 9, showIf: ['A.1'] })]);
    expect(setValue(config, initialSelection(config), 'L', 3)).toEqual([[0], []]);
    const set = setValue(config, click(config, ['A.1']), 'L', 3);
    expect(set).toEqual([[1], [3]]);
    expect(click(config, ['A.1', 'A.1'], set)).toEqual([[1], []]);
  });

  test('an unknown group, or one of options, takes no value', () => {
    const config = configurator([choice('A', ['1'])]);
    expect(setValue(config, [], 'A', 3)).toEqual([[0]]);
    expect(setValue(config, [], 'X', 3)).toEqual([[0]]);
  });
});

describe('limits', () => {
  const config = configurator([
    choice('A', ['1', '2']),
    choice('B', ['1', '2']),
    number('L', {
      min: 2,
      max: 50,
      limits: [
        { if: ['A.1'], max: 20 },
        { if: ['B.1'], min: 5, max: 30 },
      ],
    }),
  ]);
  const bounds = (clicks: readonly string[]) => groupState(config, click(config, clicks), 'L').bounds;

  test('do nothing while their rules do not hold', () => {
    expect(bounds(['A.2', 'B.2'])).toEqual({ min: 2, max: 50, step: 1 });
  });

  test('narrow the bounds while they hold', () => {
    expect(bounds(['A.1'])).toEqual({ min: 2, max: 20, step: 1 });
    expect(bounds(['B.1'])).toEqual({ min: 5, max: 30, step: 1 });
  });

  test('the tightest wins', () => {
    expect(bounds(['A.1', 'B.1'])).toEqual({ min: 5, max: 20, step: 1 });
  });

  test('never widen', () => {
    const wide = configurator([
      choice('A', ['1']),
      number('L', { min: 2, max: 9, limits: [{ if: ['A.1'], min: 0, max: 99 }] }),
    ]);
    expect(groupState(wide, click(wide, ['A.1']), 'L').bounds).toEqual({ min: 2, max: 9, step: 1 });
  });

  test('a value a limit no longer allows counts as unanswered, and again once it does', () => {
    const set = setValue(config, click(config, ['A.2']), 'L', 40);
    const limited = click(config, ['A.2', 'A.1'], set);
    expect(groupState(config, limited, 'L')).toMatchObject({ value: 40, answered: false });
    expect(groupState(config, click(config, ['A.1'], limited), 'L').answered).toBe(true);
  });

  test('a bound may name another number group, and bounds nothing while that is unanswered', () => {
    const stem = configurator([
      choice('A', ['1']),
      number('Stem', { max: 100 }),
      number('Level', { max: 80, limits: [{ if: ['A.1'], max: 'Stem' }] }),
    ]);
    const picked = click(stem, ['A.1']);
    expect(groupState(stem, picked, 'Level').bounds?.max).toBe(80);
    expect(groupState(stem, setValue(stem, picked, 'Stem', 30), 'Level').bounds?.max).toBe(30);
    expect(groupState(stem, setValue(stem, picked, 'Stem', 101), 'Level').bounds?.max).toBe(80);
  });
});

describe('printing', () => {
  test.each<[Partial<ConfigGroup>, number, string]>([
    [{}, 5, '5'],
    [{}, 120, '120'],
    [{ digits: 3 }, 5, '005'],
    [{ digits: 3 }, 120, '120'],
    [{ step: 0.5 }, 2.5, '2.5'],
    [{ step: 0.5 }, 2, '2'],
    [{ step: 0.1 }, 0.1 + 0.2, '0.3'],
    [{ min: -20 }, -5, '-5'],
    [{ min: -20, digits: 2 }, -5, '-05'],
    [{}, 1_234_567_890_123, '1234567890123'],
    [{ max: 9e15 }, 1_234_567_890_123_456, '1234567890123456'],
    [{}, Number.MAX_SAFE_INTEGER, '9007199254740991'],
    [{ step: 0.25 }, 123_456_789_012.25, '123456789012.25'],
    [{ max: 1, step: 1e-7 }, 5e-7, '0.0000005'],
    [{ max: 1, step: 5e-7 }, 1e-6, '0.000001'],
    [{ min: 0.5, max: 9, step: 1 }, 2.5, '2.5'],
    [{ min: -5, step: 0.1 }, -1e-12, '0'],
    [{ step: 10 }, 100, '100'],
    [{ step: 0.5 }, 100, '100'],
  ])('%j: %s prints %s', (rest, value, text) => {
    expect(printValue(value, number('L', rest))).toBe(text);
    const config = lone(rest);
    const selection = setValue(config, [], 'L', value);
    expect(evaluate(config, selection)).toMatchObject({ itemNo: text, complete: true });
    expect(parseModelNumber(config, text)).toEqual({ ok: true, selection: [[Number(text)]] });
  });
});

test('a bound that the data writes as -0 is 0', () => {
  expect(groupState(lone({ min: -0, max: 9 }), [], 'L').bounds?.min).toBe(0);
  expect(groupState(lone({ min: -9, max: -0 }), [], 'L').bounds?.max).toBe(0);
});
