import type { PartNumber, Product, UnitSystem } from '@millrace/contract';
import { shownText } from '../../measures/shown-text.ts';
import { hasWords } from '../../page-parts/has-words.ts';
import type { ModelColumn } from './model-columns.ts';

/** The way a visitor has the models shown. */
export interface ModelsView {
  filter: string;
  /** null: in the maker's order. */
  sort: { key: ModelColumn['key']; descending: boolean } | null;
}

export const asListed: ModelsView = { filter: '', sort: null };

/** The sort after a press on a column: up, down, then the maker's order again. */
export function nextSort(sort: ModelsView['sort'], key: ModelColumn['key']): ModelsView['sort'] {
  if (sort?.key !== key) return { key, descending: false };
  return sort.descending ? null : { key, descending: true };
}

/** The rows to show, in their order. The row that the address leads to is always among them. */
export function modelsShown(
  products: readonly Product[],
  { filter, sort }: ModelsView,
  { marked, columns, units }: { marked: PartNumber | null; columns: readonly ModelColumn[]; units: UnitSystem },
): readonly Product[] {
  const has = hasWords(filter);
  const kept = products.filter((product) => product.partNumber === marked || has(wordsOf(product, units)));
  const column = columns.find(({ key }) => key === sort?.key);
  if (column === undefined) return kept;
  return kept.toSorted((a, b) => compare(column.of(a), column.of(b), sort?.descending === true ? -1 : 1));
}

const wordsOf = (
  { partNumber, name, description, configModelNo, isObsolete, replacement, cells = [] }: Product,
  units: UnitSystem,
): string[] => [
  partNumber,
  name,
  description,
  configModelNo ?? '',
  isObsolete ? 'obsolete' : '',
  replacement?.partNumber ?? '',
  ...cells.map((cell) => (cell === null ? '' : shownText(cell, units))),
];

function compare(a: string | number | null, b: string | number | null, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'number' && typeof b === 'number') return direction * (a - b);
  return direction * inOrder.compare(String(a), String(b));
}

/** `JB-4` before `JB-12`: digits count as a number. */
const inOrder = new Intl.Collator('en', { numeric: true });
