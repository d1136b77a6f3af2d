import { type Facet, type FilterChip, isConverted, printMeasure } from '@millrace/contract';
import { countBoth } from '../facets/bits.ts';
import { type Chosen, writeChosen } from '../facets/chosen.ts';
import type { Counted, CountedFacet } from '../facets/count-facets.ts';
import type { IndexedFacet } from '../facets/facet-index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Scope } from './scope.ts';

/** The filters that tell something apart, or that are chosen. */
export const presentFacets = (
  snapshot: Snapshot,
  { facets }: Counted,
  chosen: readonly Chosen[],
  scope: Scope,
): Facet[] => facets.flatMap((one) => presentFacet(snapshot, one, chosen, scope) ?? []);

function presentFacet(
  snapshot: Snapshot,
  { facet, counts, steps }: CountedFacet,
  chosen: readonly Chosen[],
  scope: Scope,
): Facet | null {
  const { key, label, help, unit, precision } = facet.attribute;
  const own = chosen.find((one) => one.facet === facet);
  const common = { key, name: label, help };
  if (facet.kind === 'range') {
    const [first] = steps;
    const last = steps.at(-1);
    if (first === undefined || last === undefined || (own === undefined && first.from === last.to)) return null;
    return {
      ...common,
      kind: 'range',
      unit,
      precision,
      least: first.from,
      most: last.to,
      from: own?.from ?? null,
      to: own?.to ?? null,
      steps: [...steps],
    };
  }
  const buildable = scope.placed.map(({ family }) => snapshot.buildable.get(family)?.get(key));
  const values = Array.from(facet.bits).flatMap(([value, bits]) => {
    const isChosen = own?.values.includes(value) === true;
    const isBuilt = buildable.some((each) => each?.has(value));
    if (countBoth(scope.bits, bits) === 0 && !isBuilt && !isChosen) return [];
    return [{ value, words: withUnit(value, facet), count: counts.get(value) ?? 0, isChosen, isBuilt }];
  });
  return values.length < 2 && own === undefined ? null : { ...common, kind: 'choice', values };
}

/** Each value of a choice with the query without it; a range as one. */
export function chipsOf(snapshot: Snapshot, one: Chosen, chosen: readonly Chosen[]): FilterChip[] {
  const { facet, values } = one;
  if (facet.kind === 'range') return [chipOf(snapshot, one, chosen)];
  const others = chosen.filter((other) => other !== one);
  return values.map((value) => {
    const left = values.filter((each) => each !== value);
    return {
      words: withUnit(value, facet),
      name: facet.attribute.label,
      without: writeChosen(left.length === 0 ? others : [...others, { ...one, values: left }]),
    };
  });
}

/** All that is chosen of one filter, with the query without it. */
export function chipOf(snapshot: Snapshot, one: Chosen, chosen: readonly Chosen[]): FilterChip {
  const { facet, values, from, to } = one;
  const { label: name, unit, precision } = facet.attribute;
  const without = writeChosen(chosen.filter((other) => other !== one));
  if (facet.kind === 'choice')
    return { words: values.map((value) => withUnit(value, facet)).join(' or '), name, without };
  const measure = { from, to, unit, precision };
  const words = printMeasure(measure, snapshot.units, snapshot.settings['brand.locale']);
  return { words, ...(isConverted(unit) ? { measure } : {}), name, without };
}

const withUnit = (value: string, { attribute: { unit } }: IndexedFacet): string =>
  unit === '' ? value : `${value} ${unit}`;
