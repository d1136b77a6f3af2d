import { describe, expect, test } from 'vitest';
import type { ConfigGroup, ConfigOption } from '../data/configurator.ts';
import { evaluate, initialSelection, setQuantity, setSequence, switchOption } from '../index.ts';
import {
  choice,
  chosen,
  click,
  configurator,
  groupState,
  number,
  optionState,
  sequence,
  several,
  text,
} from '../testing/build.ts';

const amps = (code: string, value: number, rest: Partial<ConfigOption> = {}): ConfigOption => ({
  code,
  attributes: { amps: value },
  ...rest,
});
const trays = (
  options: readonly (string | ConfigOption)[],
  limits: ConfigGroup['limits'] = [],
  rest: Partial<ConfigGroup> = {},
) => configurator([several('Tray', options, { limits, ...rest }), choice('End', ['E'])]);
const pieces = (config: ReturnType<typeof trays>, quantities: readonly number[]) =>
  evaluate(config, [quantities, [1]]).selection[0];
const missing = (config: ReturnType<typeof trays>, quantities: readonly number[]) =>
  evaluate(config, [quantities, [1]]).missing.map(({ code }) => code);

describe('`min` and `max`', () => {
  const bound = (max: number | string, base = [[1], [3]]) =>
    evaluate(
      configurator([
        choice('Bus', [amps('x', 5)], { optional: true }),
        number('Stem', { max: 9 }),
        number('N', { max: 20, limits: [{ max }] }),
      ]),
      [...base, [6]],
    ).groups[2];

  test('are a number, the name of a number group, or a measure', () => {
    expect([bound(6), bound(5)].map((group) => group?.answered)).toEqual([true, false]);
    expect([bound('Stem')?.bounds?.max, bound('Bus.amps')?.bounds?.max]).toEqual([3, 5]);
    expect(bound('sum(2*Bus.amps + 1)')?.bounds?.max).toBe(11);
  });

  test('of several values the tightest', () => {
    const of = (limit: object) =>
      groupState(
        configurator([several('A', [amps('a', 3), amps('b', 7)]), number('N', { max: 20, limits: [limit] })]),
        [[1, 1], []],
        'N',
      ).bounds;
    expect([of({ max: 'A.amps' })?.max, of({ min: 'A.amps' })?.min]).toEqual([3, 7]);
  });

  test('without a value they bound nothing', () => {
    expect([bound('Bus.amps', [[0], [3]])?.bounds?.max, bound('Stem', [[1], []])?.bounds?.max]).toEqual([20, 20]);
  });
});

test.each<[string, ConfigGroup, (string | number)[], (string | number)[]]>([
  [
    'number',
    number('G', {
      min: 2,
      max: 9,
      limits: [
        { min: 0, max: 99 },
        { min: 4, max: 6 },
      ],
    }),
    [4],
    [3],
  ],
  [
    'text',
    text('G', {
      min: 2,
      max: 9,
      limits: [
        { min: 0, max: 99 },
        { min: 4, max: 6 },
      ],
    }),
    ['abcd'],
    ['abc'],
  ],
])('they narrow the own bounds of a %s, and never widen them', (_, group, inside, outside) => {
  const config = configurator([group]);
  expect(evaluate(config, [inside]).groups[0]).toMatchObject({ answered: true, bounds: { min: 4, max: 6 } });
  expect(evaluate(config, [outside]).groups[0]?.answered).toBe(false);
  expect(
    groupState(configurator([{ ...group, limits: group.limits?.slice(0, 1) ?? [] }]), [[]], 'G').bounds,
  ).toMatchObject({ min: 2, max: 9 });
});

test('they narrow the own bounds of a sequence, and never widen them', () => {
  const config = configurator([sequence('S', ['K'], { max: 4, limits: [{ max: 9 }, { max: 2 }] })]);
  expect(setSequence(config, [], 'S', ['K', 'K', 'K'])[0]).toEqual(['K', 'K']);
  const wide = configurator([sequence('S', ['K'], { max: 4, limits: [{ max: 9 }] })]);
  expect(setSequence(wide, [], 'S', Array(6).fill('K'))[0]).toHaveLength(4);
});

