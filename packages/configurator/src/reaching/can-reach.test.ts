import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Configurator, Selection } from '../data/configurator.ts';
import { evaluate } from '../evaluating/evaluate.ts';
import { ruleAsker } from '../rules/ask-rule.ts';
import { stateOf } from '../settling/picked.ts';
import { choice, configurator, number, several } from '../testing/build.ts';
import { soundConfigurators } from '../testing/index.ts';
import { largeConfigurator } from '../testing/large-configurator.ts';
import { measuredConfigurators } from '../testing/random/measured.ts';
import { tabledConfigurators } from '../testing/random/tabled.ts';
import { runsOfSearch } from '../testing/runs-of-search.ts';
import { reachedByTrying } from '../testing/second/reaching.ts';
import { quoteCode } from '../written/rule-text.ts';
import { canReach } from './can-reach.ts';

const runs = runsOfSearch(60);

const pump = configurator(
  [
    choice('Voltage', [
      { code: '240', attributes: { volts: 240 } },
      { code: '480', attributes: { volts: 480 } },
      { code: '600', attributes: { volts: 600 } },
    ]),
    choice('Enclosure', [
      { code: 'P', attributes: { material: 'polycarbonate' }, disableIf: ['Voltage.480|600'] },
      { code: 'S', attributes: { material: '304 stainless' } },
    ]),
    several('Extras', [
      { code: 'H', attributes: { watts: 50 }, maxQty: 4 },
      { code: 'L', attributes: { watts: 20 }, disableCodes: ['M'] },
      'M',
    ]),
    number('Cord', { min: 10, max: 100, step: 10, limits: [{ if: ['Voltage.600'], max: 50 }] }),
    choice('Tag', ['a', 'b'], { printed: false }),
  ],
  { requires: [{ if: ['Enclosure.P'], then: ['sum(Extras.watts)<=100'] }] },
);

describe('a complete number with all that is asked for', () => {
  test.each<[string, readonly string[], 'yes' | 'no']>([
    ['nothing', [], 'yes'],
    ['one choice', ['Voltage.480'], 'yes'],
    ['two choices that go together', ['Voltage.480', 'Enclosure.S'], 'yes'],
    ['two that do not', ['Voltage.480', 'Enclosure.P'], 'no'],
    ['one of two codes', ['Voltage.240|480', 'Enclosure.P'], 'yes'],
    ['two of one choice', ['Voltage.240', 'Voltage.480'], 'no'],
    ['an attribute', ['Voltage.volts>=500'], 'yes'],
    ['an attribute that nothing has', ['Voltage.volts>600'], 'no'],
    ['a text', ['Enclosure.material=polycarbonate', 'Voltage.volts<300'], 'yes'],
    ['a text that a choice rules out', ['Enclosure.material=polycarbonate', 'Voltage.volts>300'], 'no'],
    ['extras together', ['Extras.H', 'Extras.L'], 'yes'],
    ['extras of which one disables the other', ['Extras.L', 'Extras.M'], 'no'],
    ['as many pieces as there may be', ['Extras.quantity>=4', 'Extras.count=1'], 'yes'],
    ['a sum at its requirement', ['sum(Extras.watts)=100', 'Enclosure.P'], 'yes'],
    ['a sum beyond its requirement', ['sum(Extras.watts)>100', 'Enclosure.P'], 'no'],
    ['a value', ['Cord.value=100'], 'yes'],
    ['a value at a limit', ['Cord.value>=50', 'Voltage.600'], 'yes'],
    ['a value beyond a limit', ['Cord.value>50', 'Voltage.600'], 'no'],
    ['a value between two steps', ['Cord.value>10', 'Cord.value<20'], 'no'],
    ['an unprinted answer', ['Tag.b'], 'yes'],
    ['a group that there is not', ['Nothing.x'], 'no'],
    ['a code that there is not', ['Voltage.110'], 'no'],
    ['words that are no rule', ['volts'], 'no'],
  ])('%s: %j is %s', (_, demands, answer) => {
    const reached = canReach(pump, demands, { steps: 20_000 });
    expect(reached.answer).toBe(answer);
    if (reached.answer === 'yes') expectProof(pump, demands, reached.selection);
  });

  test('a group that has to be answered and cannot be with it', () => {
    const config = configurator([
      choice('A', ['x', 'y']),
      choice('B', [
        { code: 'p', disableIf: ['A.x'] },
        { code: 'q', disableIf: ['A.x'] },
      ]),
    ]);
    expect(canReach(config, ['A.x'])).toEqual({ answer: 'no' });
    expect(canReach(config, ['A.y']).answer).toBe('yes');
  });

  test('a choice that ends the number hides groups that no rule looks at', () => {
    const config = configurator([choice('A', [{ code: 'x', isLast: true }, 'y']), choice('B', ['p'])]);
    expect(canReach(config, ['A.x'])).toEqual({ answer: 'yes', selection: [[1, 0], [0]] });
    expect(canReach(config, ['A.x', 'B.p'])).toEqual({ answer: 'no' });
    expect(canReach(config, ['A.y', 'B.p']).answer).toBe('yes');
  });

  test('without steps it is not known, and nothing is thrown', () => {
    expect(canReach(pump, ['Voltage.480', 'Enclosure.P'], { steps: 0 })).toEqual({ answer: 'unknown' });
    expect(canReach(configurator([]), ['A.x'])).toEqual({ answer: 'no' });
    expect(canReach(pump, JSON.parse('[null, 5]')).answer).toBe('no');
    expect(canReach(pump, JSON.parse('"Voltage.480"')).answer).toBe('yes');
  });
});

