import {
  type ConfigGroup,
  type ConfigOption,
  type Configurator,
  type GroupLimit,
  type Pausable,
  piecesOf,
  type RuleList,
  ruleNames,
  type Table,
} from '@millrace/configurator';
import { type PlacedStatement, statementsOf } from '../sentences/statements-of.ts';
import { comparePairs, type DifferingPair } from './compare-pairs.ts';
import { dependsOn } from './depends-on.ts';
import { fitBands, fitComparison, fitLimit, fitLists, type OptionRule } from './fit-comparison.ts';
import { fitTable } from './fit-table.ts';
import { type PairMatrix, pairMatrix } from './pair-matrix.ts';
import { slotKey, type WithoutPairRules, withoutPairRules } from './pair-rules.ts';
import type { Pairs } from './recognising/recognition.ts';
import { turned, type WantedRules, wantedPairs } from './wanted-pairs.ts';

/** The statement that a table became: one limit, a comparison or a list at each option, a table of the configurator. */
type RuleForm = 'nothing' | 'limit' | 'comparison' | 'lists' | 'table';

/** Rules that say a table, before they are taken. */
export interface MadeRules {
  next: Configurator;
  form: RuleForm;
  /** Statements that are new, and those that they replace; what stays as it was is in neither. */
  made: readonly PlacedStatement[];
  dropped: readonly PlacedStatement[];
  tablesMade: readonly Table[];
  tablesDropped: readonly Table[];
  /** Cells of the table that the engine answers otherwise with the new rules too: rules of other groups decide them. */
  remaining: readonly DifferingPair[];
  /** The engine's matrix with the new rules. */
  matrix: PairMatrix;
}

/** Makes the smallest rules that say a table, and asks the engine whether they do. `now` is what the rules say before. */
export function* makeRules(configurator: Configurator, pairs: Pairs, now: PairMatrix): Pausable<MadeRules> {
  const bare = withoutPairRules(configurator, now.rows, now.columns);
  const free = yield* pairMatrix(bare.configurator, now.rows, now.columns, { like: now });
  const wanted = wantedPairs(configurator, pairs, { now, bare: free });
  const isSaid = comparePairs(pairs, now).differing.length === 0;
  const ruled =
    wanted === null || isSaid ? { next: configurator, form: 'nothing' as const } : ruledBy(configurator, bare, wanted);
  const matrix = ruled.form === 'nothing' ? now : yield* pairMatrix(ruled.next, now.rows, now.columns, { like: now });
  const { differing } = comparePairs(pairs, matrix);
  return { ...ruled, ...changesOf(configurator, ruled.next), remaining: differing, matrix };
}

interface Ruled {
  next: Configurator;
  form: RuleForm;
}

function ruledBy(before: Configurator, bare: WithoutPairRules, wanted: WantedRules): Ruled {
  const { configurator } = bare;
  if (wanted.wanted.every((row) => !row.includes('no'))) return { next: configurator, form: 'lists' };
  const sides = sidesInOrder(before, configurator, wanted);
  for (const side of sides) {
    const compared = attributesCompared(before, side);
    const asked = { isAlwaysAnswered: isAlwaysAnswered(configurator, side), compared };
    const limit = fitLimit(side);
    const rules = fitComparison(side, asked);
    // Rules of this form stay, so that only those change that have to.
    const forms = [limitForm(configurator, side, limit), optionForm(bare, side, rules, 'comparison')];
    const bounds = optionForm(bare, side, fitBands(side), 'comparison');
    const found = [...(compared.size > 0 ? forms.toReversed() : forms), bounds].find((form) => form !== null);
    if (found !== undefined) return found;
  }
  const table = fitTable(configurator, wanted);
  const tabled: Ruled | null =
    table === null
      ? null
      : { next: { ...configurator, tables: [...(configurator.tables ?? []), table] }, form: 'table' };
  for (const side of sides) {
    if (isNumber(side.owner) || isNumber(side.asked)) continue;
    const asked = {
      isAlwaysAnswered: isAlwaysAnswered(configurator, side),
      compared: attributesCompared(before, side),
    };
    const rules = fitLists(side, asked);
    const kept = keptOptions(before, configurator, side);
    const listed = optionForm(bare, side, rules, 'lists', kept);
    if (listed !== null && (kept.size > 0 || !isMuchShorter(table, rules))) return listed;
  }
  return tabled ?? { next: before, form: 'nothing' };
}

