import type { Configurator, Table } from '@millrace/configurator';

/** Choice groups in the columns of the table. */
const COLUMNS = 4;

/**
 * The configurator with a table over its widest choice groups: their combinations as far as the rows go, each with a rating and a price.
 */
export function withTable(configurator: Configurator, size: number): Configurator {
  const groups = configurator.configGroups
    .filter(({ kind, multiselect, options = [] }) => kind !== 'number' && multiselect !== true && options.length > 1)
    .toSorted((a, b) => (b.options?.length ?? 0) - (a.options?.length ?? 0))
    .slice(0, COLUMNS);
  const rows = Array.from({ length: size - 1 }, (_, at) => {
    let rest = at;
    const cells = groups.map(({ options = [] }) => {
      const code = options[rest % options.length]?.code ?? '';
      rest = Math.floor(rest / options.length);
      return code === '' ? '' : `"${code.replaceAll('"', '""')}"`;
    });
    return [...cells, at % 40, at % 7];
  });
  const table: Table = {
    name: 'Sheet',
    columns: groups.map(({ name }) => name),
    gives: ['amps', 'price'],
    rows: [...rows, [...groups.map(() => '*'), null, 0]],
  };
  return { ...configurator, tables: [table] };
}
