import { DEFAULT_UNITS, type Product, type UnitSystem } from '@millrace/contract';
import { shownText } from '../../measures/shown-text.ts';
import { NO_LONGER_SOLD, ON_REQUEST } from '../../nameplate/price-text.ts';
import type { ModelColumn } from './model-columns.ts';

/** The columns that a copy may have, each with its text in a row. */
const COLUMNS: readonly { name: string; of: (product: Product) => string }[] = [
  { name: 'Part number', of: ({ partNumber }) => partNumber },
  { name: 'Name', of: ({ name }) => name },
  { name: 'Description', of: ({ description }) => description },
  { name: 'Model number', of: ({ configModelNo }) => configModelNo ?? '' },
  { name: 'List price', of: priceOf },
  { name: 'Obsolete', of: ({ isObsolete }) => (isObsolete ? 'obsolete' : '') },
  { name: 'Replaced by', of: ({ replacement }) => replacement?.partNumber ?? '' },
];

/** Rows for a sheet: columns between tabs, headings first. A column that is empty throughout is left out. */
export function modelLines(
  products: readonly Product[],
  attributes: readonly ModelColumn[] = [],
  units: UnitSystem = DEFAULT_UNITS,
): string {
  const all = [...COLUMNS, ...attributes.flatMap((column) => columnOf(column, units))];
  const columns = all.filter(({ of }) => products.some((product) => of(product) !== ''));
  const rows = products.map((product) => columns.map(({ of }) => of(product)));
  return [columns.map(({ name }) => name), ...rows].map((row) => row.map(inOneCell).join('\t')).join('\n');
}

/** The column of an attribute; none for the others. */
function columnOf({ name, cell: at }: ModelColumn, units: UnitSystem): typeof COLUMNS {
  if (at === undefined) return [];
  const of = ({ cells }: Product): string => {
    const cell = cells?.[at] ?? null;
    return cell === null ? '' : shownText(cell, units);
  };
  return [{ name, of }];
}

/** A bare number, which a sheet can add up. */
function priceOf({ price, isObsolete, replacement }: Product): string {
  if (replacement !== undefined) return '';
  if (price !== null && price !== 0) return price.toFixed(2);
  return isObsolete ? NO_LONGER_SOLD : ON_REQUEST;
}

const inOneCell = (text: string): string => text.replace(/\s+/g, ' ').trim();
