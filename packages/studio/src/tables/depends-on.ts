import { type Configurator, type Rule, readRule } from '@millrace/configurator';
import { type Statement, statementToParts } from '../sentences/statement.ts';
import { statementsOf } from '../sentences/statements-of.ts';

/** Whether what is stated of a group asks another, itself or through others. What tables allow never counts. */
export function dependsOn(configurator: Configurator, group: string, other: string): boolean {
  const asked = askedBy(configurator);
  const seen = new Set([group]);
  for (const name of seen) for (const next of asked.get(name) ?? []) seen.add(next);
  return seen.has(other) && group !== other;
}

function askedBy(configurator: Configurator): ReadonlyMap<string, ReadonlySet<string>> {
  const asked = new Map<string, Set<string>>();
  for (const { group, statement } of statementsOf(configurator)) {
    if (group === undefined || statement.does === 'price') continue;
    const names = asked.get(group) ?? new Set<string>();
    asked.set(group, names);
    for (const name of groupsIn(configurator, statement)) if (name !== group) names.add(name);
  }
  return asked;
}

function groupsIn(configurator: Configurator, statement: Statement): readonly string[] {
  const tables = new Map((configurator.tables ?? []).map(({ name, columns }) => [name, columns]));
  const named = statementToParts(configurator, statement).flatMap((part) => (part.is === 'group' ? [part.name] : []));
  const rules: readonly Rule[] = [
    ...('rules' in statement ? statement.rules : []),
    ...('if' in statement ? (statement.if ?? []) : []),
  ];
  const behind = rules.flatMap((rule) => readRule(configurator, rule).groups);
  return [...named.flatMap((name) => tables.get(name) ?? [name]), ...behind];
}
