import { describe, expect, test } from 'vitest';
import type { ConfigGroup, ConfigOption, Selection } from '../data/configurator.ts';
import type { SingleChange } from '../data/evaluation.ts';
import { evaluate } from '../evaluating/evaluate.ts';
import { initialSelection, setAssembly } from '../settling/selection.ts';
import { choice, click, configurator, number, several } from '../testing/build.ts';
import { findRemedy } from './find-remedy.ts';

const enclosure = (code: string, price: number | null, amps: number, weather: number, phases = 1) => ({
  code,
  price,
  attributes: { amps, weather, phases },
});

/** The current of 25 A needs another enclosure than 4X; all of these would do. */
const panel = (...others: ReturnType<typeof enclosure>[]) =>
  configurator([
    choice('Enclosure', [enclosure('4X', 94, 18, 2), ...others], {
      ratings: [
        { of: 'weather', better: 'more', loss: 'not for outdoors' },
        { of: 'phases', better: 'same', loss: 'only where the site has it' },
      ],
    }),
    choice('Amps', ['040', { code: '250', disableIf: ['Enclosure.amps<25'] }]),
    several('Options', [{ code: 'I', disableIf: ['Enclosure.4XS'] }]),
  ]);
const remedyFor = (config: ReturnType<typeof panel>, ...clicks: string[]) =>
  findRemedy(config, click(config, clicks), 'Amps', '250');
const chosen = (remedy: ReturnType<typeof remedyFor>): string => {
  const { change } = remedy ?? {};
  if (change === undefined) return 'none';
  return change.kind === 'switch' ? `${change.group}.${change.to}` : `${change.kind} ${change.group}`;
};

const INDOOR = enclosure('12', 58, 25, 0);
const GLASS = enclosure('4XG', 168, 32, 2);
const LARGE = enclosure('4XL', 296, 63, 2);
const STAINLESS = enclosure('4XS', 150, 32, 3);
const QUOTED = enclosure('4XQ', null, 32, 2);
const THREE_PHASE = enclosure('3P', 100, 32, 2, 3);
const FAR = enclosure('9P', 95, 32, 2, 9);

test.each([
  ['the nearest price of those that are as good', [LARGE, GLASS], [], 'Enclosure.4XG'],
  ['a lower rating only where nothing else helps', [INDOOR, LARGE], [], 'Enclosure.4XL'],
  ['then the lower rating, rather than an open question', [INDOOR], [], 'Enclosure.12'],
  ['the same kind before another one, though it is dearer', [THREE_PHASE, LARGE], [], 'Enclosure.4XL'],
  ['another kind before a lower rating', [INDOOR, THREE_PHASE], [], 'Enclosure.3P'],
  ['of other kinds the nearest, though it is dearer', [FAR, THREE_PHASE], [], 'Enclosure.3P'],
  ['what is better is as good', [STAINLESS, LARGE], [], 'Enclosure.4XS'],
  ['a change that takes no other choice with it', [STAINLESS, LARGE], ['Options.I'], 'Enclosure.4XL'],
  ['a price that is known before one on request', [QUOTED, LARGE], [], 'Enclosure.4XL'],
  ['one on request where there is no other', [QUOTED], [], 'Enclosure.4XQ'],
  ['the answer is taken back only where no other fits', [], [], 'unselect Enclosure'],
])('of the changes that help: %s', (_, others, clicks, expected) => {
  expect(chosen(remedyFor(panel(...others), 'Enclosure.4X', ...clicks))).toBe(expected);
});

test.each([
  ['a higher price', [GLASS], { costs: 7400, losses: [] }],
  ['a price on request', [QUOTED], { costs: 'on-request', losses: [] }],
  [
    'a lower rating, in the words of the maker',
    [INDOOR],
    { costs: -3600, losses: [{ group: 'Enclosure', of: 'weather', better: 'more', text: 'not for outdoors' }] },
  ],
  [
    'another kind, in the words of the maker',
    [THREE_PHASE],
    { losses: [{ group: 'Enclosure', of: 'phases', better: 'same', text: 'only where the site has it' }] },
  ],
])('the remedy says %s', (_, others, expected) => {
  expect(remedyFor(panel(...others), 'Enclosure.4X')).toMatchObject(expected);
});

