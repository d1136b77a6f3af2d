import type {
  Compiled,
  CompiledGroup,
  CompiledOption,
  CompiledPair,
  CompiledPrice,
  CompiledRequirement,
} from '../compiled/compiled.ts';
import { groupsOfBound, groupsOfList } from '../compiled/measures.ts';
import type { RuleScope } from '../compiled/rule-scope.ts';
import { defaultOf } from '../context/in-context.ts';
import type { ConfigGroup, ConfigOption, Configurator, Requirement } from '../data/configurator.ts';
import { GROUP_SEPARATOR, OPTION_SEPARATOR } from '../data/constants.ts';
import { present } from '../data/present.ts';
import { toCents } from '../decimals/money.ts';
import { compileTable } from '../tables/compile-table.ts';
import { withoutFlags } from '../written/entry-flags.ts';
import { partConfigurator } from '../written/part-configurator.ts';
import { largestQuantity, startingQuantity } from '../written/quantity.ts';
import { ruleNames } from '../written/rule-names.ts';
import { splitCodes, splitReference } from '../written/rule-text.ts';
import { compileFacts } from './compile-facts.ts';
import { compileBound, compileCondition, compileList, EMPTY_LIST } from './compile-rule.ts';

const remembered = new WeakMap<Configurator, Compiled>();

/** Derived once per configurator object; the object must not be changed afterwards. */
export function compile(configurator: Configurator): Compiled {
  const known = remembered.get(configurator);
  if (known !== undefined) return known;
  const compiled = derive(configurator);
  remembered.set(configurator, compiled);
  return compiled;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };
type WritableOption = Writable<CompiledOption>;
type WritableGroup = Omit<Writable<CompiledGroup>, 'options'> & { options: readonly WritableOption[] };

/** Whether a label prints it otherwise: by its own codes, or those of its part. */
function hasLabel({ optionSeparator, part }: CompiledGroup): boolean {
  return optionSeparator === OPTION_SEPARATOR || (part !== null && compile(part).hasLabels);
}

function derive(data: Configurator): Compiled {
  let ids = 0;
  const { optionSeparator = OPTION_SEPARATOR } = data;
  const groups = data.configGroups.map((group, index) => {
    const first = ids;
    ids += hasOptions(group) ? (group.options?.length ?? 0) : 0;
    return startGroup(data, group, index, { firstId: first, optionSeparator });
  });
  const groupByName = new Map<string, WritableGroup>();
  for (const group of groups) if (!groupByName.has(group.name)) groupByName.set(group.name, group);
  const context = new Map((data.context ?? []).map((fact) => [`@${fact.name}`, defaultOf(fact)]));
  const tables = (data.tables ?? []).map((table, index) =>
    compileTable(table, index, { groups: groupByName, context }),
  );
  const tableByName = new Map(tables.map((table) => [table.name, table]));
  const ownFacts = data.facts ?? [];
  const names = ruleNames(data);
  const { facts, factByName, circles } = compileFacts(ownFacts, { names, context, groupByName, tableByName });
  const scope: RuleScope = { names, context, groupByName, tableByName, factByName };
  for (const group of groups) fillGroup(group, scope);
  const options = groups.flatMap((group) => group.options);
  linkDependents(groups);
  return {
    data,
    groups,
    options,
    groupByName,
    names,
    context,
    prefix: data.prefix ?? '',
    groupSeparator: data.groupSeparator ?? GROUP_SEPARATOR,
    hasLabels: groups.some(hasLabel),
    adderPrice: toCents(data.adderPrice ?? 0),
    requires: (data.requires ?? []).map((requirement) => compileRequirement(requirement, scope)),
    tables,
    tableByName,
    facts,
    factByName,
    factCircles: circles,
    lastOptions: options.filter((option) => option.data.isLast === true),
    disablers: options.filter((option) => option.disables.length > 0),
    pairs: groups.flatMap((group) => compilePairs(group, scope)),
    order: dependencyOrder(groups),
    hasEntries: groups.some(({ kind }) => kind === 'text' || kind === 'sequence' || kind === 'assembly'),
  };
}

function compileRequirement({ if: when, then, text }: Requirement, scope: RuleScope): CompiledRequirement {
  const lists = { if: compileCondition(when, scope), then: compileList(then, scope) };
  return text === undefined ? lists : { ...lists, text };
}

function startGroup(
  configurator: Configurator,
  data: ConfigGroup,
  index: number,
  { firstId, optionSeparator }: { firstId: number; optionSeparator: string },
): WritableGroup {
  const { kind = 'choice' } = data;
  const list = hasOptions(data) ? (data.options ?? []) : [];
  const isSequence = kind === 'sequence';
  const options = list.map((option, at) =>
    isSequence ? startEntry(option, index, at, firstId + at) : startOption(option, index, at, firstId + at),
  );
  const isSeveral = kind === 'choice' && data.multiselect === true;
  const optionByCode = new Map<string, CompiledOption>();
  for (const option of options) if (!optionByCode.has(option.code)) optionByCode.set(option.code, option);
  return {
    index,
    name: data.name,
    data,
    kind,
    isNumber: kind === 'number',
    isEntered: !hasOptions(data),
    part: kind === 'assembly' ? partConfigurator(configurator, data) : null,
    multiselect: isSeveral || isSequence,
    optional: data.optional ?? isSeveral,
    maxSelect: isSequence ? null : data.maxSelect || null,
    hasOverrides: options.some(({ data: own }) => own.maxOverride !== undefined || own.overrideCodes !== undefined),
    optionSeparator: data.optionSeparator ?? optionSeparator,
    options,
    optionByCode,
    showIf: EMPTY_LIST,
    hideIf: EMPTY_LIST,
    printed: data.printed !== false,
    limits: [],
    dependents: [],
  };
}

