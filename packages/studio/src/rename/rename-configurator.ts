import {
  type Alias,
  type ConfigGroup,
  type ConfigOption,
  type Configurator,
  type LimitBound,
  quoteCode,
  ruleNames,
  splitReference,
  type Table,
} from '@millrace/configurator';
import { quotedInCell } from '../sentences/cell-text.ts';
import type { Rename } from './rename.ts';
import { type Renamer, renamedCodes, renamedMeasure, renamedRule } from './rewrite-text.ts';

export interface RenameOptions {
  /** Whether numbers with the code as it was go on being read: it becomes one of the option's `formerCodes`. */
  keepsReading: boolean;
}

/** The new forms that a rename gives to names and codes in texts about this configurator. */
export function renamerOf(configurator: Configurator, rename: Rename): Renamer {
  return {
    names: ruleNames(configurator),
    // Groups and tables share their names.
    name: (name) => ((rename.of === 'group' || rename.of === 'table') && name === rename.from ? rename.to : name),
    code: (group, code) => (rename.of === 'code' && group === rename.group && code === rename.from ? rename.to : code),
  };
}

/** The configurator with a group, a table or a code renamed wherever it stands. Fields that it does not have stay left out. */
export function renamedConfigurator(configurator: Configurator, rename: Rename, options: RenameOptions): Configurator {
  const renamer = renamerOf(configurator, rename);
  const { requires, tables, facts, configGroups } = configurator;
  return {
    ...configurator,
    ...(rename.of === 'prefix' && withPrefix(configurator, rename, options)),
    ...(rename.of === 'separator' && rename.group === null && { groupSeparator: rename.to }),
    ...(requires && {
      requires: requires.map((one) => ({ ...withIf(one, renamer), then: rules(one.then, renamer) })),
    }),
    ...(tables && { tables: tables.map((table) => renamedTable(table, renamer)) }),
    ...(facts && {
      facts: facts.map((fact) => ({
        ...fact,
        values: fact.values.map((entry) =>
          'measure' in entry
            ? { ...withIf(entry, renamer), measure: renamedMeasure(entry.measure, renamer) }
            : withIf(entry, renamer),
        ),
      })),
    }),
    configGroups: configGroups.map((group) => renamedGroup(group, renamer, { ...options, rename })),
  };
}

/**
 * The new beginning; what is written with `*` for today's numbers begins anew too. The old one becomes an alias, where it is one: of no
 * beginning at all everything would be an old number. An alias that begins as today's numbers do goes.
 */
function withPrefix(
  { aliases = [] }: Configurator,
  { from, to }: Extract<Rename, { of: 'prefix' }>,
  { keepsReading }: RenameOptions,
): Pick<Configurator, 'prefix' | 'aliases'> {
  const begun = (today: string): string => (today.startsWith(from) ? to + today.slice(from.length) : today);
  const others = aliases
    .filter((alias) => alias.from !== `${to}*`)
    .map((alias): Alias => {
      if (typeof alias.from === 'string' && typeof alias.to === 'string')
        return alias.to.includes('*') ? { ...alias, to: begun(alias.to) } : alias;
      return Object.fromEntries(Object.entries(alias).map(([old, today]) => [old, begun(today)]));
    });
  const now: Alias[] = keepsReading && from !== '' ? [...others, { from: `${from}*`, to: `${to}*` }] : others;
  return { prefix: to, ...(now.length > 0 || aliases.length > 0 ? { aliases: now } : {}) };
}

interface Renaming extends RenameOptions {
  rename: Rename;
}

function renamedGroup(group: ConfigGroup, renamer: Renamer, renaming: Renaming): ConfigGroup {
  const { showIf, hideIf, limits, options } = group;
  const { rename } = renaming;
  return {
    ...group,
    name: renamer.name(group.name),
    ...(rename.of === 'separator' && rename.group === group.name && { separator: rename.to }),
    ...(showIf && { showIf: rules(showIf, renamer) }),
    ...(hideIf && { hideIf: rules(hideIf, renamer) }),
    ...(limits && { limits: limits.map((limit) => withBounds(withIf(limit, renamer), renamer)) }),
    ...(options && { options: options.map((option) => renamedOption(option, group, renamer, renaming)) }),
  };
}