test('no price is compared with one on request', () => {
  expect(remedyFor(panel(enclosure('Q', null, 18, 2), GLASS), 'Enclosure.Q')?.costs).toBeNull();
});

test('an answered group keeps its answer while the remedy is found: a switch follows', () => {
  expect(chosen(remedyFor(panel(GLASS), 'Enclosure.4X', 'Amps.040'))).toBe('Enclosure.4XG');
});

test('an option that a required choice disables is freed by another choice there, not by taking it back', () => {
  const config = configurator([
    choice('Cord', [{ code: '50' }, { code: '100', disableCodes: ['Plug.P'] }]),
    choice('Plug', ['P', 'Q']),
  ]);
  expect(findRemedy(config, click(config, ['Cord.100', 'Plug.Q']), 'Plug', 'P')?.change).toMatchObject({
    kind: 'switch',
    group: 'Cord',
    to: '50',
  });
});

test('a group without ratings comes after one that has them, whatever it costs', () => {
  const config = configurator([
    choice('Rail', [
      { code: 'R1', attributes: { width: 4 } },
      { code: 'R2', price: 1, attributes: { width: 9 } },
    ]),
    choice('Box', [enclosure('B1', 0, 4, 1), enclosure('B2', 50, 9, 1)], {
      ratings: [{ of: 'weather', better: 'more' }],
    }),
    choice('Amps', [{ code: '250', disableIf: ['sum(Rail.width + Box.amps)<13'] }]),
  ]);
  expect(chosen(findRemedy(config, click(config, ['Rail.R1', 'Box.B1']), 'Amps', '250'))).toBe('Box.B2');
});

test('a question that is still open is not answered for the visitor', () => {
  const needs = (optional: boolean) => {
    const config = configurator([
      choice('Alarm', ['AB', 'AR'], { optional }),
      several('Options', [{ code: 'W', enableIf: ['Alarm.AR'] }]),
    ]);
    return findRemedy(config, [], 'Options', 'W');
  };
  expect(needs(false)).toBeNull();
  expect(needs(true)?.change).toMatchObject({ kind: 'select', group: 'Alarm', code: 'AR' });
});

test('an extra is not paid for with a rating, nor with a required answer', () => {
  const alarms = (...others: { code: string; attributes: { sound: number } }[]) =>
    configurator([
      choice('Alarm', [{ code: 'AB', attributes: { sound: 85 } }, ...others], {
        ratings: [{ of: 'sound', better: 'more' }],
      }),
      several('Options', [{ code: 'T', disableIf: ['Alarm.AB'] }]),
      choice('Amps', [{ code: '250', disableIf: ['Alarm.AB'] }]),
    ]);
  const remedies = (config: ReturnType<typeof alarms>) =>
    [
      ['Options', 'T'],
      ['Amps', '250'],
    ].map(([group = '', code = '']) => chosen(findRemedy(config, click(config, ['Alarm.AB']), group, code)));
  const [silent, loud] = [
    { code: 'AL', attributes: { sound: 0 } },
    { code: 'AV', attributes: { sound: 95 } },
  ];
  expect(remedies(alarms(silent))).toEqual(['none', 'Alarm.AL']);
  expect(remedies(alarms(silent, loud))).toEqual(['Alarm.AV', 'Alarm.AV']);
  expect(remedies(alarms())).toEqual(['none', 'unselect Alarm']);
});

test('what can be chosen needs no remedy', () => {
  expect(remedyFor(panel(GLASS), 'Enclosure.4XG')).toBeNull();
  expect(findRemedy(panel(), [], 'Nothing', 'X')).toBeNull();
});