describe('a demand that nothing can meet is refused before the first step', () => {
  test.each<[string, readonly unknown[]]>([
    ['a group that there is not', ['Nothing.x']],
    ['a code that there is not', ['Voltage.110']],
    ['an attribute that no option has', ['Voltage.kg>=1']],
    ['words that are no rule', ['volts']],
    ['nothing that could be a rule', [null]],
    ['beside one that can be met', ['Voltage.480', 'Voltage.110']],
  ])('%s', (_, demands) => {
    expect(canReach(pump, JSON.parse(JSON.stringify(demands)), { steps: 0 })).toEqual({ answer: 'no' });
  });

  test('one alternative that could hold is enough to be looked for', () => {
    expect(canReach(pump, ['Voltage.110|480'], { steps: 0 })).toEqual({ answer: 'unknown' });
    expect(canReach(pump, ['Voltage.110|480'], { steps: 20_000 }).answer).toBe('yes');
  });
});

test('any option of a large configurator is found within the usual steps', () => {
  const large = largeConfigurator({ groups: 20, options: 160 });
  for (const { name, options = [] } of large.configGroups) {
    const code = options.at(-1)?.code;
    if (code === undefined) continue;
    const reached = canReach(large, [`${name}.${quoteCode(code)}`]);
    expect(reached.answer, name).not.toBe('unknown');
  }
});

const demandSeeds = fc.array(fc.record({ group: fc.nat(5), option: fc.nat(5), form: fc.nat(3), amount: fc.nat(40) }), {
  minLength: 1,
  maxLength: 3,
});

test.each([
  ['decisions 2 and 2.1', soundConfigurators()],
  ['measures and limits', measuredConfigurators()],
  ['tables', tabledConfigurators()],
])('agrees with trying every selection: %s', (_, configurators) => {
  fc.assert(
    fc.property(configurators.map(narrowed), demandSeeds, (config, seeds) => {
      const demands = seeds.flatMap((seed) => demandOf(config, seed));
      const reached = canReach(config, demands, { steps: 2_000 });
      if (reached.answer === 'yes') expectProof(config, demands, reached.selection);
      if (reached.answer === 'no') expect(reachedByTrying(config, demands) ?? null).toBeNull();
    }),
    runs,
  );
});

/** Numbers of few values, so that all can be tried. */
function narrowed(config: Configurator): Configurator {
  const configGroups = config.configGroups.map((group) => {
    const { kind, min = 0, step = 1 } = group;
    return kind === 'number' ? { ...group, max: min + 2 * step } : group;
  });
  return { ...config, configGroups };
}

function demandOf(
  { configGroups }: Configurator,
  { group: at, option, form, amount }: { group: number; option: number; form: number; amount: number },
): string[] {
  const group = configGroups[at % configGroups.length];
  if (group === undefined) return [];
  if (group.kind === 'number') return [`${group.name}.value${form === 0 ? '>=' : '<='}${amount}`];
  const code = group.options?.[option % Math.max(1, group.options.length)]?.code ?? '';
  if (form < 2) return [`${group.name}.${quoteCode(code)}`];
  return [
    form === 2 ? `${group.name}.amps>=${amount}` : `${group.name}.count${amount % 2 === 0 ? '>=' : '='}${amount % 3}`,
  ];
}

function expectProof(config: Configurator, demands: readonly string[], selection: Selection): void {
  const evaluation = evaluate(config, structuredClone(selection));
  expect(evaluation.selection).toEqual(selection);
  expect(evaluation.missing).toEqual([]);
  const asks = ruleAsker(config, evaluation);
  expect(demands.filter((demand) => !asks(demand))).toEqual([]);
  expect(stateOf(config, selection).selection).toEqual(selection);
}
