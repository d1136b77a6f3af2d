import type { PageIndex } from './index-pages.ts';
import type { Slot } from './read-query.ts';

/** The products of a family that fit what was asked: numbers of products, in the order of the catalogue. */
export function fittingModels(index: PageIndex, page: number, slots: readonly Slot[]): number[] {
  const [from, to] = index.productsOf(page);
  const met = new Uint8Array(to - from);
  let asked = 0;
  for (const slot of slots) {
    const fitting = modelsOfSlot(index, slot, from, to);
    // A word that no model of the family has, or that each has, tells none apart.
    if (fitting.length === 0 || fitting.length === to - from) continue;
    asked += 1;
    for (const product of fitting) met[product - from] = (met[product - from] ?? 0) + 1;
  }
  const found: number[] = [];
  for (let product = from; product < to; product += 1) if (met[product - from] === asked) found.push(product);
  return found;
}

/** Rising numbers of products. */
function modelsOfSlot(index: PageIndex, { alternatives }: Slot, from: number, to: number): Int32Array {
  for (const { terms } of alternatives) {
    const [first = NO_PRODUCTS, ...rest] = terms.map((term) => within(index, term, from, to));
    const fitting = rest.reduce(inBoth, first);
    // As it was asked comes before what means the same.
    if (fitting.length > 0) return fitting;
  }
  return NO_PRODUCTS;
}

const NO_PRODUCTS = new Int32Array(0);

/** Both rise. */
function inBoth(some: Int32Array, others: Int32Array): Int32Array {
  let at = 0;
  return some.filter((product) => {
    while (at < others.length && (others[at] ?? 0) < product) at += 1;
    return others[at] === product;
  });
}

/** Products of a term between two numbers; they rise in the list. */
function within({ inProducts }: PageIndex, term: number, from: number, to: number): Int32Array {
  const start = inProducts.starts[term] ?? 0;
  const end = inProducts.starts[term + 1] ?? 0;
  const first = firstFrom(inProducts.values, from, start, end);
  return inProducts.values.subarray(first, firstFrom(inProducts.values, to, first, end));
}

function firstFrom(values: Int32Array, value: number, from: number, to: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