describe('multi-select', () => {
  test('`neverDisabled` options are never counted', () => {
    const config = trays(['a', { code: 'n', neverDisabled: true }], [{ max: 1, min: 1 }]);
    expect([missing(config, [1, 1]), missing(config, [0, 1])]).toEqual([[], []]);
    const two = trays(['a', 'b', { code: 'n', neverDisabled: true }], [{ min: 2 }]);
    expect([missing(two, [1, 1, 0]), missing(two, [1, 0, 1])]).toEqual([[], ['too-few']]);
    const summed = trays([amps('a', 3), amps('n', 9, { neverDisabled: true })], [{ of: 'amps', max: 3 }]);
    expect(pieces(summed, [1, 1])).toEqual([1, 1]);
  });

  test('without `of` they bound how many options are selected', () => {
    const config = trays(['a', 'b', 'c'], [{ max: 2 }]);
    expect(chosen(config, click(config, ['Tray.a', 'Tray.b', 'Tray.c']))).toEqual(['Tray.a', 'Tray.b']);
    expect(pieces(config, [9, 9, 0])).toEqual([9, 9, 0]);
  });

  test('beside `maxSelect` and its overrides: the smallest wins', () => {
    const limit = (maxSelect: number, max: number, maxOverride?: number) =>
      groupState(
        trays([{ code: 'a', ...(maxOverride ? { maxOverride } : {}) }, 'b', 'c', 'd'], [{ max }], { maxSelect }),
        [[1, 0, 0, 0]],
        'Tray',
      ).limit;
    expect([limit(2, 3), limit(3, 2), limit(3, 3, 1), limit(1, 3, 2), limit(1, 2, 3)]).toEqual([2, 2, 1, 2, 2]);
  });

  test('with `of` the sum of quantity × that attribute', () => {
    const config = trays([amps('a', 2), amps('b', 3)], [{ of: 'amps', max: 7 }]);
    expect([pieces(config, [2, 1]), pieces(config, [2, 2])]).toEqual([
      [2, 1],
      [2, 1],
    ]);
  });

  test('an option whose starting quantity would exceed `max` is disabled', () => {
    const of = (qty: number) =>
      optionState(trays([amps('a', 2, { qty })], [{ of: 'amps', max: 6 }]), [[0]], 'Tray', 'a').enabled;
    expect([of(3), of(4)]).toEqual([true, false]);
  });

  test('quantities stop at what fits', () => {
    const config = trays([amps('a', 2), amps('b', 1)], [{ of: 'amps', max: 6 }]);
    const at = click(config, ['Tray.a', 'Tray.b']);
    expect([setQuantity(config, at, 'Tray', 'a', 2)[0], setQuantity(config, at, 'Tray', 'a', 3)[0]]).toEqual([
      [2, 1],
      [2, 1],
    ]);
    expect(optionState(config, at, 'Tray', 'a').maxQuantity).toBe(2);
  });

  test('where it is exceeded, limit by limit, the last in option order lose pieces and then go', () => {
    const config = trays(
      [amps('a', 2), amps('b', 2)],
      [
        { of: 'amps', max: 5 },
        { of: 'amps', max: 3 },
      ],
    );
    expect([pieces(config, [1, 1]), pieces(config, [3, 1]), pieces(config, [1, 0])]).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
    ]);
    const wide = trays([amps('a', 1), amps('b', 1)], [{ of: 'amps', max: 5 }]);
    expect(pieces(wide, [2, 9])).toEqual([2, 3]);
  });

  test('a read-only quantity goes at once', () => {
    const of = (isQtyReadonly: boolean) =>
      pieces(trays([amps('a', 1), amps('b', 1, { qty: 3, isQtyReadonly })], [{ of: 'amps', max: 3 }]), [1, 3]);
    expect([of(true), of(false)]).toEqual([
      [1, 0],
      [1, 2],
    ]);
  });

  test('only options whose attribute is above 0 go', () => {
    const config = trays([amps('a', 4), amps('b', 0), 'c'], [{ of: 'amps', max: 3 }]);
    expect(pieces(config, [1, 1, 1])).toEqual([0, 1, 1]);
  });

  test('held ones never go', () => {
    const held = { selected: true, isReadonly: true };
    expect(pieces(trays([amps('a', 4), amps('b', 4, held)], [{ of: 'amps', max: 3 }]), [1, 1])).toEqual([0, 1]);
    expect(pieces(trays([amps('a', 4), amps('b', 4)], [{ of: 'amps', max: 3 }]), [1, 1])).toEqual([0, 0]);
  });

  test('fewer than `min` are incomplete, none at all only where the group is not `optional`', () => {
    const of = (optional: boolean) => trays(['a', 'b', 'c'], [{ min: 2 }], { optional });
    for (const optional of [true, false])
      expect([missing(of(optional), [1, 1, 0]), missing(of(optional), [1, 0, 0])]).toEqual([[], ['too-few']]);
    expect(missing(of(true), [0, 0, 0])).toEqual([]);
    expect(missing(of(false), [0, 0, 0])).not.toEqual([]);
    const summed = trays([amps('a', 2)], [{ of: 'amps', min: 4 }], { optional: true });
    expect([missing(summed, [2]), missing(summed, [1]), missing(summed, [0])]).toEqual([[], ['too-few'], []]);
  });
});

