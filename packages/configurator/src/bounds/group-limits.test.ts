import { describe, expect, test } from 'vitest';
import type { ConfigGroup, ConfigOption, Configurator } from '../index.ts';
import { evaluate, initialSelection, parseModelNumber, setQuantity, setValue, switchOption } from '../index.ts';
import { choice, chosen, click, configurator, groupState, number, optionState, several } from '../testing/build.ts';

const amps = (code: string, value: number, rest: Partial<ConfigOption> = {}): ConfigOption => ({
  code,
  attributes: { amps: value },
  ...rest,
});
const bus = choice('Bus', [amps('10', 10), amps('20', 20), 'none']);
const breakers = (limits: ConfigGroup['limits'], rest: Partial<ConfigGroup> = {}): Configurator =>
  configurator([
    bus,
    several('Breaker', [amps('a', 4), amps('b', 6), amps('c', 8), 'x'], { limits: limits ?? [], ...rest }),
  ]);
const under = breakers([{ of: 'amps', max: 'Bus.amps' }]);
const missing = (config: Configurator, clicks: readonly string[]) =>
  evaluate(config, click(config, clicks)).missing.map(({ code }) => code);

describe('an attribute of a multi-select group under a limit', () => {
  test('an option whose starting quantity would exceed it is disabled', () => {
    const selection = click(under, ['Bus.10', 'Breaker.a']);
    expect(optionState(under, selection, 'Breaker', 'b').enabled).toBe(true);
    expect(optionState(under, selection, 'Breaker', 'c')).toMatchObject({
      enabled: false,
      reasons: [{ code: 'limit', of: 'amps', limit: 10, causes: [{ group: 'Breaker', code: 'a' }] }],
    });
  });

  test('an option without the attribute is not concerned', () => {
    const selection = click(under, ['Bus.10', 'Breaker.a', 'Breaker.b']);
    expect(optionState(under, selection, 'Breaker', 'x').enabled).toBe(true);
  });

  test('a bound without a value bounds nothing', () => {
    expect(chosen(under, click(under, ['Bus.none', 'Breaker.a', 'Breaker.b', 'Breaker.c']))).toHaveLength(4);
  });

  test.each([0.5, 1])('pieces of %d amps go as well, as many as are too many', (each) => {
    const group = several('Breaker', [amps('a', each, { maxQty: 9 }), 'x'], {
      limits: [{ of: 'amps', max: 2 * each }],
    });
    const config = configurator([group]);
    expect(chosen(config, [[4, 1]])).toEqual(['Breaker.a ×2', 'Breaker.x']);
  });

  test('quantities stop at what fits', () => {
    const selection = click(under, ['Bus.20', 'Breaker.b']);
    expect(optionState(under, selection, 'Breaker', 'b').maxQuantity).toBe(3);
    expect(chosen(under, setQuantity(under, selection, 'Breaker', 'b', 9))).toEqual(['Bus.20', 'Breaker.b ×3']);
  });

  test('where it is exceeded the last in option order lose pieces and then go', () => {
    const full = setQuantity(under, click(under, ['Bus.20', 'Breaker.a', 'Breaker.b']), 'Breaker', 'b', 2);
    expect(chosen(under, full)).toEqual(['Bus.20', 'Breaker.a', 'Breaker.b ×2']);
    expect(chosen(under, switchOption(under, full, 'Bus', '10'))).toEqual(['Bus.10', 'Breaker.a', 'Breaker.b']);
    const tight = breakers([{ of: 'amps', max: 5 }]);
    expect(
      chosen(tight, [
        [0, 0, 0],
        [1, 1, 2, 1],
      ]),
    ).toEqual(['Breaker.a', 'Breaker.x']);
  });

  test('a read-only quantity goes at once, and a held option never', () => {
    const fixed = configurator([
      several('B', [amps('h', 8, { selectIf: ['C.on'] }), amps('r', 4, { qty: 2, isQtyReadonly: true })], {
        limits: [{ of: 'amps', max: 7 }],
      }),
      choice('C', ['on']),
    ]);
    expect(chosen(fixed, [[0, 2], [1]])).toEqual(['B.h', 'C.on']);
  });

  test('an option that is never disabled does not count', () => {
    const free = configurator([
      several('B', [amps('n', 9, { neverDisabled: true }), amps('a', 5)], { limits: [{ of: 'amps', max: 5 }] }),
    ]);
    expect(chosen(free, click(free, ['B.n', 'B.a']))).toEqual(['B.n', 'B.a']);
  });

  test('less than min is incomplete, nothing at all only where the group is not optional', () => {
    const least = breakers([{ of: 'amps', min: 5 }], { optional: true });
    expect(missing(least, ['Bus.10'])).toEqual([]);
    expect(missing(least, ['Bus.10', 'Breaker.a'])).toEqual(['too-few']);
    expect(missing(least, ['Bus.10', 'Breaker.b'])).toEqual([]);
    const asked = breakers([{ of: 'amps', min: 5 }], { optional: false });
    expect(missing(asked, ['Bus.10'])).toEqual(['choose']);
  });

  test('sums are exact: 0.1 + 0.2 is not above 0.3', () => {
    const fine = configurator([
      several('B', [amps('a', 0.1), amps('b', 0.2), amps('c', 0.000000001)], { limits: [{ of: 'amps', max: 0.3 }] }),
    ]);
    expect(chosen(fine, click(fine, ['B.a', 'B.b', 'B.c']))).toEqual(['B.a', 'B.b']);
  });
});

