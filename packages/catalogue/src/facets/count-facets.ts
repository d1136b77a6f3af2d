import { addBit, type Bits, countBoth, emptyBits, hasBit, inAll, inAny } from './bits.ts';
import type { Chosen } from './chosen.ts';
import type { FacetIndex, IndexedFacet, RangeFacet } from './facet-index.ts';

/** How many products each value of a filter would show; its own choice is left out of its counts. */
export interface CountedFacet {
  facet: IndexedFacet;
  /** By value. */
  counts: ReadonlyMap<string, number>;
  /** Of numbers: the steps between which they lie. */
  steps: readonly CountedStep[];
  /** The products that fit all other choices. */
  open: Bits;
}
interface CountedStep {
  from: number;
  to: number;
  count: number;
}

export interface Counted {
  facets: readonly CountedFacet[];
  /** The products that fit all that is chosen. */
  fitting: Bits;
}

/** Counts all filters over some products: any value within a filter, all filters together. */
export function countFacets(index: FacetIndex, scope: Bits, chosen: readonly Chosen[]): Counted {
  const size = index.products.length;
  const sets = chosen.map((one) => ({ facet: one.facet, bits: chosenBits(one, size) }));
  const fitting = inAll(
    scope,
    sets.map(({ bits }) => bits),
  );
  return {
    fitting,
    facets: index.facets.map((facet) => {
      const isChosen = sets.some((set) => set.facet === facet);
      const others = sets.filter((set) => set.facet !== facet).map(({ bits }) => bits);
      const base = isChosen ? inAll(scope, others) : fitting;
      if (facet.kind === 'range') return { facet, counts: NONE, steps: stepsOf(facet, scope, base, size), open: base };
      const counts = new Map(Array.from(facet.bits, ([value, bits]) => [value, countBoth(base, bits)]));
      return { facet, counts, steps: [], open: base };
    }),
  };
}

const NONE: ReadonlyMap<string, number> = new Map();

function chosenBits({ facet, values, from, to }: Chosen, size: number): Bits {
  if (facet.kind === 'choice')
    return inAny(
      size,
      values.flatMap((value) => facet.bits.get(value) ?? []),
    );
  const bits = emptyBits(size);
  const { low, high } = facet;
  for (let place = 0; place < size; place += 1)
    if (
      (high[place] ?? 0) >= (from ?? Number.NEGATIVE_INFINITY) &&
      (low[place] ?? 0) <= (to ?? Number.POSITIVE_INFINITY)
    )
      addBit(bits, place);
  return bits;
}

/** As many steps as a visitor can tell apart. */
const STEPS_MAX = 12;

/** Steps at values that the products have, and how many lie within each; a range lies in all that it touches. */
function stepsOf({ low, high }: RangeFacet, scope: Bits, base: Bits, size: number): CountedStep[] {
  const edges = edgesOf({ low, high }, scope, size);
  const [first] = edges;
  if (first === undefined) return [];
  const last = edges.length - 1;
  const counts = new Array<number>(Math.max(1, last)).fill(0);
  for (let place = 0; place < size; place += 1) {
    const from = low[place] ?? Number.NaN;
    if (Number.isNaN(from) || !hasBit(base, place)) continue;
    const to = high[place] ?? from;
    for (let step = 0; step < counts.length; step += 1) {
      const begins = edges[step] ?? first;
      const ends = edges[step + 1] ?? begins;
      // A step begins with its edge; the last ends with it, too.
      if (to >= begins && (from < ends || step === counts.length - 1) && from <= ends)
        counts[step] = (counts[step] ?? 0) + 1;
    }
  }
  return counts.map((count, step) => ({ from: edges[step] ?? first, to: edges[step + 1] ?? first, count }));
}

/** The distinct ends of what is in the scope, thinned out evenly. */
function edgesOf({ low, high }: Pick<RangeFacet, 'low' | 'high'>, scope: Bits, size: number): number[] {
  const ends = new Set<number>();
  for (let place = 0; place < size; place += 1)
    if (hasBit(scope, place))
      for (const end of [low[place] ?? Number.NaN, high[place] ?? Number.NaN]) if (Number.isFinite(end)) ends.add(end);
  const sorted = [...ends].sort((a, b) => a - b);
  if (sorted.length <= STEPS_MAX + 1) return sorted;
  return Array.from(
    { length: STEPS_MAX + 1 },
    (_, at) => sorted[Math.round((at * (sorted.length - 1)) / STEPS_MAX)] ?? 0,
  );
}
