import * as fc from 'fast-check';
import type { ConfigGroup, Configurator, Fact } from '../../data/configurator.ts';

interface AssemblySeed {
  place: number;
  open: string | undefined;
  close: string | undefined;
  separator: string | undefined;
  optional: boolean;
  printed: boolean;
  hasSentence: boolean;
  asking: number;
}

const assemblySeed: fc.Arbitrary<AssemblySeed> = fc.record({
  place: fc.nat(4),
  open: fc.constantFrom(undefined, undefined, '[', '', 'P:'),
  close: fc.constantFrom(undefined, undefined, ']', '/P'),
  separator: fc.constantFrom(undefined, undefined, '', '+'),
  optional: fc.boolean(),
  printed: fc.nat(5).map((n) => n > 0),
  hasSentence: fc.boolean(),
  asking: fc.nat(11),
});

const PART_NAMES = ['Pump', 'Motor', 'Cable'] as const;

/** Configurators with up to three assemblies inside each other, and rules, sums and requirements that ask the facts of their parts. */
export function withAssemblies(configurators: fc.Arbitrary<Configurator>): fc.Arbitrary<Configurator> {
  return fc
    .record({
      whole: configurators,
      parts: fc.array(configurators, { minLength: 1, maxLength: PART_NAMES.length }),
      seeds: fc.array(assemblySeed, { minLength: 4, maxLength: 4 }),
      hasSecond: fc.boolean(),
    })
    .map(({ whole, parts, seeds, hasSecond }) => {
      const used = PART_NAMES.slice(0, parts.length);
      const built = parts.map((part, at) => [used[at], partFrom(part, seeds[at + 1], used[at + 1])]);
      const outer = withGroup(small(whole), seeds[0], used[0]);
      const second = hasSecond ? withGroup(outer, seeds[3], used.at(-1)) : outer;
      return { ...second, parts: Object.fromEntries(built) };
    });
}

const MOST_GROUPS = 2;

function small(config: Configurator): Configurator {
  const configGroups = config.configGroups.slice(0, MOST_GROUPS);
  const isAbout = ({ columns }: { columns: readonly string[] }): boolean =>
    columns.every((column) => column.startsWith('@') || configGroups.some(({ name }) => name === column));
  return { ...config, requires: [], tables: (config.tables ?? []).filter(isAbout), configGroups };
}

/** A part has facts of its own: a weight, and a text. */
function partFrom(config: Configurator, seed: AssemblySeed | undefined, inner: string | undefined): Configurator {
  const part = small(config);
  const facts: Fact[] = [
    { name: 'kg', decimals: 1, specText: 'It weighs {value} kg.', values: [{ measure: 'sum(0.35*amps + 1)' }] },
    { name: 'Class', printed: false, values: [{ value: 'dry' }] },
  ];
  const whole = { ...part, facts: [...(part.facts ?? []), ...facts] };
  return inner === undefined ? whole : withGroup(whole, seed, inner);
}

function withGroup(config: Configurator, seed: AssemblySeed | undefined, part: string | undefined): Configurator {
  if (seed === undefined || part === undefined) return config;
  const taken = config.configGroups.filter(({ kind }) => kind === 'assembly').length;
  const name = `Set${taken}`;
  const group: ConfigGroup = {
    name,
    kind: 'assembly',
    part,
    ...JSON.parse(JSON.stringify({ open: seed.open, close: seed.close, separator: seed.separator })),
    optional: seed.optional,
    printed: seed.printed,
    ...(seed.hasSentence ? { specText: 'With {value}.' } : {}),
  };
  const place = Math.min(seed.place, config.configGroups.length);
  const after = config.configGroups.slice(place).map((one, at) => (at === 0 ? asking(one, name, seed.asking) : one));
  return {
    ...config,
    requires: [...(config.requires ?? []), ...(seed.asking === 0 ? [{ then: [`sum(${name}.kg + amps)<=4`] }] : [])],
    facts: [
      ...(config.facts ?? []),
      ...(seed.asking < 3
        ? [{ name: `Load${taken}`, values: [{ measure: `${name}.kg` }, { value: 'none' }] }]
        : [{ name: `Load${taken}`, values: [{ measure: 'sum(kg - 0.05)' }] }]),
    ],
    configGroups: [...config.configGroups.slice(0, place), group, ...after],
  };
}

/** The group after an assembly asks for what its part has. */
function asking(group: ConfigGroup, name: string, seed: number): ConfigGroup {
  const rule = [`${name}.kg>=2`, `${name}.count=0`, `sum(2*${name}.kg)<7`, `${name}.Class.dry`][seed % 4] ?? '';
  if (seed < 4) return { ...group, showIf: [rule] };
  if (group.kind === 'number' || group.kind === 'text')
    return { ...group, limits: [...(group.limits ?? []), { max: `${name}.kg` }] };
  const options = group.options?.map((option, at) =>
    at === 0 && option.disableIf === undefined ? { ...option, disableIf: [rule] } : option,
  );
  return options === undefined ? group : { ...group, options };
}
