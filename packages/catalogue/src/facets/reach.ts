import { canReach, decideContext, type Pausable, type ReachResult, type Rule } from '@millrace/configurator';
import type { CompiledConfigurator } from '../numbers/configurators.ts';
import type { CompiledFamily } from '../tables/family-tables.ts';
import type { Chosen } from './chosen.ts';
import { demandsOf } from './demands.ts';
import type { FacetIndex } from './facet-index.ts';
import { plainest } from './plainest.ts';

/** Steps of one question: some 10 ms for the largest panels. */
const STEPS = 2_000;
/** The most answers that are remembered of one configurator; the oldest is forgotten. */
const REMEMBERED_MAX = 500;
const NO: ReachResult = { answer: 'no' };

const remembered = new WeakMap<CompiledConfigurator, Map<string, ReachResult>>();

/**
 * Whether a number of the family can be built that fits all choices, as the public may order it; null: it has no configurator. With
 * `isPlain` the proof has nothing that it need not have.
 */
export function reachOf(
  { row, configurator }: CompiledFamily,
  chosen: readonly Chosen[],
  { isPlain = false }: { isPlain?: boolean } = {},
): ReachResult | null {
  if (configurator === null) return null;
  const demands = demandsOf(configurator.data, row.attributes, chosen);
  return demands === null ? NO : ask(configurator, demands, isPlain);
}

function ask(configurator: CompiledConfigurator, demands: readonly Rule[], isPlain: boolean): ReachResult {
  const known = remembered.get(configurator) ?? new Map<string, ReachResult>();
  remembered.set(configurator, known);
  const key = JSON.stringify([demands, isPlain]);
  const before = known.get(key);
  if (before !== undefined) return before;
  const offered = decideContext(configurator.data, {});
  const reached = canReach(offered, demands, { steps: STEPS });
  const found: ReachResult =
    reached.answer === 'yes' && isPlain
      ? { answer: 'yes', selection: plainest(offered, reached.selection, demands) }
      : reached;
  const [oldest] = known.keys();
  if (known.size >= REMEMBERED_MAX && oldest !== undefined) known.delete(oldest);
  known.set(key, found);
  return found;
}

/** The single values that a family's configurator can build, by filter. */
export type Buildable = ReadonlyMap<CompiledFamily, ReadonlyMap<string, ReadonlySet<string>>>;

/** Asks for every choice of every configured family by itself; what was asked before the configurator changed is remembered. */
export function* buildableValues({ facets, places }: FacetIndex): Pausable<Buildable> {
  const buildable = new Map<CompiledFamily, Map<string, Set<string>>>();
  for (const family of places.keys()) {
    if (family.configurator === null || family.configurator.lint.findings.some(({ severity }) => severity === 'error'))
      continue;
    const byKey = new Map<string, Set<string>>();
    for (const facet of facets) {
      if (facet.kind !== 'choice') continue;
      const values = new Set<string>();
      for (const value of facet.bits.keys()) {
        const reach = reachOf(family, [{ facet, values: [value], from: null, to: null }]);
        if (reach?.answer === 'yes') values.add(value);
        yield;
      }
      byKey.set(facet.attribute.key, values);
    }
    buildable.set(family, byKey);
  }
  return buildable;
}
