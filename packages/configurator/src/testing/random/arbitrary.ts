import * as fc from 'fast-check';
import type { ConfigGroup, ConfigOption, Configurator } from '../../data/configurator.ts';
import { quoteCode } from '../../written/rule-text.ts';

const MOST_GROUPS = 6;
const MOST_OPTIONS = 5;

/** Everything drawn for one option; what it becomes depends on its place. */
interface OptionSeed {
  printsQuantity: boolean;
  qty: number;
  maxQty: number;
  flags: { selected: boolean; isReadonly: boolean; neverDisabled: boolean; isLast: boolean; onRequest: boolean };
  price: number;
  amps: number;
  rule: 'none' | 'enableIf' | 'disableIf' | 'selectIf' | 'prices';
  disables: number | null;
  pair: boolean;
  reaches: readonly [number, number] | null;
  maxOverride: number | null;
}

interface GroupSeed {
  kind: 'single' | 'several' | 'number';
  options: readonly OptionSeed[];
  show: 'always' | 'showIf' | 'hideIf';
  optional: boolean;
  blank: boolean;
  printed: boolean;
  literal: boolean;
  separator: string | null;
  maxSelect: number;
  mentions: readonly number[];
  compares: boolean;
}

const optionSeed: fc.Arbitrary<OptionSeed> = fc.record({
  printsQuantity: fc.boolean(),
  qty: fc.integer({ min: 1, max: 3 }),
  maxQty: fc.constantFrom(0, 3, 12),
  flags: fc.record({
    selected: rarely(3),
    isReadonly: rarely(8),
    neverDisabled: rarely(8),
    isLast: rarely(12),
    onRequest: rarely(10),
  }),
  price: fc.integer({ min: -500, max: 20_000 }).map((cents) => cents / 100),
  amps: fc.integer({ min: 1, max: 4 }).map((tens) => tens * 10),
  rule: fc.constantFrom('none', 'none', 'enableIf', 'disableIf', 'selectIf', 'prices'),
  disables: fc.option(fc.nat(MOST_OPTIONS)),
  pair: rarely(8),
  reaches: fc.option(fc.tuple(fc.nat(MOST_GROUPS - 1), fc.nat(MOST_OPTIONS - 1)), { freq: 8 }),
  maxOverride: fc.option(fc.integer({ min: 1, max: 4 }), { freq: 6 }),
});

const groupSeed: fc.Arbitrary<GroupSeed> = fc.record({
  kind: fc.constantFrom('single', 'single', 'several', 'number'),
  options: fc.array(optionSeed, { minLength: 1, maxLength: MOST_OPTIONS }),
  show: fc.constantFrom('always', 'always', 'showIf', 'hideIf'),
  optional: rarely(3),
  blank: rarely(4),
  printed: fc.nat(7).map((n) => n > 0),
  literal: rarely(3),
  separator: fc.constantFrom(null, null, null, '', '/', '--'),
  maxSelect: fc.nat(3),
  mentions: fc.array(fc.nat(30), { minLength: 1, maxLength: 3 }),
  compares: rarely(4),
});

function rarely(oneIn: number): fc.Arbitrary<boolean> {
  return fc.nat(oneIn - 1).map((n) => n === 0);
}

/**
 * Sound configurators: rules look at earlier groups only; every printed code is of its group alone and no code begins another, so each
 * number reads in one way. Unprinted groups decide nothing that is printed. All quantities stand before, or all after, their codes, so
 * that no digits meet.
 */
export function soundConfigurators(): fc.Arbitrary<Configurator> {
  return fc
    .record({
      seeds: fc.array(groupSeed, { minLength: 1, maxLength: MOST_GROUPS }),
      prefix: fc.constantFrom('', '', 'HS-'),
      adderPrice: fc.integer({ min: 0, max: 5_000 }).map((cents) => cents / 100),
      groupSeparator: fc.constantFrom('-', '-', '', '/'),
      optionSeparator: fc.constantFrom('|', '|', '', '+'),
      privateLabel: fc.boolean(),
      quantity: fc.constantFrom<('isQtyPrefix' | 'isQtySuffix')[]>('isQtyPrefix', 'isQtySuffix'),
    })
    .map(({ seeds, quantity, ...rest }) => {
      const groups: ConfigGroup[] = [];
      const sizes = seeds.map(({ kind, options }) => (kind === 'number' ? 0 : options.length));
      for (const [index, seed] of seeds.entries()) groups.push(groupFrom(seed, { index, quantity, sizes }, groups));
      return { ...rest, configGroups: groups };
    });
}

/** The place of an option. */
interface Place {
  index: number;
  quantity: 'isQtyPrefix' | 'isQtySuffix';
  /** Options of each group, but for blank codes. */
  sizes: readonly number[];
}

