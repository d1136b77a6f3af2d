import * as fc from 'fast-check';
import type { ConfigGroup, Configurator, Table } from '../../data/configurator.ts';
import { quoteCode } from '../../written/rule-text.ts';
import { limitedConfigurators } from './limited.ts';

const MOST_COLUMNS = 3;
/** Each cell comes from one number. */
const seeds = fc.array(fc.array(fc.nat(63), { minLength: MOST_COLUMNS, maxLength: MOST_COLUMNS }), {
  minLength: 1,
  maxLength: 6,
});

/** Configurators with limits and a table over their first groups, which the last row leaves open or not. */
export function tabledConfigurators(): fc.Arbitrary<Configurator> {
  return fc
    .record({ config: limitedConfigurators(), rows: seeds, isOpen: fc.boolean(), first: fc.nat(2) })
    .map(({ config, rows, isOpen, first }) => {
      const groups = config.configGroups.slice(first, first + MOST_COLUMNS);
      if (groups.length === 0) return config;
      const table: Table = {
        name: 'Sheet',
        columns: groups.map(({ name }) => name),
        gives: ['price', 'kg'],
        ...(first === 0 && groups[0] !== undefined ? { per: groups[0].name } : {}),
        rows: [
          ...rows.map((row, at) => [...groups.map((group, column) => cellOf(group, row[column] ?? 0)), at / 4, at]),
          ...(isOpen ? [[...groups.map(() => '*'), null, 0]] : []),
        ],
      };
      const last = config.configGroups.at(-1);
      const requires = [...(config.requires ?? []), { if: [`${last?.name}.count>0`], then: ['sum(kg)<=4'] }];
      return { ...config, requires, tables: [table] };
    });
}

function cellOf({ kind, options = [] }: ConfigGroup, seed: number): string {
  if (seed % 8 === 0) return '*';
  if (seed % 8 === 1) return '';
  if (kind === 'number') return seed % 2 === 0 ? `..${seed}` : `${seed - 10}..${seed + 20}|${seed + 30}..`;
  const codes = options.filter((_, at) => (seed & (1 << at)) !== 0).map(({ code }) => quoteCode(code));
  return codes.length === 0 ? '*' : codes.join('|');
}
