import type { ConfigGroup, ConfigOption, Configurator, FieldPath, RuleList, Table } from '@millrace/configurator';

/** A price of a configurator, at its place. `null` is on request. */
export interface PriceLine {
  /** To the price itself. */
  path: FieldPath;
  of: 'option' | 'condition' | 'unit' | 'table' | 'base';
  group: string | null;
  code: string | null;
  /** Words of the option, of the row or of the unit. */
  words: string;
  /** Of a price that holds under a condition. */
  if: RuleList | null;
  price: number | null;
  /** In force; undefined: what it is the price of is new. */
  published: number | null | undefined;
}

/** An amount that somebody may have typed half: what is no number is on request until it is one. */
const amountOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const listOf = <Entry>(value: readonly Entry[] | undefined): readonly Entry[] => (Array.isArray(value) ? value : []);

/** All prices of a configurator, in its order: of options and under conditions, of units, of rows of tables, and what all begins from. */
export function priceLines(configurator: Configurator, published: Configurator | null): PriceLine[] {
  const base = configurator.adderPrice;
  return [
    ...(base === undefined
      ? []
      : [{ ...BASE, price: amountOf(base), published: published === null ? undefined : (published.adderPrice ?? 0) }]),
    ...configurator.configGroups.flatMap((group, at) =>
      groupLines(
        group,
        at,
        published?.configGroups.find(({ name }) => name === group.name),
      ),
    ),
    ...listOf(configurator.tables).flatMap((table, at) =>
      tableLines(
        table,
        at,
        published?.tables?.find(({ name }) => name === table.name),
      ),
    ),
  ];
}

const BASE = { path: ['adderPrice'], of: 'base', group: null, code: null, words: 'Base price', if: null } as const;

function groupLines(group: ConfigGroup, at: number, before: ConfigGroup | undefined): PriceLine[] {
  const { name, options = [], pricePerUnit, unit, kind } = group;
  const perUnit: PriceLine[] =
    pricePerUnit === undefined
      ? []
      : [
          {
            path: ['configGroups', at, 'pricePerUnit'],
            of: 'unit',
            group: name,
            code: null,
            words: `for each ${kind === 'text' ? 'character' : (unit ?? 'unit')}`,
            if: null,
            price: amountOf(pricePerUnit),
            published: before === undefined ? undefined : (before.pricePerUnit ?? 0),
          },
        ];
  return [
    ...perUnit,
    ...options.flatMap((option, nth) =>
      optionLines(
        name,
        option,
        ['configGroups', at, 'options', nth],
        before?.options?.find(({ code }) => code === option.code),
      ),
    ),
  ];
}

/** An option without a price costs nothing. */
const priceOf = ({ price }: Pick<ConfigOption, 'price'>): number | null => (price === undefined ? 0 : amountOf(price));

function optionLines(
  group: string,
  option: ConfigOption,
  path: FieldPath,
  before: ConfigOption | undefined,
): PriceLine[] {
  const shared = { group, code: option.code, words: option.description ?? option.name ?? '' };
  const conditions = listOf(option.prices).map(
    ({ if: when = [], price }, nth): PriceLine => ({
      ...shared,
      path: [...path, 'prices', nth, 'price'],
      of: 'condition',
      if: when,
      price: amountOf(price),
      published: before?.prices?.find((entry) => isSame(entry.if ?? [], when))?.price,
    }),
  );
  const own: PriceLine = {
    ...shared,
    path: [...path, 'price'],
    of: 'option',
    if: null,
    price: priceOf(option),
    published: before === undefined ? undefined : priceOf(before),
  };
  return [own, ...conditions];
}

const isSame = (one: RuleList, other: RuleList): boolean => JSON.stringify(one) === JSON.stringify(other);

function tableLines(
  { name, columns: asked, gives: given, rows }: Table,
  at: number,
  before: Table | undefined,
): PriceLine[] {
  const [columns, gives] = [listOf(asked), listOf(given)];
  const place = columns.length + gives.indexOf('price');
  if (!gives.includes('price')) return [];
  const placeBefore = before === undefined ? -1 : listOf(before.columns).length + listOf(before.gives).indexOf('price');
  const known = new Map(listOf(before?.rows).map((row) => [keyOf(row, columns.length), row[placeBefore]]));
  return listOf(rows).map((row, nth): PriceLine => {
    const price = row[place];
    const then = known.get(keyOf(row, columns.length));
    return {
      path: ['tables', at, 'rows', nth, place],
      of: 'table',
      group: name,
      code: null,
      words: columns.map((column, one) => `${column} ${wordsOfCell(row[one])}`).join(', '),
      if: null,
      price: typeof price === 'number' ? price : null,
      published: then === undefined ? undefined : typeof then === 'number' ? then : null,
    };
  });
}

const keyOf = (row: Table['rows'][number], columns: number): string => JSON.stringify(row.slice(0, columns));

const wordsOfCell = (cell: string | number | null | undefined): string =>
  cell === '*' ? 'any' : cell === '' || cell === null || cell === undefined ? 'none' : String(cell);

/** Whether something costs or takes off; an option that costs nothing and has no other price is no line of a price list. */
export const isPriced = ({ price, published }: PriceLine): boolean =>
  price !== 0 || (published !== undefined && published !== 0);

/** The change in per cent, to one decimal; null where there is none that can be said. */
export function changeOf({ price, published }: Pick<PriceLine, 'price' | 'published'>): number | null {
  if (typeof price !== 'number' || typeof published !== 'number' || published === 0 || price === published) return null;
  return Math.round(((price - published) / Math.abs(published)) * 1000) / 10;
}
