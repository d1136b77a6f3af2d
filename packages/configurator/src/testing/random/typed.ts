import * as fc from 'fast-check';
import type { ConfigGroup, ConfigOption, Configurator } from '../../data/configurator.ts';

const MOST_GROUPS = 6;

interface TypedSeed {
  becomes: 'same' | 'text' | 'sequence';
  min: number;
  room: number;
  fill: string | null;
  optionSeparator: string | null;
  maxQty: readonly number[];
  characters: string | undefined;
  upperCase: boolean;
  optional: boolean;
  sentence: boolean;
}

const typedSeed: fc.Arbitrary<TypedSeed> = fc.record({
  becomes: fc.constantFrom('same', 'same', 'text', 'sequence', 'sequence'),
  min: fc.integer({ min: 1, max: 3 }),
  room: fc.integer({ min: 0, max: 3 }),
  fill: fc.constantFrom(null, null, 'X', '_'),
  optionSeparator: fc.constantFrom(null, null, '', ',', '|'),
  maxQty: fc.array(fc.constantFrom(0, 0, 1, 2), { minLength: 6, maxLength: 6 }),
  characters: fc.constantFrom(undefined, 'a-z', 'A-Z0-9 -', '-0-9'),
  upperCase: fc.boolean(),
  optional: fc.boolean(),
  sentence: fc.boolean(),
});

/** Turns some groups of configurators into texts and sequences, with all that those can have. */
export function withTyped(configurators: fc.Arbitrary<Configurator>): fc.Arbitrary<Configurator> {
  return fc
    .record({
      config: configurators,
      seeds: fc.array(typedSeed, { minLength: MOST_GROUPS, maxLength: MOST_GROUPS }),
    })
    .map(({ config, seeds }) => ({
      ...config,
      configGroups: config.configGroups.map((group, at) => {
        const seed = seeds[at];
        if (seed === undefined || seed.becomes === 'same') return group;
        return seed.becomes === 'text' ? textFrom(group, seed) : sequenceFrom(group, seed);
      }),
    }));
}

function textFrom(group: ConfigGroup, seed: TypedSeed): ConfigGroup {
  const { name, showIf, hideIf, printed, whenHidden, separator, limits = [] } = group;
  return {
    ...JSON.parse(JSON.stringify({ name, showIf, hideIf, printed, whenHidden, separator })),
    kind: 'text',
    min: seed.min,
    max: seed.min + seed.room * 2,
    ...(seed.characters === undefined ? {} : { characters: seed.characters }),
    upperCase: seed.upperCase,
    optional: seed.optional,
    pricePerUnit: 0.335,
    limits: limits.map(({ of, ...limit }) => limit),
    ...(seed.sentence ? { specText: `${name} is marked {value}.` } : {}),
  };
}

function sequenceFrom(group: ConfigGroup, seed: TypedSeed): ConfigGroup {
  if (group.kind === 'number') return group;
  const { multiselect, maxSelect, limits = [], ...rest } = group;
  return {
    ...rest,
    kind: 'sequence',
    min: seed.min,
    max: seed.min + seed.room,
    ...(seed.fill === null ? {} : { fill: seed.fill }),
    ...(seed.optionSeparator === null ? {} : { optionSeparator: seed.optionSeparator }),
    optional: seed.optional,
    limits,
    options: (group.options ?? [])
      .filter(({ code }) => code !== '')
      .map((option, at) => entryFrom(option, seed.maxQty[at] ?? 0, seed.sentence)),
    ...(seed.sentence ? { specText: `${group.name} in order: {value}.` } : {}),
  };
}

/** Without what a sequence cannot have. */
function entryFrom(option: ConfigOption, maxQty: number, hasSentence: boolean): ConfigOption {
  const { selected, isReadonly, selectIf, isLast, isQtyPrefix, isQtySuffix, isQtyReadonly, qty, ...rest } = option;
  const { maxOverride, overrideCodes, neverDisabled, ...entry } = rest;
  return { ...entry, maxQty, ...(hasSentence ? { specText: `{value} times ${option.code}.` } : {}) };
}

/** Texts that are typed, some of them in need of mending. */
export const TYPED = [
  'ab',
  'AB-1',
  ' a  b ',
  'e\u0301',
  'straße',
  '',
  ' ',
  '12',
  '\tTag\n7',
  'a\u0007',
  'Pump 1',
  '😀😀',
  '-',
  'x'.repeat(41),
] as const;
