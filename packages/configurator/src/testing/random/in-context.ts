import * as fc from 'fast-check';
import type {
  ConfigGroup,
  ConfigOption,
  Configurator,
  Context,
  ContextFact,
  RuleList,
  Table,
} from '../../data/configurator.ts';

const FACTS: readonly ContextFact[] = [
  { name: 'market', values: ['US', 'CA', 'E.U'] },
  { name: 'tier', values: ['gold', 'plain'], default: 'plain' },
];

const RULES = [
  '@market.US',
  '@market.CA|"E.U"',
  '@market.unknown',
  '@tier.gold',
  '@tier.gold:@market.US',
  '@tier.plain',
] as const;

interface ContextSeed {
  rule: number;
  form: number;
  option: number;
}

const contextSeed: fc.Arbitrary<ContextSeed> = fc.record({ rule: fc.nat(5), form: fc.nat(13), option: fc.nat(5) });

/** Turns rules of configurators into such as ask who asks, and gives the last table a column of it. */
export function withContext(configurators: fc.Arbitrary<Configurator>): fc.Arbitrary<Configurator> {
  return fc
    .record({
      config: configurators,
      seeds: fc.array(contextSeed, { minLength: 6, maxLength: 6 }),
      markets: fc.array(fc.nat(9), { minLength: 8, maxLength: 8 }),
      hasColumn: fc.boolean(),
    })
    .map(({ config, seeds, markets, hasColumn }) => ({
      ...config,
      context: FACTS,
      parts: Object.fromEntries(
        Object.entries(config.parts ?? {}).map(([name, part], at) => [name, asked(part, seeds.slice(at + 2))]),
      ),
      ...asked(config, seeds),
      ...(hasColumn ? { tables: (config.tables ?? []).map((table) => withColumn(table, markets)) } : {}),
    }));
}

/** A visitor: of each fact a value, one that is not declared, or nothing. */
export function contexts(): fc.Arbitrary<Context> {
  return fc
    .record({
      market: fc.constantFrom(undefined, 'US', 'CA', 'E.U', 'MX'),
      tier: fc.constantFrom(undefined, 'gold', 'plain', 'tin'),
    })
    .map((context) => JSON.parse(JSON.stringify(context)));
}

function asked(config: Configurator, seeds: readonly ContextSeed[]): Configurator {
  return {
    ...config,
    context: FACTS,
    configGroups: config.configGroups.map((group, at) => {
      const seed = seeds[at];
      return seed === undefined ? group : askedGroup(group, seed);
    }),
  };
}

function askedGroup(group: ConfigGroup, { rule, form, option: place }: ContextSeed): ConfigGroup {
  const list: RuleList = [RULES[rule] ?? RULES[0]];
  if (form === 0 && group.showIf === undefined) return { ...group, showIf: list };
  if (form === 1 && group.hideIf === undefined) return { ...group, hideIf: list };
  if (form === 2)
    return {
      ...group,
      limits: (group.limits ?? []).map((limit) => ({ ...limit, if: [...(limit.if ?? []), ...list] })),
    };
  if (group.options === undefined || form > 9) return group;
  const options = group.options.map((option, at) =>
    at === place % (group.options?.length ?? 1) ? askedOption(option, list, form) : option,
  );
  return { ...group, options };
}

function askedOption(option: ConfigOption, list: RuleList, form: number): ConfigOption {
  const { enableIf, disableIf } = option;
  if (form < 5) return { ...option, enableIf: [...(enableIf ?? []), ...list] };
  if (form < 7) return { ...option, disableIf: disableIf === undefined ? list : [`${disableIf[0]}:${list[0]}`] };
  if (form < 9)
    return {
      ...option,
      prices: [
        { if: list, price: 7.255 },
        { if: ['@tier.gold'], price: null },
      ],
    };
  return { ...option, limits: [...(option.limits ?? []), { if: list, max: 1 }] };
}

const MARKETS = ['*', 'US', 'US|CA', '"E.U"', 'unknown', 'CA|unknown', '*', '', 'US|"E.U"', '*'] as const;

function withColumn(table: Table, markets: readonly number[]): Table {
  return {
    ...table,
    columns: ['@market', ...table.columns],
    rows: table.rows.map((row, at) => [MARKETS[markets[at % markets.length] ?? 0] ?? '*', ...row]),
  };
}