const isNumber = ({ kind }: ConfigGroup): boolean => kind === 'number';

/** Options whose rules say now what is wanted of them stay as they are, where nothing else of the two groups is stated. */
function keptOptions(
  before: Configurator,
  bare: Configurator,
  { owner, asked, isSaid }: WantedRules,
): ReadonlyMap<string, ConfigOption> {
  const [then, now] = [groupOf(before, owner.name), groupOf(bare, owner.name)];
  const isOnlyHere =
    asJson(groupOf(before, asked.name)) === asJson(groupOf(bare, asked.name)) &&
    asJson([before.tables, before.requires, then?.limits]) === asJson([bare.tables, bare.requires, now?.limits]);
  if (!isOnlyHere || asJson(then) === asJson(now)) return new Map();
  return new Map(
    (then?.options ?? []).flatMap((option, at) => (isSaid[at]?.every(Boolean) === true ? [[option.code, option]] : [])),
  );
}

/** The group whose options have such rules now comes first, then the later one in order; one that the other depends on has none. */
function sidesInOrder(before: Configurator, bare: Configurator, wanted: WantedRules): WantedRules[] {
  const place = ({ owner }: WantedRules): number => bare.configGroups.findIndex(({ name }) => name === owner.name);
  const had = (side: WantedRules): boolean =>
    asJson(groupOf(before, side.owner.name)) !== asJson(groupOf(bare, side.owner.name));
  return [wanted, turned(wanted)]
    .filter((side) => had(side) || !dependsOn(bare, side.asked.name, side.owner.name))
    .toSorted((one, other) => Number(had(other)) - Number(had(one)) || place(other) - place(one));
}

const asJson = (value: unknown): string => JSON.stringify(value) ?? '';
const groupOf = ({ configGroups }: Configurator, name: string): ConfigGroup | undefined =>
  configGroups.find((group) => group.name === name);

/** A rule that asks for an answer would forbid to leave the group unanswered, or to answer it later. */
function isAlwaysAnswered({ configGroups }: Configurator, { owner, asked }: WantedRules): boolean {
  const isPlain =
    asked.multiselect !== true &&
    (asked.kind ?? 'choice') === 'choice' &&
    asked.optional !== true &&
    asked.printed !== false &&
    asked.showIf === undefined &&
    asked.hideIf === undefined;
  const names = configGroups.map(({ name }) => name);
  const before = configGroups.slice(0, names.indexOf(asked.name));
  const isEnded = before.some(({ options = [] }) => options.some(({ isLast }) => isLast === true));
  return isPlain && !isEnded && names.indexOf(asked.name) < names.indexOf(owner.name);
}

/** Attributes of the asked group that options of the owner compare now. */
function attributesCompared(before: Configurator, { owner, asked }: WantedRules): ReadonlySet<string> {
  const names = ruleNames(before);
  const rules = (groupOf(before, owner.name)?.options ?? []).flatMap(({ enableIf = [], disableIf = [] }) => [
    ...enableIf,
    ...disableIf,
  ]);
  return new Set(
    rules.flatMap((rule) =>
      piecesOf(rule, names).flatMap(({ alternative }) => {
        if (alternative.kind === 'text') return alternative.group === asked.name ? [alternative.attribute] : [];
        if (alternative.kind !== 'compare' || alternative.left.kind === 'sum') return [];
        return alternative.left.group === asked.name ? [alternative.left.attribute] : [];
      }),
    ),
  );
}

