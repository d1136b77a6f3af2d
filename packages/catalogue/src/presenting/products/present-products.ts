import type { Family, ProductCell } from '@millrace/contract';
import type { AttributeValue, AttributeValues, ContentAttribute, ContentProduct } from '@millrace/contract/content';
import { productValues, valuesOfItself } from '../../attribute-values/product-values.ts';
import { printValue } from '../../attributes/print-value.ts';
import { isRange } from '../../attributes/value-faults.ts';
import type { Snapshot } from '../../snapshot.ts';
import type { CompiledFamily } from '../../tables/family-tables.ts';
import { presentProduct } from './present-product.ts';

/**
 * The products of a family; where its page lists them as a table, with a column for each attribute in which they differ. A configurator
 * shows no table.
 */
export function presentProducts(
  snapshot: Snapshot,
  family: CompiledFamily,
  products: readonly ContentProduct[],
): Pick<Family, 'products' | 'columns'> {
  const columns = family.configurator === null ? columnsOf(snapshot, family, products) : [];
  if (columns.length === 0) return { products: products.map((product) => presentProduct(snapshot, product)) };
  return {
    columns: columns.map(({ key, label, type }) => ({
      key,
      name: label,
      isNumber: type === 'number' || type === 'range',
    })),
    products: products.map((product) => {
      const values = productValues(family, product, snapshot.attributes);
      return { ...presentProduct(snapshot, product), cells: columns.map((column) => cellOf(snapshot, column, values)) };
    }),
  };
}

/** Values that products have of themselves, unless all have the same. */
function columnsOf(
  { attributes }: Snapshot,
  family: CompiledFamily,
  products: readonly ContentProduct[],
): ContentAttribute[] {
  const own = products.map((product) => valuesOfItself(family, product, attributes));
  return attributes.all.filter(({ key }) => {
    if (!own.some((values) => Object.hasOwn(values, key))) return false;
    return new Set(own.map((values) => JSON.stringify(values[key] ?? family.row.attributes[key]))).size > 1;
  });
}

function cellOf(
  { units, settings }: Snapshot,
  attribute: ContentAttribute,
  values: AttributeValues,
): ProductCell | null {
  const value = Object.hasOwn(values, attribute.key) ? values[attribute.key] : undefined;
  if (value === undefined) return null;
  return { ...printValue(attribute, value, units, settings['brand.locale']), sort: sortOf(attribute, value) };
}

function sortOf({ choices }: ContentAttribute, value: AttributeValue): number | string {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 0 : 1;
  if (isRange(value)) return value.from ?? value.to ?? 0;
  const [first = ''] = typeof value === 'string' ? [value] : value;
  const place = choices.indexOf(first);
  return place < 0 ? first : place;
}