function groupFrom(seed: GroupSeed, place: Place, before: readonly ConfigGroup[]): ConfigGroup {
  const { index } = place;
  const rules = rulesOn(seed, before);
  const group = {
    name: nameOf(index),
    ...(rules.length === 0 || seed.show === 'always' ? {} : { [seed.show]: rules }),
    ...(seed.printed ? {} : { printed: false }),
    ...(seed.separator === null ? {} : { separator: seed.separator }),
    ...(seed.literal ? { whenHidden: `${codeOf(index, 0)}z` } : {}),
  };
  if (seed.kind === 'number') {
    const limits = rules.length === 0 ? [] : [{ if: rules, max: 40 }];
    return {
      ...group,
      kind: 'number',
      min: 5,
      max: 95,
      step: 5,
      digits: 3,
      pricePerUnit: 1.1,
      limits,
    };
  }
  const multiselect = seed.kind === 'several';
  const seeds = seed.options.map((option) =>
    seed.printed ? option : { ...option, flags: { ...option.flags, isLast: false } },
  );
  const options = seeds.map((option, at) => optionFrom(option, place, at, seed.options.length, multiselect, rules));
  if (multiselect) return { ...group, multiselect, maxSelect: seed.maxSelect, options };
  const blank: ConfigOption[] = seed.blank && !seed.optional ? [{ code: '', description: 'none' }] : [];
  return { ...group, optional: seed.optional, options: [...blank, ...options] };
}

/** Rules that hold for some choices of earlier printed groups. */
function rulesOn(seed: GroupSeed, before: readonly ConfigGroup[]): readonly string[] {
  const sources = before.filter((group) => group.printed !== false);
  if (sources.length === 0) return [];
  const alternatives = seed.mentions.flatMap((mention) => {
    const source = sources[mention % sources.length];
    if (source === undefined) return [];
    if (source.kind === 'number') return [`${source.name}.value>${(mention % 20) * 5}`];
    if (seed.compares) return [`${source.name}.amps>=${((mention % 4) + 1) * 10}`];
    const code = source.options?.[mention % source.options.length]?.code ?? '';
    return [`${source.name}.${quoteCode(code)}`];
  });
  return [alternatives.join(':')];
}

function optionFrom(
  seed: OptionSeed,
  place: Place,
  at: number,
  size: number,
  multiselect: boolean,
  rules: readonly string[],
): ConfigOption {
  const group = place.index;
  const code = codeOf(group, at);
  const { onRequest, isReadonly, ...flags } = seed.flags;
  const disabled = seed.disables === null || !multiselect ? null : seed.disables % size;
  return {
    code,
    description: `option ${code}`,
    altDescription: `other ${code}`,
    price: onRequest ? null : seed.price,
    attributes: { amps: seed.amps },
    qty: seed.qty,
    maxQty: seed.maxQty,
    ...(seed.printsQuantity ? { [place.quantity]: true } : {}),
    ...flags,
    ...(isReadonly && flags.selected ? { isReadonly } : {}),
    disableCodes: [...(disabled === null || disabled === at ? [] : [codeOf(group, disabled)]), ...reached(seed, place)],
    ...(seed.pair && multiselect && size > 2
      ? { conditionalDisablePairs: { [`${codeOf(group, 0)}|${codeOf(group, 1)}`]: [codeOf(group, 2)] } }
      : {}),
    ...(multiselect && seed.maxOverride !== null ? { maxOverride: seed.maxOverride } : {}),
    ...(rules.length === 0 || seed.rule === 'none'
      ? {}
      : seed.rule === 'prices'
        ? { prices: [{ if: rules, price: 1 }] }
        : { [seed.rule]: rules }),
  };
}

/** An option of another group, before or after. */
function reached({ reaches }: OptionSeed, { index, sizes }: Place): readonly string[] {
  if (reaches === null) return [];
  const [group, option] = reaches;
  return group !== index && option < (sizes[group] ?? 0) ? [`${nameOf(group)}.${codeOf(group, option)}`] : [];
}

/** With dots and spaces, as names may have. */
function nameOf(index: number): string {
  return `Group ${index}.${index % 2 === 0 ? 'a' : 'b c'}`;
}

/** Three letters: the group's, the option's, and an end, so that no code begins another, also with quantities before or after. */
function codeOf(group: number, at: number): string {
  return `${'ABCDEF'.charAt(group)}${'ghijk'.charAt(at)}x`;
}

/** One click or entry, by position; what it does not find it leaves alone. */
export interface Step {
  group: number;
  option: number;
  quantity: number | null;
}

export function steps(): fc.Arbitrary<readonly Step[]> {
  const step = fc.record({
    group: fc.nat(MOST_GROUPS - 1),
    option: fc.nat(MOST_OPTIONS),
    quantity: fc.option(fc.integer({ min: 0, max: 25 })),
  });
  return fc.array(step, { maxLength: 25 });
}
