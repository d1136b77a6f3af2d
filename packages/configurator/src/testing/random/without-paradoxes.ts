import type { ConfigGroup, Table } from '../../data/configurator.ts';

/**
 * Without rules on the numbers that stand in tables: a number that selects or shows the option with which a table does not allow it
 * would count and not count by turns, of which the text says nothing.
 */
export function withoutParadoxes(groups: readonly ConfigGroup[], tables: readonly Table[]): readonly ConfigGroup[] {
  const columns = tables.flatMap((table) => table.columns);
  const numbers = groups.filter(({ name, kind }) => kind === 'number' && columns.includes(name));
  const isOnNumber = (value: unknown): boolean => {
    const text = JSON.stringify(value) ?? '';
    return numbers.some(({ name }) => text.includes(`${name}.value`));
  };
  const ruled = ['showIf', 'hideIf', 'enableIf', 'disableIf', 'selectIf', 'limits'];
  const text = JSON.stringify(groups, (key, value) => (ruled.includes(key) && isOnNumber(value) ? undefined : value));
  return JSON.parse(text);
}
