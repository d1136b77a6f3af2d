import type { SearchDocument } from '../../search/documents.ts';
import type { CompiledFamily } from '../../tables/family-tables.ts';

/** Fewest cells that two numbers must share, at their starts and ends together, to be close. */
const FEWEST_SHARED = 2;

/** The family's products whose model numbers share most with a number that is none, closest first. */
export function closeNumbers(family: CompiledFamily, number: string): SearchDocument[] {
  const cells = cellsIn(number);
  return family.products
    .filter(({ isLive, configModelNo }) => isLive && configModelNo !== null)
    .map((product) => ({ product, family, shared: sharedCells(cells, cellsIn(product.configModelNo ?? '')) }))
    .filter(({ shared }) => shared >= FEWEST_SHARED)
    .toSorted((a, b) => b.shared - a.shared || Number(a.product.isObsolete) - Number(b.product.isObsolete));
}

/** Between separators; single characters when there are none. */
function cellsIn(number: string): string[] {
  const cells = number.toUpperCase().split(/[^\p{L}\p{N}]+/u);
  return cells.length > 1 ? cells : [...number.toUpperCase()];
}

/** Equal cells from the start, and from the end without counting one twice: so a cell more or less in the middle costs one. */
function sharedCells(a: readonly string[], b: readonly string[]): number {
  const most = Math.min(a.length, b.length);
  const fromStart = countWhile(most, (at) => a[at] === b[at]);
  return fromStart + countWhile(most - fromStart, (at) => a.at(-1 - at) === b.at(-1 - at));
}

function countWhile(most: number, isSame: (at: number) => boolean): number {
  let count = 0;
  while (count < most && isSame(count)) count += 1;
  return count;
}
