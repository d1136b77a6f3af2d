import * as fc from 'fast-check';
import type { ConfigGroup, ConfigOption, Configurator } from '../../data/configurator.ts';
import { soundConfigurators } from './arbitrary.ts';

interface OptionSeed {
  isQtyReadonly: boolean;
  hideDescription: boolean;
  hasAltDescription: boolean;
  override: number | null;
  mills: number | null;
}

const optionSeed: fc.Arbitrary<OptionSeed> = fc.record({
  isQtyReadonly: fc.boolean(),
  hideDescription: fc.boolean(),
  hasAltDescription: fc.boolean(),
  override: fc.option(fc.integer({ min: 1, max: 3 })),
  mills: fc.option(fc.integer({ min: -3_000, max: 9_999 })),
});

const numberSeed = fc.record({
  step: fc.constantFrom(0.1, 0.25, 0.3, 1, 5),
  min: fc.constantFrom(0, 0.1, 5, -2.5),
  pricePerUnit: fc.constantFrom(0.333, 0.005, -1.005, 12),
  optional: fc.boolean(),
  isBoundByOther: fc.boolean(),
});

/** Sound configurators with what guides seldom need: fixed quantities, overrides, hidden words, tenths of a cent, numbers with decimals. */
export function seldomConfigurators(): fc.Arbitrary<Configurator> {
  return fc
    .record({
      config: soundConfigurators(),
      options: fc.array(fc.array(optionSeed, { minLength: 6, maxLength: 6 }), { minLength: 6, maxLength: 6 }),
      numbers: fc.array(numberSeed, { minLength: 6, maxLength: 6 }),
      requires: fc.option(fc.tuple(fc.nat(5), fc.nat(5))),
    })
    .map(({ config, options, numbers, requires }) => {
      const groups = config.configGroups.map((group, at, all): ConfigGroup => {
        const number = numbers[at];
        const seeds = options[at];
        if (group.kind === 'number') return number === undefined ? group : numberFrom(group, number, all.slice(0, at));
        return seeds === undefined ? group : { ...group, options: (group.options ?? []).map(seldom(group, seeds)) };
      });
      const [first, second] = (requires ?? []).map((at) => groups[at % groups.length]);
      const rules = first === undefined || second === undefined ? [] : [{ if: [anyOf(first)], then: [anyOf(second)] }];
      return { ...config, configGroups: groups, requires: rules };
    });
}

function seldom({ multiselect, options = [] }: ConfigGroup, seeds: readonly OptionSeed[]) {
  return (option: ConfigOption, at: number): ConfigOption => {
    const {
      isQtyReadonly = false,
      hideDescription = false,
      hasAltDescription = true,
      override,
      mills,
    } = seeds[at] ?? {};
    const { altDescription, ...rest } = option;
    const other = options[(at + 1) % options.length]?.code ?? '';
    return {
      ...rest,
      ...(hasAltDescription && altDescription !== undefined ? { altDescription } : {}),
      ...(isQtyReadonly ? { isQtyReadonly } : {}),
      ...(hideDescription ? { hideDescription } : {}),
      ...(override === undefined || override === null || multiselect !== true
        ? {}
        : { overrideCodes: { [other]: override } }),
      ...(mills === undefined || mills === null ? {} : { price: mills / 1_000 }),
    };
  };
}

type NumberSeed = typeof numberSeed extends fc.Arbitrary<infer Seed> ? Seed : never;

function numberFrom(
  group: ConfigGroup,
  { isBoundByOther, ...seed }: NumberSeed,
  before: readonly ConfigGroup[],
): ConfigGroup {
  const { digits, limits = [], ...rest } = group;
  const other = before.findLast(({ kind }) => kind === 'number')?.name;
  const bound = isBoundByOther && other !== undefined ? [{ if: [`${other}.value>=10`], max: other }] : [];
  return { ...rest, ...seed, limits: [...limits, ...bound] };
}

/** A rule that holds when any of its options is selected, or its value is above 10. */
function anyOf({ name, kind, options = [] }: ConfigGroup): string {
  if (kind === 'number') return `${name}.value>10`;
  return `${name}.${options.map(({ code }) => (code === '' ? '""' : code)).join('|')}`;
}
