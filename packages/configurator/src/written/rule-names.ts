import type { Configurator } from '../data/configurator.ts';

const remembered = new WeakMap<Configurator, readonly string[]>();

/**
 * The names that rules of a configurator may use, of its groups, tables, facts and what is known of whoever asks, the longest first, as
 * `parseRule` takes them. Nothing is compiled for them: an author's rule is read at each key.
 */
export function ruleNames(configurator: Configurator): readonly string[] {
  const known = remembered.get(configurator);
  if (known !== undefined) return known;
  const { configGroups, tables = [], facts = [], context = [] } = configurator;
  const named = [
    ...new Set(configGroups.map(({ name }) => name)),
    ...new Set(tables.map(({ name }) => name)),
    ...facts.map(({ name }) => name),
    ...new Set(context.map(({ name }) => `@${name}`)),
  ];
  const names = named.sort((a, b) => b.length - a.length);
  remembered.set(configurator, names);
  return names;
}
