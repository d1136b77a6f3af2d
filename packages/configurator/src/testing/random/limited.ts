import * as fc from 'fast-check';
import type { ConfigGroup, ConfigOption, Configurator, GroupLimit } from '../../data/configurator.ts';
import { soundConfigurators } from './arbitrary.ts';

interface LimitSeed {
  bounds: 'options' | 'amps';
  side: 'min' | 'max';
  measured: boolean;
  size: number;
  conditional: boolean;
}

const limitSeed: fc.Arbitrary<LimitSeed> = fc.record({
  bounds: fc.constantFrom('options', 'amps'),
  side: fc.constantFrom('max', 'max', 'min'),
  measured: fc.boolean(),
  size: fc.integer({ min: 1, max: 6 }),
  conditional: fc.boolean(),
});

/** Sound configurators with limits, sums and requirements (decisions 2.2) that look at earlier printed groups only. */
export function limitedConfigurators(): fc.Arbitrary<Configurator> {
  return fc
    .record({
      config: soundConfigurators(),
      limits: fc.array(fc.option(limitSeed), { minLength: 6, maxLength: 6 }),
      caps: fc.array(fc.option(fc.integer({ min: 0, max: 3 })), { minLength: 6, maxLength: 6 }),
      requires: fc.option(fc.integer({ min: 1, max: 30 })),
    })
    .map(({ config, limits, caps, requires }) => ({
      ...config,
      configGroups: config.configGroups.map((group, index, all) =>
        limited(group, limits[index] ?? null, caps[index] ?? null, earlier(all, index)),
      ),
      requires: requires === null ? [] : [{ then: [`sum(0.1*amps)<=${requires}`], text: 'Too much current.' }],
    }));
}

function earlier(groups: readonly ConfigGroup[], index: number): ConfigGroup | undefined {
  return groups.slice(0, index).findLast(({ printed, kind }) => printed !== false && kind !== 'number');
}

function limited(
  group: ConfigGroup,
  seed: LimitSeed | null,
  cap: number | null,
  before: ConfigGroup | undefined,
): ConfigGroup {
  if (group.kind === 'number') return { ...group, attributes: { amps: 0.5 } };
  const options = (group.options ?? []).map((option, at) => capped(option, at === 1 ? cap : null, before));
  return seed === null ? { ...group, options } : { ...group, options, limits: [limitFrom(group, seed, before)] };
}

function capped(option: ConfigOption, cap: number | null, before: ConfigGroup | undefined): ConfigOption {
  if (cap === null) return option;
  return { ...option, limits: [{ max: before === undefined ? cap : `sum(0.05*${before.name}.amps + ${cap})` }] };
}

function limitFrom({ multiselect }: ConfigGroup, seed: LimitSeed, before: ConfigGroup | undefined): GroupLimit {
  const isOfAmps = multiselect !== true || seed.bounds === 'amps';
  const literal = isOfAmps ? seed.size * 20 : seed.size;
  const measure = isOfAmps ? `sum(2*${before?.name}.amps)` : `${before?.name}.count`;
  const code = before?.options?.[0]?.code ?? '';
  return {
    ...(seed.conditional && before !== undefined && code !== '' ? { if: [`${before.name}.${code}`] } : {}),
    ...(isOfAmps ? { of: 'amps' } : {}),
    [seed.side]: seed.measured && before !== undefined ? measure : literal,
  };
}