describe('without `of` limits bound how many options are selected', () => {
  const count = (limits: ConfigGroup['limits'], maxSelect?: number) =>
    breakers(limits, maxSelect === undefined ? {} : { maxSelect });

  test('beside maxSelect the smallest wins', () => {
    const all = ['Bus.10', 'Breaker.a', 'Breaker.b', 'Breaker.c'];
    expect(chosen(count([{ max: 2 }], 3), click(count([{ max: 2 }], 3), all))).toEqual([
      'Bus.10',
      'Breaker.a',
      'Breaker.b',
    ]);
    const config = count([{ max: 3 }], 2);
    expect(groupState(config, click(config, all), 'Breaker')).toMatchObject({ counted: 2, limit: 2 });
  });

  test('a condition that is left out always holds, an empty one never', () => {
    const limitOf = (limits: ConfigGroup['limits']) =>
      groupState(count(limits), initialSelection(count(limits)), 'Breaker').limit;
    expect(limitOf([{ max: 1 }])).toBe(1);
    expect(limitOf([{ if: [], max: 1 }])).toBeNull();
    expect(limitOf([{ if: ['Bus.10'], max: 1 }])).toBeNull();
  });

  test('fewer than min are incomplete', () => {
    const config = count([{ min: 2 }]);
    expect(missing(config, ['Bus.10', 'Breaker.a'])).toEqual(['too-few']);
    expect(missing(config, ['Bus.10', 'Breaker.a', 'Breaker.b'])).toEqual([]);
  });
});

describe('in a single-choice group each option is judged by its own attribute', () => {
  const config = configurator([
    several('Motor', [amps('m4', 4), amps('m6', 6)]),
    choice('Fuse', [amps('5', 5), amps('8', 8), amps('12', 12), 'slow'], {
      limits: [{ of: 'amps', min: 'sum(1.25*Motor.amps)', max: 'sum(2*Motor.amps)' }],
    }),
  ]);

  test.each([
    [['Motor.m4'], ['5', '8', 'slow']],
    [['Motor.m6'], ['8', '12', 'slow']],
    [['Motor.m4', 'Motor.m6'], ['slow']],
  ])('with %j there are %j', (clicks, enabled) => {
    const { options } = groupState(config, click(config, clicks), 'Fuse');
    const left = options.filter((option) => option.enabled).map(({ code }) => code);
    expect(left).toEqual(clicks.length === 2 ? ['slow'] : enabled);
  });

  test('outside the limit it is disabled and unselected, and told the bounds in force', () => {
    const selection = click(config, ['Motor.m4', 'Fuse.5']);
    expect(chosen(config, selection)).toEqual(['Motor.m4', 'Fuse.5']);
    const next = click(config, ['Motor.m6'], selection);
    expect(chosen(config, next)).toEqual(['Motor.m4', 'Motor.m6']);
    expect(optionState(config, next, 'Fuse', '5').reasons).toEqual([
      { code: 'limit', of: 'amps', min: 12.5, limit: 20, causes: [] },
    ]);
  });
});

