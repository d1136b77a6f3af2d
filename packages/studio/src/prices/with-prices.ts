import type { ConfigGroup, ConfigOption, Configurator, FieldPath, Table } from '@millrace/configurator';

/** A price that is to be written at the path of its line. */
export interface NewPrice {
  path: FieldPath;
  price: number | null;
}

/** A configurator with these prices. What did not change stays the same object; places that it does not have are passed over. */
export function withPrices(configurator: Configurator, prices: readonly NewPrice[]): Configurator {
  const [base] = prices.filter(({ path }) => path[0] === 'adderPrice');
  const groups = below(prices, 'configGroups');
  const tables = below(prices, 'tables');
  return {
    ...configurator,
    ...(base !== undefined && base.price !== null && { adderPrice: base.price }),
    ...(groups.size > 0 && { configGroups: mapAt(configurator.configGroups, groups, groupWith) }),
    ...(tables.size > 0 && configurator.tables && { tables: mapAt(configurator.tables, tables, tableWith) }),
  };
}

/** The prices of a list by the index of its entry, each with the rest of its path. */
function below(prices: readonly NewPrice[], list: string): ReadonlyMap<number, readonly NewPrice[]> {
  const found = prices.flatMap(({ path: [first, index, ...path], price }) =>
    first === list && typeof index === 'number' ? [{ index, price: { path, price } }] : [],
  );
  const grouped = Map.groupBy(found, ({ index }) => index);
  return new Map([...grouped].map(([index, all]) => [index, all.map(({ price }) => price)]));
}

const mapAt = <Entry>(
  list: readonly Entry[],
  prices: ReadonlyMap<number, readonly NewPrice[]>,
  change: (entry: Entry, prices: readonly NewPrice[]) => Entry,
): readonly Entry[] =>
  list.map((entry, at) => {
    const own = prices.get(at);
    return own === undefined ? entry : change(entry, own);
  });

function groupWith(group: ConfigGroup, prices: readonly NewPrice[]): ConfigGroup {
  const [unit] = prices.filter(({ path }) => path[0] === 'pricePerUnit');
  const options = below(prices, 'options');
  return {
    ...group,
    ...(unit !== undefined && unit.price !== null && { pricePerUnit: unit.price }),
    ...(options.size > 0 && group.options && { options: mapAt(group.options, options, optionWith) }),
  };
}

function optionWith(option: ConfigOption, prices: readonly NewPrice[]): ConfigOption {
  const [own] = prices.filter(({ path }) => path[0] === 'price');
  const conditions = below(prices, 'prices');
  return {
    ...option,
    ...(own !== undefined && { price: own.price }),
    ...(conditions.size > 0 &&
      option.prices && {
        prices: mapAt(option.prices, conditions, (entry, [given]) =>
          given === undefined ? entry : { ...entry, price: given.price },
        ),
      }),
  };
}

function tableWith(table: Table, prices: readonly NewPrice[]): Table {
  const rows = below(prices, 'rows');
  return {
    ...table,
    rows: mapAt(table.rows, rows, (row, given) => {
      const cells = new Map(given.map(({ path: [at], price }) => [at, price]));
      return row.map((cell, at) => (cells.has(at) ? (cells.get(at) ?? null) : cell));
    }),
  };
}
