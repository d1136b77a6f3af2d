import { expect, test } from 'vitest';
import { type Configurator, lintConfigurator } from '../index.ts';
import { choice, chosen, click, configurator, number, several } from '../testing/build.ts';

const fixed = (code: string, rest = {}) => ({ code, isReadonly: true, selected: true, ...rest });
const raiser = { code: 'r', maxOverride: 3 };
const ways = choice('K', ['k1', 'k2']);
const blocking = (rest: object) => several('H', [fixed('h', rest)], { hideIf: ['K.k2'] });
const target = choice('T', ['t', 'u']);
const needing = choice('Z', [{ code: 'z', enableIf: ['T.t'] }, 'y']);

test.each<[string, Configurator, readonly string[]]>([
  [
    'a group that needs two options, where another raises the limit',
    configurator([several('H', ['x', 'y', raiser], { maxSelect: 1 }), choice('Z', ['z'], { showIf: ['H.x', 'H.y'] })]),
    ['H.r', 'H.x', 'H.y', 'Z.z'],
  ],
  [
    'an option that needs two, where another raises the limit',
    configurator([
      several('H', ['x', 'y', raiser], { maxSelect: 1 }),
      choice('Z', [{ code: 'z', enableIf: ['H.x', 'H.y'] }, 'w']),
    ]),
    ['H.r', 'H.x', 'H.y', 'Z.z'],
  ],
  [
    'an option that depends on one which a held option disables until it hides',
    configurator([ways, blocking({ disableCodes: ['T.t'] }), target, needing]),
    ['K.k2', 'T.t', 'Z.z'],
  ],
  [
    'a group that depends on one',
    configurator([ways, blocking({ disableCodes: ['T.t'] }), target, choice('Z', ['z'], { showIf: ['T.t'] })]),
    ['K.k2', 'T.t', 'Z.z'],
  ],
  [
    'an option that a pair disables, until its key hides',
    configurator([ways, blocking({ conditionalDisablePairs: { h: ['T.t'] } }), target, needing]),
    ['K.k2', 'T.t', 'Z.z'],
  ],
  [
    'a limit of a number that depends on one',
    configurator([
      ways,
      blocking({ disableCodes: ['T.t'] }),
      target,
      number('N', { min: 1, max: 9, limits: [{ if: ['T.t'], max: 5 }] }),
    ]),
    ['K.k2', 'T.t'],
  ],
  [
    'an option beside a held one, where another raises the limit',
    configurator([several('H', [fixed('h'), 'x', { ...raiser, neverDisabled: true }], { maxSelect: 1 })]),
    ['H.r', 'H.x'],
  ],
  [
    'the same by overrideCodes',
    configurator([
      several('H', [fixed('h', { overrideCodes: { r: 3 } }), 'x', { code: 'r', neverDisabled: true }], {
        maxSelect: 1,
      }),
    ]),
    ['H.r', 'H.x'],
  ],
])('%s can be selected', (_, config, clicks) => {
  expect(chosen(config, click(config, clicks))).toEqual(expect.arrayContaining([...clicks]));
  const { findings, exhaustive } = lintConfigurator(config);
  expect(findings.filter(({ code }) => code !== 'blocked-unanswered')).toEqual([]);
  expect(exhaustive).toBe(true);
});

test.each<[string, string, boolean]>([
  ['a sum that one value meets', 'sum(2*N.value + 4)=18', true],
  ['a fact that one value meets', 'Twice.value=14', false],
  ['a sum of two numbers', 'sum(N.value + M.value)=30', true],
  ['a sum of which no sample is known', 'sum(17*N.value + 23*M.value)=1113', false],
])('an option that %s allows is not said to be out of reach', (_, rule, isSampled) => {
  const config = configurator(
    [number('N', { max: 90 }), number('M', { max: 90 }), choice('Z', [{ code: 'z', enableIf: [rule] }, 'y'])],
    { facts: [{ name: 'Twice', values: [{ measure: 'sum(2*N.value)' }] }] },
  );
  const { findings, exhaustive } = lintConfigurator(config);
  expect(findings.map(({ code }) => code)).toEqual(['blocked-unanswered']);
  expect(exhaustive).toBe(isSampled);
});

test.each<[string, Configurator, readonly string[]]>([
  [
    'two options under a limit that nothing raises',
    configurator([several('H', ['x', 'y', 'r'], { maxSelect: 1 }), choice('Z', ['z'], { showIf: ['H.x', 'H.y'] })]),
    ['group-never-shows Z'],
  ],
  [
    'an option that what never hides disables',
    configurator([several('H', [fixed('h', { disableCodes: ['T.t'] })]), target, needing]),
    ['option-never-selectable T.t', 'option-never-selectable Z.z', 'blocked-unanswered Z.z'],
  ],
  [
    'an option that a pair always disables',
    configurator([several('H', [fixed('h', { conditionalDisablePairs: { h: ['T.t'] } })]), target]),
    ['option-never-selectable T.t'],
  ],
])('%s: found', (_, config, expected) => {
  const { findings, exhaustive } = lintConfigurator(config);
  expect(
    findings.map(({ code, group, option }) => `${code} ${group}${option === undefined ? '' : `.${option}`}`),
  ).toEqual(expected);
  expect(exhaustive).toBe(true);
});

test('where not every set of options was tried nothing is called impossible', () => {
  const codes = ['1', '2', '3', '4', '5', '6'];
  const needs = codes.slice(0, 3).map((code) => `H.${code}`);
  const config = configurator([
    several('H', [...codes, raiser], { maxSelect: 1 }),
    choice('Z', ['z'], { showIf: needs, hideIf: ['H.4:H.5:H.6'] }),
  ]);
  expect(chosen(config, click(config, ['H.r', ...needs, 'Z.z']))).not.toContain('Z.z');
  expect(lintConfigurator(config)).toEqual({ findings: [], exhaustive: false });
});
