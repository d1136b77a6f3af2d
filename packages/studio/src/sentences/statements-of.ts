import type { ConfigGroup, ConfigOption, Configurator, FieldPath } from '@millrace/configurator';
import type { RuleField, Statement } from './statement.ts';

/** A statement with its place, and what it is said of. */
export interface PlacedStatement {
  /** To what states it: a list of rules, or one entry of a list. */
  path: FieldPath;
  group?: string;
  option?: string;
  fact?: string;
  statement: Statement;
}

/** Every statement of a configurator, in its order. Parts have their own. */
export function* statementsOf({ configGroups, facts, requires }: Configurator): Iterable<PlacedStatement> {
  for (const [index, group] of configGroups.entries()) yield* ofGroup(group, ['configGroups', index]);
  for (const [at, { name, values }] of (facts ?? []).entries())
    for (const [nth, entry] of values.entries()) {
      const statement: Statement = 'measure' in entry ? { does: 'measure', ...entry } : { does: 'value', ...entry };
      yield { path: ['facts', at, 'values', nth], fact: name, statement };
    }
  for (const [at, requirement] of (requires ?? []).entries())
    yield { path: ['requires', at], statement: { does: 'requirement', ...requirement } };
}

function* ofGroup(group: ConfigGroup, path: FieldPath): Iterable<PlacedStatement> {
  const at = { group: group.name };
  yield* ofFields(group, ['showIf', 'hideIf'], path, at);
  for (const [nth, limit] of (group.limits ?? []).entries())
    yield { ...at, path: [...path, 'limits', nth], statement: { does: 'limit', ...limit } };
  for (const [nth, option] of (group.options ?? []).entries())
    yield* ofOption(option, [...path, 'options', nth], { ...at, option: option.code });
}

function* ofOption(
  option: ConfigOption,
  path: FieldPath,
  at: { group: string; option: string },
): Iterable<PlacedStatement> {
  yield* ofFields(option, ['enableIf', 'disableIf', 'selectIf'], path, at);
  for (const [nth, entry] of (option.prices ?? []).entries())
    yield { ...at, path: [...path, 'prices', nth], statement: { does: 'price', ...entry } };
  for (const [nth, limit] of (option.limits ?? []).entries())
    yield { ...at, path: [...path, 'limits', nth], statement: { does: 'limit', ...limit } };
}

function* ofFields(
  owner: Pick<ConfigGroup & ConfigOption, RuleField>,
  fields: readonly RuleField[],
  path: FieldPath,
  at: { group: string; option?: string },
): Iterable<PlacedStatement> {
  for (const does of fields) {
    const rules = owner[does];
    if (rules !== undefined && rules.length > 0) yield { ...at, path: [...path, does], statement: { does, rules } };
  }
}