function limitForm(configurator: Configurator, { owner }: WantedRules, limit: GroupLimit | null): Ruled | null {
  if (limit === null) return null;
  const configGroups = configurator.configGroups.map((group) =>
    group.name === owner.name ? { ...group, limits: [...(group.limits ?? []), limit] } : group,
  );
  return { next: { ...configurator, configGroups }, form: 'limit' };
}

/** As many as the schema lets a list of rules have, and characters in one of them. */
const RULES_MOST = 50;
const RULE_LENGTH_MOST = 500;

/** Puts a rule at each option; null where one has no room for it. */
function optionForm(
  { configurator, slots }: WithoutPairRules,
  { owner }: WantedRules,
  rules: readonly (OptionRule | null)[] | null,
  form: RuleForm,
  kept: ReadonlyMap<string, ConfigOption> = new Map(),
): Ruled | null {
  if (rules === null) return null;
  const names = ruleNames(configurator);
  let isWhole = true;
  const configGroups = configurator.configGroups.map((group): ConfigGroup => {
    if (group.name !== owner.name) return group;
    const options = group.options?.map((option, at) => {
      const rule = rules[at];
      const as = kept.get(option.code);
      if (as !== undefined) return as;
      if (rule === null || rule === undefined) return option;
      const slot = slots.get(slotKey(group.name, option.code)) ?? 0;
      const list = withRule(option[rule.field] ?? [], rule, { slot, names });
      isWhole &&= list !== null;
      return list === null ? option : { ...option, [rule.field]: list };
    });
    return { ...group, ...(options && { options }) };
  });
  return isWhole ? { next: { ...configurator, configGroups }, form } : null;
}

interface Joining {
  /** The alternative that it stands before. */
  slot: number;
  names: readonly string[];
}

/** All of `enableIf` must hold, so a rule joins the list; of `disableIf` too, so there an alternative joins the only rule. */
function withRule(list: RuleList, { field, rule }: OptionRule, { slot, names }: Joining): RuleList | null {
  if (rule.length > RULE_LENGTH_MOST || list.length >= RULES_MOST) return null;
  if (field === 'enableIf' || list.length === 0) return [...list, rule];
  const [only = '', ...more] = list;
  if (more.length > 0) return null;
  const others = piecesOf(only, names).map(({ source }) => source);
  const joined = [...others.slice(0, slot), rule, ...others.slice(slot)].join(':');
  return joined.length > RULE_LENGTH_MOST ? null : [joined];
}

/** Lists at every option grow long where a few rows of a table say the same. */
const LISTED_MOST = 40;

function isMuchShorter(table: Table | null, rules: readonly (OptionRule | null)[]): boolean {
  const count = (texts: readonly unknown[]): number =>
    texts.reduce<number>((sum, text) => sum + (typeof text === 'string' ? text.split('|').length : 0), 0);
  const listed = count(rules.map((rule) => rule?.rule));
  return table !== null && listed > LISTED_MOST && count(table.rows.flat()) * 2 < listed;
}

function changesOf(
  before: Configurator,
  after: Configurator,
): Pick<MadeRules, 'made' | 'dropped' | 'tablesMade' | 'tablesDropped'> {
  const [then, now] = [before, after].map((configurator) => [...statementsOf(configurator)]);
  const [tablesThen = [], tablesNow = []] = [before.tables, after.tables];
  return {
    made: without(now ?? [], then ?? []),
    dropped: without(then ?? [], now ?? []),
    tablesMade: tablesNow.filter((table) => !tablesThen.includes(table)),
    tablesDropped: tablesThen.filter((table) => !tablesNow.includes(table)),
  };
}

function without(some: readonly PlacedStatement[], others: readonly PlacedStatement[]): PlacedStatement[] {
  const keyOf = ({ group, option, fact, statement }: PlacedStatement): string =>
    asJson([group, option, fact, statement]);
  const known = new Set(others.map(keyOf));
  return some.filter((one) => !known.has(keyOf(one)));
}
