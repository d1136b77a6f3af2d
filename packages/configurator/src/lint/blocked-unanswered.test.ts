import { expect, test } from 'vitest';
import type { ConfigGroup, ConfigOption, Fact } from '../index.ts';
import { evaluate, lintConfigurator } from '../index.ts';
import { choice, configurator, number, several } from '../testing/build.ts';

const amps = (code: string, value: number, rest: Partial<ConfigOption> = {}): ConfigOption => ({
  code,
  attributes: { amps: value },
  ...rest,
});
const enclosure = choice('Enclosure', [amps('4X', 18), amps('4XG', 32)]);
const supply = choice('Supply', ['1', '3']);
const extras = several('Extras', ['S', 'E']);
const motor = (rules: Partial<ConfigOption>, rest: Partial<ConfigGroup> = {}): ConfigGroup =>
  choice('Motor', ['040', { code: '250', ...rules }], rest);

function warned(groups: readonly ConfigGroup[]) {
  const config = configurator(groups);
  const found = lintConfigurator(config).findings.filter(({ code }) => code === 'blocked-unanswered');
  for (const { severity, group, option, witness } of found) {
    expect(severity).toBe('warning');
    const states = evaluate(config, witness?.selections?.[0] ?? []).groups.find(({ name }) => name === group);
    expect(states?.visible).toBe(true);
    const reasons = states?.options.find(({ code }) => code === option)?.reasons;
    expect(reasons?.map(({ code }) => code)).toEqual(['enable-if']);
  }
  return found.map(({ group, option, witness }) => `${group}.${option} for ${witness?.rule}`);
}

const BLOCKED = ['Motor.250 for Enclosure.amps>=25'];
test.each<[string, readonly ConfigGroup[], readonly string[]]>([
  ['a rating that nobody was asked for yet', [enclosure, motor({ enableIf: ['Enclosure.amps>=25'] })], BLOCKED],
  ['the opposite, which only an answer makes hold', [enclosure, motor({ disableIf: ['Enclosure.amps<25'] })], []],
  ['codes of an open question', [supply, motor({ enableIf: ['Supply.3'] })], ['Motor.250 for Supply.3']],
  ['a number that is open', [number('Amps'), motor({ enableIf: ['Amps.value>3'] })], ['Motor.250 for Amps.value>3']],
  [
    'a group that shows later',
    [supply, enclosure, motor({ enableIf: ['Enclosure.amps>=25'] }, { showIf: ['Supply.3'] })],
    BLOCKED,
  ],
  [
    'a group that shows only once the question is answered',
    [enclosure, motor({ enableIf: ['Enclosure.amps>=25'] }, { showIf: ['Enclosure.4X|4XG'] })],
    [],
  ],
  [
    'an answer that is there from the start',
    [
      choice('Enclosure', [amps('4X', 18, { selected: true }), amps('4XG', 32)]),
      motor({ enableIf: ['Enclosure.amps>=25'] }),
    ],
    [],
  ],
  ['an extra, which may well be left out', [extras, motor({ enableIf: ['Extras.S'] })], []],
  ['a question that may be left out', [{ ...supply, optional: true }, motor({ enableIf: ['Supply.3'] })], []],
  [
    'a rule that holds stands beside it',
    [enclosure, motor({ enableIf: ['Enclosure.count>=0', 'Enclosure.amps>=25'] })],
    BLOCKED,
  ],
])('an enableIf that blocks from the start is warned of: %s', (_, groups, expected) => {
  expect(warned(groups)).toEqual(expected);
});

test('a fact that waits for an open question blocks, too', () => {
  const of = (facts: readonly Fact[]) =>
    lintConfigurator(configurator([supply, motor({ enableIf: ['Phases.three'] })], { facts }))
      .findings.filter(({ code }) => code === 'blocked-unanswered')
      .map(({ option }) => option);
  expect(of([{ name: 'Phases', values: [{ if: ['Supply.3'], value: 'three' }] }])).toEqual(['250']);
  expect(of([{ name: 'Phases', values: [{ value: 'three' }] }])).toEqual([]);
});