function hasOptions({ kind }: ConfigGroup): boolean {
  return kind !== 'number' && kind !== 'text' && kind !== 'assembly';
}

/** An option of a sequence: it stands as often as it is put there, and what selects options by rule or in quantities means nothing. */
function startEntry(data: ConfigOption, group: number, index: number, id: number): WritableOption {
  const most = Math.trunc(data.maxQty ?? 0);
  const maxQuantity = most >= 1 ? most : Number.MAX_SAFE_INTEGER;
  const plain = withoutFlags(data);
  return { ...startOption(plain, group, index, id), quantity: 1, maxQuantity };
}

function startOption(data: ConfigOption, group: number, index: number, id: number): WritableOption {
  return {
    id,
    group,
    index,
    code: data.code,
    data,
    quantity: startingQuantity(data),
    maxQuantity: largestQuantity(data),
    always: data.isReadonly === true && data.selected === true,
    enableIf: EMPTY_LIST,
    disableIf: EMPTY_LIST,
    selectIf: EMPTY_LIST,
    limits: [],
    disables: [],
    ...compilePrice(data.price),
    prices: [],
  };
}

function compilePrice(amount: number | null = 0): CompiledPrice {
  return { price: amount === null ? null : toCents(amount), amount };
}

/** Compiles the rules of a group. They may name any group, so all groups must be known before. */
function fillGroup(group: WritableGroup, scope: RuleScope): void {
  group.showIf = compileList(group.data.showIf, scope);
  group.hideIf = compileList(group.data.hideIf, scope);
  group.limits = (group.data.limits ?? []).map((limit) => ({
    if: compileCondition(limit.if, scope),
    of: limit.of ?? null,
    min: compileBound(limit.min, scope),
    max: compileBound(limit.max, scope),
  }));
  for (const option of group.options) {
    const { data } = option;
    if (!option.always) {
      option.enableIf = compileList(data.enableIf, scope);
      option.disableIf = compileList(data.disableIf, scope);
      option.selectIf = compileList(data.selectIf, scope);
    }
    option.limits = (data.limits ?? []).map((limit) => ({
      if: compileCondition(limit.if, scope),
      of: null,
      min: null,
      max: compileBound(limit.max, scope),
    }));
    option.disables = (data.disableCodes ?? []).flatMap((text) => {
      const id = findTarget(text, group, scope);
      return id === null || id === option.id ? [] : [id];
    });
    option.prices = (data.prices ?? []).map((entry) => ({
      if: compileCondition(entry.if, scope),
      ...compilePrice(entry.price),
    }));
  }
}

/** The option a code in `disableCodes` or in a pair means: the own group's first, else `Group.code`. */
export function findTarget(
  text: string,
  group: Pick<CompiledGroup, 'optionByCode'>,
  scope: Pick<RuleScope, 'names' | 'groupByName'>,
): number | null {
  const own = group.optionByCode.get(text);
  if (own !== undefined) return own.id;
  const reference = splitReference(text, scope.names);
  if (reference === null) return null;
  return scope.groupByName.get(reference.group)?.optionByCode.get(reference.code)?.id ?? null;
}

function compilePairs(group: CompiledGroup, scope: RuleScope): readonly CompiledPair[] {
  const pairs: CompiledPair[] = [];
  for (const { data } of group.options) {
    for (const [key, codes] of Object.entries(data.conditionalDisablePairs ?? {})) {
      const keys = splitCodes(key).map((code) => group.optionByCode.get(code)?.id ?? null);
      if (keys.includes(null)) continue;
      const targets = codes.flatMap((code) => findTarget(code, group, scope) ?? []);
      pairs.push({ keys: keys.filter((id) => id !== null), targets });
    }
  }
  return pairs;
}

function linkDependents(groups: readonly WritableGroup[]): void {
  const dependents = groups.map(() => new Set<number>());
  for (const group of groups) {
    for (const source of sourcesOf(group)) dependents[source]?.add(group.index);
    if (group.options.some((option) => option.data.isLast === true)) {
      for (let later = group.index + 1; later < groups.length; later += 1) dependents[group.index]?.add(later);
    }
  }
  for (const group of groups) group.dependents = [...present(dependents[group.index])];
}

function sourcesOf(group: CompiledGroup): readonly number[] {
  const lists = [group.showIf, group.hideIf];
  for (const option of group.options) lists.push(option.enableIf, option.disableIf, option.selectIf);
  const bounds: number[] = [];
  for (const limit of [...group.limits, ...group.options.flatMap((option) => option.limits)]) {
    lists.push(limit.if);
    bounds.push(...groupsOfBound(limit.min), ...groupsOfBound(limit.max));
  }
  return [...lists.flatMap(groupsOfList), ...bounds];
}

/** Depth first, so that a cycle (an authoring error, or one that only exists between groups) merely falls back to group order. */
function dependencyOrder(groups: readonly CompiledGroup[]): readonly number[] {
  const seen = new Set<number>();
  const finished: number[] = [];
  const visit = (index: number): void => {
    if (seen.has(index)) return;
    seen.add(index);
    for (const later of present(groups[index]).dependents.toReversed()) visit(later);
    finished.push(index);
  };
  for (const { index } of groups.toReversed()) visit(index);
  return finished.reverse();
}
