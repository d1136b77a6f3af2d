import * as fc from 'fast-check';
import type { ConfigGroup, ConfigOption, Configurator, GroupLimit } from '../../data/configurator.ts';
import { soundConfigurators } from './arbitrary.ts';

const MOST_GROUPS = 6;

interface MeasureSeed {
  form: number;
  first: number;
  second: number;
  constant: number;
}

interface GroupSeed {
  limits: readonly { min: MeasureSeed | null; max: MeasureSeed | null; of: boolean; when: MeasureSeed | null }[];
  caps: readonly (MeasureSeed | null)[];
  rules: readonly (MeasureSeed | null)[];
  step: number;
}

const measureSeed = fc.record({
  form: fc.nat(11),
  first: fc.nat(MOST_GROUPS),
  second: fc.nat(MOST_GROUPS),
  constant: fc.integer({ min: 0, max: 80 }).map((tenths) => tenths / 10),
});

const groupSeed: fc.Arbitrary<GroupSeed> = fc.record({
  limits: fc.array(
    fc.record({
      min: fc.option(measureSeed, { freq: 2 }),
      max: fc.option(measureSeed, { freq: 4 }),
      of: fc.boolean(),
      when: fc.option(measureSeed, { freq: 1 }),
    }),
    { maxLength: 2 },
  ),
  caps: fc.array(fc.option(measureSeed, { freq: 1 }), { minLength: 6, maxLength: 6 }),
  rules: fc.array(fc.option(measureSeed, { freq: 1 }), { minLength: 6, maxLength: 6 }),
  step: fc.constantFrom(5, 0.1, 0.3, 2.5),
});

/** Sound configurators in which limits, caps, rules and requirements compare every measure there is, always of earlier groups. */
export function measuredConfigurators(): fc.Arbitrary<Configurator> {
  return fc
    .record({
      config: soundConfigurators().map(withWordsForNames),
      seeds: fc.array(groupSeed, { minLength: MOST_GROUPS, maxLength: MOST_GROUPS }),
      requires: fc.array(measureSeed, { maxLength: 2 }),
    })
    .map(({ config, seeds, requires }) => ({
      ...config,
      requires: requires.map((seed, at) => ({
        then: [comparison(seed, config.configGroups)],
        ...(at === 0 ? { text: 'Too much.' } : {}),
      })),
      configGroups: config.configGroups.map((group, at, all) => {
        const seed = seeds[at];
        return seed === undefined ? group : withMeasures(group, seed, all.slice(0, at));
      }),
    }));
}

/** Names in sums are words. */
export function withWordsForNames(config: Configurator): Configurator {
  return JSON.parse(JSON.stringify(config).replaceAll(/Group (\d)\.(?:a|b c)/g, 'G$1'));
}

function withMeasures(group: ConfigGroup, seed: GroupSeed, before: readonly ConfigGroup[]): ConfigGroup {
  const limits: GroupLimit[] = seed.limits.map(({ min, max, of, when }) => ({
    ...(when === null ? {} : { if: [comparison(when, before)] }),
    ...(of || group.multiselect !== true ? { of: 'amps' } : {}),
    ...(min === null ? {} : { min: bound(min, before) }),
    ...(max === null ? {} : { max: bound(max, before) }),
  }));
  if (group.kind === 'number') {
    const numbers = limits.map(({ of, ...limit }) => limit);
    const { digits, ...rest } = group;
    const whole = seed.step === 5 && digits !== undefined ? { digits } : {};
    return {
      ...rest,
      ...whole,
      step: seed.step,
      limits: [...(group.limits ?? []), ...numbers],
      attributes: { kg: 0.1, amps: 0.7 },
    };
  }
  const options = (group.options ?? []).map((option, at) => withCap(option, seed, at, before));
  return { ...group, options, limits };
}

function withCap(option: ConfigOption, seed: GroupSeed, at: number, before: readonly ConfigGroup[]): ConfigOption {
  const cap = seed.caps[at] ?? null;
  const rule = seed.rules[at] ?? null;
  const hasRule = option.enableIf ?? option.disableIf ?? option.selectIf;
  return {
    ...option,
    attributes: { ...option.attributes, kg: (at + 1) / 10 },
    ...(cap === null ? {} : { limits: [{ max: bound(cap, before) }] }),
    ...(rule === null || hasRule !== undefined
      ? {}
      : {
          [rule.form % 3 === 0 ? 'enableIf' : rule.form % 3 === 1 ? 'disableIf' : 'selectIf']: [
            comparison(rule, before),
          ],
        }),
  };
}

function bound(seed: MeasureSeed, before: readonly ConfigGroup[]): number | string {
  return seed.form === 0 ? seed.constant : measure(seed, before);
}

function comparison(seed: MeasureSeed, before: readonly ConfigGroup[]): string {
  const sign = ['<', '<=', '=', '>=', '>'][seed.form % 5];
  const right = seed.second % 2 === 0 ? `${seed.constant}` : measure({ ...seed, form: seed.form + 5 }, before);
  return `${measure(seed, before)}${sign}${right}`;
}

/** A measure of earlier groups; where there is none, a sum of numbers. */
function measure({ form, first, second, constant }: MeasureSeed, before: readonly ConfigGroup[]): string {
  const a = before[first % before.length];
  const b = before[second % before.length];
  if (a === undefined || b === undefined) return `sum(${constant} + 1)`;
  const forms = [
    `${a.name}.amps`,
    `${a.name}.count`,
    `${a.name}.quantity`,
    a.kind === 'number' ? `${a.name}.value` : `${a.name}.kg`,
    a.kind === 'number' ? a.name : `sum(${a.name}.kg)`,
    `sum(1.25*${a.name}.amps - ${constant})`,
    `sum(${a.name}.kg+${b.name}.kg)`,
    `sum( 0.1 * ${a.name}.quantity + ${b.name}.count + ${constant} )`,
    `sum(${constant} - ${a.name}.count)`,
    `sum(0.3*${a.name}.${a.kind === 'number' ? 'value' : 'amps'})`,
  ];
  return forms[form % forms.length] ?? '';
}