test('a sequence with `of`: likewise, entries going from the end', () => {
  const config = configurator([
    sequence('S', [amps('K', 4), amps('R', 1), amps('P', 0)], { limits: [{ of: 'amps', min: 5, max: 6 }] }),
  ]);
  const put = (codes: string[]) => setSequence(config, [], 'S', codes);
  expect([put(['R', 'K', 'R'])[0], put(['R', 'K', 'R', 'R', 'P'])[0]]).toEqual([
    ['R', 'K', 'R'],
    ['R', 'K', 'R', 'P'],
  ]);
  expect([evaluate(config, put(['K', 'R'])).missing, evaluate(config, put(['K'])).missing]).toEqual([
    [],
    [{ code: 'too-few', group: 'S' }],
  ]);
  expect([
    optionState(config, put(['K', 'R']), 'S', 'R').enabled,
    optionState(config, put(['K', 'R']), 'S', 'K').enabled,
  ]).toEqual([true, false]);
});

describe('single choice', () => {
  const breaker = (limits: NonNullable<ConfigGroup['limits']>) =>
    configurator([
      choice('Bus', ['s', 'l']),
      choice('B', [amps('5', 5), amps('10', 10), amps('20', 20), 'none'], { limits }),
    ]);
  const on = (
    config: ReturnType<typeof breaker>,
    at = [
      [0, 0],
      [0, 0, 0, 0],
    ],
  ) => groupState(config, at, 'B').options.map(({ enabled }) => enabled);

  test('each option is judged by its own attribute: outside the limit it is disabled', () => {
    expect(on(breaker([{ of: 'amps', min: 5, max: 10 }]))).toEqual([true, true, false, true]);
    expect(on(breaker([{ of: 'amps', min: 5.1, max: 9.9 }]))).toEqual([false, false, false, true]);
  });

  test('and unselected', () => {
    const config = breaker([{ if: ['Bus.s'], of: 'amps', max: 10 }]);
    const large = click(config, ['Bus.l', 'B.20']);
    expect(chosen(config, switchOption(config, large, 'Bus', 's'))).toEqual(['Bus.s']);
    expect(chosen(config, switchOption(config, click(config, ['Bus.l', 'B.10']), 'Bus', 's'))).toEqual([
      'Bus.s',
      'B.10',
    ]);
  });

  test('`of` is needed', () => {
    expect(on(breaker([{ max: 1 }]))).toEqual([true, true, true, true]);
    expect(on(breaker([{ of: 'amps', max: 1 }]))).toEqual([false, false, false, true]);
  });

  test('without the attribute it is not concerned', () => {
    expect(on(breaker([{ of: 'amps', max: 0 }]))[3]).toBe(true);
    expect(on(breaker([{ of: 'amps', max: 0 }]))[0]).toBe(false);
  });
});

describe("an option's `limits`", () => {
  const of = (max: number, rest: Partial<ConfigOption> = {}) => trays([{ code: 'a', limits: [{ max }], ...rest }]);
  const state = (config: ReturnType<typeof of>, quantity = 1) => optionState(config, [[quantity], [1]], 'Tray', 'a');

  test('cap its quantity, rounded down', () => {
    expect([pieces(of(2.9), [2]), pieces(of(2.9), [3]), pieces(of(3), [3])]).toEqual([[2], [2], [3]]);
  });

  test('beside `maxQty`', () => {
    expect([state(of(5, { maxQty: 3 })).maxQuantity, state(of(3, { maxQty: 5 })).maxQuantity]).toEqual([3, 3]);
  });

  test('below 1 it is disabled and unselected', () => {
    expect([state(of(1)).enabled, state(of(0.9)).enabled]).toEqual([true, false]);
    expect([pieces(of(1), [1]), pieces(of(0.9), [1])]).toEqual([[1], [0]]);
  });

  test('below a read-only `qty` likewise', () => {
    const fixed = (max: number) => of(max, { qty: 3, isQtyReadonly: true });
    expect([state(fixed(3)).enabled, state(fixed(2)).enabled]).toEqual([true, false]);
    expect([pieces(fixed(3), [3]), pieces(fixed(2), [3])]).toEqual([[3], [0]]);
  });

  test('in a sequence `maxQty` (no cap) and `limits` say how often it may stand', () => {
    const row = (option: Partial<ConfigOption>, codes: number) =>
      setSequence(
        configurator([sequence('S', [{ code: 'K', ...option }], { max: 40 })]),
        [],
        'S',
        Array(codes).fill('K'),
      )[0]?.length;
    expect([row({ maxQty: 25 }, 25), row({ maxQty: 25 }, 26), row({}, 40)]).toEqual([25, 25, 40]);
    expect([row({ limits: [{ max: 2.5 }] }, 2), row({ limits: [{ max: 2.5 }] }, 3)]).toEqual([2, 2]);
  });
});

test('what is held by nothing starts within the limits', () => {
  const config = trays([amps('a', 2, { selected: true }), amps('b', 2, { selected: true })], [{ of: 'amps', max: 3 }]);
  expect(initialSelection(config)[0]).toEqual([1, 0]);
});