function renamedOption(option: ConfigOption, group: ConfigGroup, renamer: Renamer, renaming: Renaming): ConfigOption {
  const { enableIf, disableIf, selectIf, prices, limits, disableCodes, conditionalDisablePairs, overrideCodes } =
    option;
  const target = (text: string) => renamedTarget(text, group, renamer);
  return {
    ...option,
    ...withCode(option, group, renamer, renaming),
    ...(enableIf && { enableIf: rules(enableIf, renamer) }),
    ...(disableIf && { disableIf: rules(disableIf, renamer) }),
    ...(selectIf && { selectIf: rules(selectIf, renamer) }),
    ...(prices && { prices: prices.map((entry) => withIf(entry, renamer)) }),
    ...(limits && { limits: limits.map((limit) => ({ ...withIf(limit, renamer), max: bound(limit.max, renamer) })) }),
    ...(disableCodes && { disableCodes: disableCodes.map(target) }),
    ...(conditionalDisablePairs && {
      conditionalDisablePairs: Object.fromEntries(
        Object.entries(conditionalDisablePairs).map(([key, codes]) => [
          renamedCodes(key, group.name, renamer),
          codes.map(target),
        ]),
      ),
    }),
    ...(overrideCodes && {
      overrideCodes: Object.fromEntries(
        Object.entries(overrideCodes).map(([code, most]) => [renamer.code(group.name, code), most]),
      ),
    }),
  };
}

/** The code, and among its former ones the one that it had; a former code that is today's again goes. */
function withCode(
  option: ConfigOption,
  group: ConfigGroup,
  renamer: Renamer,
  { keepsReading }: Renaming,
): Pick<ConfigOption, 'code' | 'formerCodes'> {
  const code = renamer.code(group.name, option.code);
  if (code === option.code) return { code };
  const former = (option.formerCodes ?? []).filter((one) => one !== code);
  const now = keepsReading ? [...former, option.code] : former;
  return { code, ...(now.length > 0 || option.formerCodes !== undefined ? { formerCodes: now } : {}) };
}

/** A plain code means the group's own first, then `Group.code` of another. */
function renamedTarget(text: string, group: ConfigGroup, renamer: Renamer): string {
  if (group.options?.some(({ code }) => code === text)) return renamer.code(group.name, text);
  const reference = splitReference(text, renamer.names);
  if (reference === null) return text;
  const name = renamer.name(reference.group);
  const code = renamer.code(reference.group, reference.code);
  if (name === reference.group && code === reference.code) return text;
  return `${name}.${code === reference.code ? text.slice(reference.group.length + 1) : quoteCode(code)}`;
}

function renamedTable(table: Table, renamer: Renamer): Table {
  const { name, columns, per, rows } = table;
  return {
    ...table,
    name: renamer.name(name),
    columns: columns.map((column) => renamer.name(column)),
    ...(per !== undefined && { per: renamer.name(per) }),
    rows: rows.map((row) => row.map((cell, at) => renamedCell(cell, columns[at], renamer))),
  };
}

function renamedCell<Cell extends string | number | null>(cell: Cell, column: string | undefined, renamer: Renamer) {
  if (column === undefined || cell === null || cell === '*' || cell === '') return cell;
  // A JSON number is its text.
  const text = String(cell);
  const now = renamedCodes(text, column, renamer, quotedInCell);
  return now === text ? cell : now;
}

const rules = (list: readonly string[], renamer: Renamer): string[] => list.map((rule) => renamedRule(rule, renamer));

function withIf<Entry extends { if?: readonly string[] }>(entry: Entry, renamer: Renamer): Entry {
  return entry.if === undefined ? entry : { ...entry, if: rules(entry.if, renamer) };
}

const bound = (one: LimitBound, renamer: Renamer): LimitBound =>
  typeof one === 'number' ? one : renamedMeasure(one, renamer);

function withBounds<Limit extends { min?: LimitBound; max?: LimitBound }>(limit: Limit, renamer: Renamer): Limit {
  return {
    ...limit,
    ...(limit.min !== undefined && { min: bound(limit.min, renamer) }),
    ...(limit.max !== undefined && { max: bound(limit.max, renamer) }),
  };
}
