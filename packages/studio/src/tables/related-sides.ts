import type { Configurator } from '@millrace/configurator';
import { statementToParts } from '../sentences/statement.ts';
import { statementsOf } from '../sentences/statements-of.ts';
import { hasOptionsAsSide } from './pair-matrix.ts';

/** Two groups of options, and how many statements and tables name one with the other. */
export interface RelatedSides {
  rows: string;
  columns: string;
  count: number;
}

/** The pairs of groups that are stated of each other, those with most statements first. The group with more options stands in the rows. */
export function relatedSides(configurator: Configurator): RelatedSides[] {
  const sides = configurator.configGroups.filter(hasOptionsAsSide);
  const sizes = new Map(sides.map(({ name, options = [] }) => [name, options.length]));
  const counts = new Map<string, RelatedSides>();
  const add = (one: string, other: string): void => {
    const [a, b] = [sizes.get(one), sizes.get(other)];
    if (a === undefined || b === undefined || one === other) return;
    const [rows, columns] = a > b || (a === b && one < other) ? [one, other] : [other, one];
    const key = JSON.stringify([rows, columns]);
    counts.set(key, { rows, columns, count: (counts.get(key)?.count ?? 0) + 1 });
  };
  for (const { group, option, statement } of statementsOf(configurator)) {
    if (group === undefined || (option === undefined && statement.does !== 'limit') || statement.does === 'price')
      continue;
    const named = statementToParts(configurator, statement).flatMap((part) => (part.is === 'group' ? [part.name] : []));
    for (const name of new Set(named)) add(group, name);
  }
  for (const { columns } of configurator.tables ?? [])
    for (const [at, column] of columns.entries()) for (const other of columns.slice(at + 1)) add(column, other);
  return [...counts.values()].toSorted((one, other) => other.count - one.count);
}