describe('an option’s own limits', () => {
  const config = configurator([
    number('Depth', { min: 0, max: 9 }),
    several('Tray', [
      { code: 't', limits: [{ max: 'Depth' }, { if: ['Depth.value>6'], max: 'sum(0.5*Depth.value)' }] },
      { code: 'r', qty: 3, isQtyReadonly: true, limits: [{ max: 'Depth' }] },
    ]),
  ]);
  const at = (depth: number) => setValue(config, initialSelection(config), 'Depth', depth);

  test('cap its quantity, rounded down', () => {
    const most = (depth: number) => optionState(config, at(depth), 'Tray', 't').maxQuantity;
    expect([2, 6, 7, 9].map(most)).toEqual([2, 6, 3, 4]);
    const three = setQuantity(config, click(config, ['Tray.t'], at(6)), 'Tray', 't', 5);
    expect(chosen(config, setValue(config, three, 'Depth', 7))).toEqual(['Depth=7', 'Tray.t ×3']);
  });

  test('below 1 it is disabled and unselected', () => {
    expect(optionState(config, at(0), 'Tray', 't')).toMatchObject({
      enabled: false,
      reasons: [{ code: 'quantity', max: 0 }],
    });
    expect(chosen(config, setValue(config, click(config, ['Tray.t'], at(1)), 'Depth', 0))).toEqual(['Depth=0']);
  });

  test('below a read-only quantity likewise', () => {
    expect(optionState(config, at(3), 'Tray', 'r').enabled).toBe(true);
    expect(optionState(config, at(2), 'Tray', 'r')).toMatchObject({
      enabled: false,
      reasons: [{ code: 'quantity', max: 2 }],
    });
  });
});

describe('a number under measures', () => {
  const config = configurator([
    several('Part', [amps('a', 0.1), amps('b', 0.2)]),
    number('N', { min: 0, max: 9, step: 0.1, limits: [{ min: 'sum(Part.amps)', max: 'Part.amps' }] }),
  ]);

  test('of several values the tightest bounds, and a sum always has one', () => {
    const bounds = (clicks: readonly string[]) => groupState(config, click(config, clicks), 'N').bounds;
    expect(bounds([])).toEqual({ min: 0, max: 9, step: 0.1 });
    expect(bounds(['Part.b'])).toEqual({ min: 0.2, max: 0.2, step: 0.1 });
    expect(bounds(['Part.a', 'Part.b'])).toEqual({ min: 0.3, max: 0.1, step: 0.1 });
  });
});

describe('a number is read with the pieces that its limits leave', () => {
  const config = configurator([
    several(
      'Tray',
      [
        { code: 't', qty: 4, attributes: { cm: 3 } },
        { code: 'u', attributes: { cm: 3 } },
      ],
      {
        limits: [{ of: 'cm', max: 'Rack' }],
      },
    ),
    number('Rack', { min: 3, max: 30 }),
    choice('Door', ['D', { code: 'E', enableIf: ['Tray.quantity<=2'] }]),
  ]);

  test.each(['t-6-E', 't-9-D', 't|u-9-D', 't|u-15-D'])('%s', (text) => {
    const parsed = parseModelNumber(config, text);
    expect(parsed.ok && evaluate(config, parsed.selection)).toMatchObject({ itemNo: text, complete: true });
  });

  test('an unprinted quantity reads as `qty`, or as many as leave what is read', () => {
    const pieces = (text: string) => {
      const parsed = parseModelNumber(config, text);
      return parsed.ok ? chosen(config, parsed.selection) : parsed.code;
    };
    expect(pieces('t|u-9-D')).toEqual(['Tray.t ×2', 'Tray.u', 'Rack=9', 'Door.D']);
    expect(pieces('t|u-15-D')).toEqual(['Tray.t ×4', 'Tray.u', 'Rack=15', 'Door.D']);
    expect(pieces('t|u-3-D')).toBe('incomplete');
  });

  test('and refused where more pieces than rules allow stay', () => {
    expect(parseModelNumber(config, 't-9-E').ok).toBe(false);
  });
});

test('a requirement without `if` always counts, and says its text', () => {
  const config = configurator([bus], { requires: [{ then: ['Bus.amps>=20'], text: 'Take the larger bus.' }] });
  expect(evaluate(config, click(config, ['Bus.10'])).missing).toEqual([
    { code: 'requirement', if: [], then: ['Bus.amps>=20'], text: 'Take the larger bus.' },
  ]);
  expect(evaluate(config, click(config, ['Bus.20'])).complete).toBe(true);
});
