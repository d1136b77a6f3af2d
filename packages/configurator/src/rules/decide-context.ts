import { inContext } from '../context/in-context.ts';
import type {
  ConfigGroup,
  ConfigOption,
  Configurator,
  Context,
  Fact,
  Requirement,
  RuleList,
  Table,
} from '../data/configurator.ts';
import { readCodeCell } from '../table-cells/cell.ts';
import { compile } from './compile.ts';
import { type DecidedList, decideList, type Known, OTHER } from './decided-rules.ts';

/**
 * A configurator as it may be shown to one of whom so much is known: it answers alike, and says nothing of what others are offered. Rules
 * about who asks keep one's own value and no other; prices, limits, rows and facts for others are gone. Codes and their order stay, so
 * that a share code reads alike for everybody.
 */
export function decideContext(stated: Configurator, context: Context = {}): Configurator {
  const configurator = inContext(stated, { context });
  const { names, context: values } = compile(configurator);
  if (values.size === 0) return configurator;
  const made = remembered.get(configurator) ?? decided(configurator, { names, values });
  remembered.set(configurator, made);
  return made;
}

/** By the configurator in its context, so what is made for one never reaches another. */
const remembered = new WeakMap<Configurator, Configurator>();

function decided(configurator: Configurator, known: Known): Configurator {
  const { context, requires, tables, facts, configGroups, parts } = configurator;
  const own = (context ?? []).map(({ name }) => {
    const value = known.values.get(`@${name}`) ?? OTHER;
    return { name, values: [value, OTHER], default: value };
  });
  return {
    ...configurator,
    context: own,
    ...(requires === undefined ? {} : { requires: requires.flatMap((each) => decideRequirement(each, known)) }),
    ...(tables === undefined ? {} : { tables: tables.map((table) => decideTable(table, known)) }),
    ...(facts === undefined ? {} : { facts: facts.map((fact) => decideFact(fact, known)) }),
    ...(parts === undefined ? {} : { parts: decideParts(configurator, parts, known) }),
    configGroups: configGroups.map((group) => decideGroup(group, known)),
  };
}

/** A part has names of its own, and sees the same facts. */
function decideParts(
  { context }: Configurator,
  parts: Readonly<Record<string, Configurator>>,
  { values }: Known,
): Record<string, Configurator> {
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => {
      const seeing: Configurator = context === undefined ? part : { ...part, context };
      const { context: _, ...rest } = decided(seeing, { names: compile(seeing).names, values });
      return [name, rest];
    }),
  );
}

function decideRequirement({ if: when, then, text }: Requirement, known: Known): readonly Requirement[] {
  return inForce([{ ...(when === undefined ? {} : { if: when }) }], known).map((asked) => ({
    ...asked.when,
    then: decideList(then, known).list,
    ...(text === undefined ? {} : { text }),
  }));
}

/** Rows for others go, and with them the columns that tell them apart. */
function decideTable(table: Table, { values }: Known): Table {
  const asks = table.columns.map((column) => values.get(column));
  if (asks.every((value) => value === undefined)) return table;
  const isKept = (_: unknown, at: number): boolean => asks[at] === undefined;
  const isMine = (row: Table['rows'][number]): boolean =>
    asks.every((value, at) => {
      const cell = value === undefined ? null : readCodeCell(row[at]);
      return value === undefined || cell?.isAny === true || cell?.codes.includes(value) === true;
    });
  return {
    ...table,
    columns: table.columns.filter(isKept),
    rows: table.rows.filter(isMine).map((row) => row.filter(isKept)),
  };
}

function decideFact(fact: Fact, known: Known): Fact {
  // A measure may have no value: then the next entry counts.
  const entries = untilAlways(fact.values, known, (entry) => 'value' in entry);
  return {
    ...fact,
    values: entries.map(({ entry, when }) =>
      'value' in entry ? { ...when, value: entry.value } : { ...when, measure: entry.measure },
    ),
  };
}

function decideGroup(group: ConfigGroup, known: Known): ConfigGroup {
  const shown = decideLists(group, ['showIf', 'hideIf'], known);
  const isNever = shown.showIf?.holds === false || shown.hideIf?.holds === true;
  const { options, limits } = group;
  return {
    ...group,
    ...listsIn(shown),
    ...(limits === undefined || isNever
      ? {}
      : { limits: inForce(limits, known).map(({ entry, when }) => ({ ...entry, ...when })) }),
    ...(options === undefined
      ? {}
      : { options: options.map((option) => (isNever ? { code: option.code } : decideOption(option, known))) }),
  };
}

/** An option that is not offered has no price. */
function decideOption(option: ConfigOption, known: Known): ConfigOption {
  const own = decideLists(option, ['enableIf', 'disableIf', 'selectIf'], known);
  const isAlways = option.neverDisabled === true || (option.isReadonly === true && option.selected === true);
  const isNever = !isAlways && (own.enableIf?.holds === false || own.disableIf?.holds === true);
  const { prices, limits, ...rest } = option;
  const left = untilAlways(prices ?? [], known).map(({ entry, when }) => ({ ...when, price: entry.price }));
  const [first] = left;
  const isPlain = first !== undefined && !('if' in first);
  const kept = inForce(limits ?? [], known).map(({ entry, when }) => ({ ...entry, ...when }));
  return {
    ...rest,
    ...(isPlain ? { price: first.price } : {}),
    ...(isPlain || left.length === 0 ? {} : { prices: left }),
    ...(kept.length === 0 ? {} : { limits: kept }),
    ...listsIn(own),
    ...(isNever ? { price: null } : {}),
  };
}

type Lists<Name extends string> = Partial<Record<Name, DecidedList>>;

function decideLists<Name extends string>(
  of: Partial<Record<Name, RuleList>>,
  names: readonly Name[],
  known: Known,
): Lists<Name> {
  const lists: Lists<Name> = {};
  for (const name of names) {
    const list = of[name];
    if (list !== undefined) lists[name] = decideList(list, known);
  }
  return lists;
}

const listsIn = <Name extends string>(lists: Lists<Name>): Record<string, RuleList> =>
  Object.fromEntries(
    Object.entries<DecidedList | undefined>(lists).flatMap(([name, one]) => (one ? [[name, one.list]] : [])),
  );

interface InForce<Entry> {
  entry: Entry;
  /** Its condition as it is left; empty where it always holds. */
  when: { if?: RuleList };
}

/** The entries that may hold. */
function inForce<Entry extends { if?: RuleList }>(entries: readonly Entry[], known: Known): InForce<Entry>[] {
  return entries.flatMap((entry) => {
    if (entry.if === undefined) return [{ entry, when: {} }];
    const { list, holds } = decideList(entry.if, known);
    return holds === false || list.length === 0 ? [] : [{ entry, when: holds === true ? {} : { if: list } }];
  });
}

/** The same of entries of which the first that holds counts: those after one that always does go. */
function untilAlways<Entry extends { if?: RuleList }>(
  entries: readonly Entry[],
  known: Known,
  counts: (entry: Entry) => boolean = () => true,
): InForce<Entry>[] {
  const all = inForce(entries, known);
  const last = all.findIndex(({ when, entry }) => when.if === undefined && counts(entry));
  return last < 0 ? all : all.slice(0, last + 1);
}
