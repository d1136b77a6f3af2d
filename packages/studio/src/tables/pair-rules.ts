import {
  type AlternativeSyntax,
  type ConfigGroup,
  type ConfigOption,
  type Configurator,
  type GroupLimit,
  parseMeasure,
  piecesOf,
  type Requirement,
  type Rule,
  type RuleList,
  ruleNames,
  splitReference,
  type Table,
} from '@millrace/configurator';

/** A configurator without what it states of two groups alone. */
export interface WithoutPairRules {
  configurator: Configurator;
  /** The place in its `disableIf` at which an option named the other group, by group and code: a new alternative goes there. */
  slots: ReadonlyMap<string, number>;
}

export const slotKey = (group: string, code: string): string => JSON.stringify([group, code]);

/**
 * Takes out what is stated of two groups and of no other: rules and alternatives of their options, disabled codes, limits, requirements,
 * and tables of these two columns. What other groups have a say in stays.
 */
export function withoutPairRules(configurator: Configurator, one: string, other: string): WithoutPairRules {
  const names = ruleNames(configurator);
  const slots = new Map<string, number>();
  const { requires, tables } = configurator;
  const bare = (group: ConfigGroup, asked: string): ConfigGroup =>
    withoutRulesAbout({ names, own: group.name, asked }, group, slots);
  return {
    slots,
    configurator: {
      ...configurator,
      ...(requires && { requires: requires.filter((each) => !isOfPair(each, names, [one, other])) }),
      ...(tables && { tables: tables.filter((table) => !isTableOf(table, [one, other])) }),
      configGroups: configurator.configGroups.map((group) =>
        group.name === one ? bare(group, other) : group.name === other ? bare(group, one) : group,
      ),
    },
  };
}

interface Scope {
  names: readonly string[];
  own: string;
  asked: string;
}

function withoutRulesAbout(scope: Scope, group: ConfigGroup, slots: Map<string, number>): ConfigGroup {
  const { limits, options } = group;
  return {
    ...group,
    ...(limits && {
      limits: limits.filter((limit) => !(group.kind === 'number' ? isBoundOf(limit, scope) : isLimitOf(limit, scope))),
    }),
    ...(options && { options: options.map((option) => bareOption(option, scope, slots)) }),
  };
}

function bareOption(option: ConfigOption, scope: Scope, slots: Map<string, number>): ConfigOption {
  const { enableIf, disableIf, disableCodes, ...rest } = option;
  const enabling = enableIf?.filter((rule) => !alternativesOf(rule, scope).every(({ isAsked }) => isAsked));
  const disabling = disableIf === undefined ? undefined : bareDisabling(disableIf, option, scope, slots);
  const codes = disableCodes?.filter((text) => !isCodeOf(text, scope));
  return {
    ...rest,
    ...(enabling && enabling.length > 0 && { enableIf: enabling }),
    ...(disabling && disabling.length > 0 && { disableIf: disabling }),
    ...(codes && codes.length > 0 && { disableCodes: codes }),
  };
}

/** All rules of the list must hold, so of several none can be taken out alone. */
function bareDisabling(list: RuleList, { code }: ConfigOption, scope: Scope, slots: Map<string, number>): RuleList {
  const rules = list.map((rule) => alternativesOf(rule, scope));
  if (rules.every((rule) => rule.every(({ isAsked }) => isAsked))) return [];
  const [only, ...more] = rules;
  if (only === undefined || more.length > 0) return list;
  const slot = only.findIndex(({ isAsked }) => isAsked);
  if (slot >= 0) slots.set(slotKey(scope.own, code), slot);
  return [
    only
      .filter(({ isAsked }) => !isAsked)
      .map(({ source }) => source)
      .join(':'),
  ];
}

interface Asked {
  source: string;
  /** Whether it asks the other group, and beside it at most the own. */
  isAsked: boolean;
}

const alternativesOf = (rule: Rule, { names, own, asked }: Scope): Asked[] =>
  piecesOf(rule, names).map(({ alternative, source }) => {
    const groups = groupsOf(alternative);
    const isAsked = groups?.includes(asked) === true && groups.every((group) => group === asked || group === own);
    return { source, isAsked };
  });

/** The groups that an alternative names; null where it is a sum, or cannot be read. */
function groupsOf(alternative: AlternativeSyntax): readonly string[] | null {
  if (alternative.kind === 'codes' || alternative.kind === 'text') return [alternative.group];
  if (alternative.kind !== 'compare') return null;
  const groups: string[] = [];
  for (const side of [alternative.left, alternative.right]) {
    if (typeof side === 'number') continue;
    if (side.kind === 'sum') return null;
    groups.push(side.group);
  }
  return groups;
}

function isCodeOf(text: string, { names, asked }: Scope): boolean {
  return splitReference(text, names)?.group === asked;
}

/** Bounds of a number while the other group has some answer. */
function isBoundOf({ if: when = [], min, max }: GroupLimit, scope: Scope): boolean {
  return (
    [min, max].every((bound) => typeof bound !== 'string') &&
    when.length > 0 &&
    when.every((rule) => alternativesOf(rule, scope).every(({ isAsked }) => isAsked))
  );
}

function isLimitOf({ if: when, of, min, max }: GroupLimit, scope: Scope): boolean {
  const isBound = (bound: GroupLimit['min']): boolean => {
    if (typeof bound !== 'string') return false;
    const measure = parseMeasure(bound, scope.names);
    return measure !== null && measure.kind !== 'sum' && measure.group === scope.asked;
  };
  const bounds = [min, max].filter((bound) => bound !== undefined);
  return of !== undefined && when === undefined && bounds.length > 0 && bounds.every(isBound);
}

function isOfPair({ if: when = [], then }: Requirement, names: readonly string[], pair: readonly string[]): boolean {
  const asked = [...when, ...then].flatMap((rule) =>
    piecesOf(rule, names).map(({ alternative }) => groupsOf(alternative)),
  );
  const groups = new Set(asked.flatMap((some) => some ?? []));
  return !asked.includes(null) && pair.every((name) => groups.has(name)) && groups.size === pair.length;
}

const isTableOf = ({ columns, gives = [] }: Table, pair: readonly string[]): boolean =>
  gives.length === 0 && columns.length === pair.length && pair.every((name) => columns.includes(name));