describe('a remedy within the part of an assembly', () => {
  const float = configurator(
    [
      choice('Switch', ['W', { code: 'N', price: 5, attributes: { amps: 4 } }], {
        ratings: [{ of: 'amps', better: 'more' }],
      }),
      number('Cord', { min: 10, max: 50, step: 10, pricePerUnit: 1 }),
      choice('Tag', ['x', 'y'], { optional: true }),
    ],
    {
      facts: [
        { name: 'Length', values: [{ measure: 'Cord.value' }] },
        { name: 'Amps', values: [{ measure: 'sum(Switch.amps)' }] },
      ],
    },
  );
  const assembly = { name: 'Float', kind: 'assembly', part: 'float' } as const;
  const remedyWith = (rules: Partial<ConfigOption>, part: Selection, rest: Partial<ConfigGroup> = {}) => {
    const cover = choice('Cover', ['A', { code: 'B', ...rules }]);
    const config = configurator([{ ...assembly, ...rest }, cover], { parts: { float } });
    return findRemedy(config, setAssembly(config, initialSelection(config), 'Float', part), 'Cover', 'B');
  };
  const LONG: Selection = [[1, 0], [50], [0, 0]];

  test.each<[string, Partial<ConfigOption>, Selection, SingleChange, object]>([
    [
      'the number nearest to what stands against it',
      { disableIf: ['Float.Length>30'] },
      LONG,
      { kind: 'set-value', group: 'Cord', value: 30 },
      { costs: -2000, losses: [] },
    ],
    [
      'a number that is needed',
      { enableIf: ['Float.Length>=30'] },
      [[1, 0], [10], [0, 0]],
      { kind: 'set-value', group: 'Cord', value: 30 },
      { costs: 2000 },
    ],
    ['in a sum', { disableIf: ['sum(2*Float.Length)>60'] }, LONG, { kind: 'set-value', group: 'Cord', value: 10 }, {}],
    [
      'another choice, with what it makes worse',
      { disableIf: ['Float.Amps>3'] },
      [[0, 1], [10], [0, 0]],
      { kind: 'switch', group: 'Switch', from: 'N', to: 'W' },
      { costs: -500, losses: [{ group: 'Switch', of: 'amps', better: 'more' }] },
    ],
  ])('%s', (_, rules, part, change, told) => {
    const remedy = remedyWith(rules, part);
    expect(remedy?.change).toMatchObject({ kind: 'in-part', group: 'Float', change });
    expect(remedy).toMatchObject(told);
  });

  test('leaving the part out, where nothing in it helps', () => {
    const rules = { disableIf: ['Float.Length>=10'] };
    expect(remedyWith(rules, LONG, { optional: true })?.change).toMatchObject({ kind: 'clear', group: 'Float' });
  });

  test('no part is begun for it', () => {
    expect(remedyWith({ enableIf: ['Float.Length>=30'] }, [])).toBeNull();
  });

  test('also in the part of a part', () => {
    const inner = configurator([assembly], { facts: [{ name: 'Reach', values: [{ measure: 'Float.Length' }] }] });
    const config = configurator(
      [
        { name: 'Set', kind: 'assembly', part: 'set' },
        choice('Cover', ['A', { code: 'B', disableIf: ['Set.Reach>30'] }]),
      ],
      { parts: { float, set: inner } },
    );
    const chosen = setAssembly(config, initialSelection(config), 'Set', [[LONG]]);
    const { change } = findRemedy(config, chosen, 'Cover', 'B') ?? {};
    expect(change).toMatchObject({
      kind: 'in-part',
      group: 'Set',
      change: { kind: 'in-part', group: 'Float', change: { kind: 'set-value', group: 'Cord' } },
    });
    expect(evaluate(config, change?.selection ?? []).groups[1]?.options[1]?.enabled).toBe(true);
  });
});
