import { FILTER_PREFIX, measureTypedIn } from '@millrace/contract';
import type { FacetIndex, IndexedFacet } from './facet-index.ts';

/** The values chosen of one filter: any of them, or a number from and to. */
export interface Chosen {
  readonly facet: IndexedFacet;
  readonly values: readonly string[];
  readonly from: number | null;
  readonly to: number | null;
}

const FROM = '.from';
const TO = '.to';
/** The unit in which a form without script has both ends; an address of choices is in the maker's, and without it. */
const UNIT = '.unit';

/** Reads the query of an address. What names no filter, no value of it or no number is left out. */
export function readChosen({ facets }: FacetIndex, query: string): Chosen[] {
  const given = new URLSearchParams(query);
  return facets.flatMap((facet): Chosen[] => {
    const { key } = facet.attribute;
    if (facet.kind === 'choice') {
      const asked = new Set(given.getAll(FILTER_PREFIX + key));
      const values = [...facet.bits.keys()].filter((value) => asked.has(value));
      return values.length === 0 ? [] : [{ facet, values, from: null, to: null }];
    }
    const { unit, precision } = facet.attribute;
    const measure = measureTypedIn(given.get(FILTER_PREFIX + key + UNIT) ?? unit, unit, precision);
    const [from, to] = [FROM, TO].map((end) => {
      const typed = given.get(FILTER_PREFIX + key + end);
      return numberOf(typed === null || measure === null ? typed : measure.read(typed));
    });
    if (from == null && to == null) return [];
    const isTurned = from != null && to != null && from > to;
    return [{ facet, values: [], from: (isTurned ? to : from) ?? null, to: (isTurned ? from : to) ?? null }];
  });
}

/** The same choices as a query, in one order: equal choices have equal addresses. */
export function writeChosen(chosen: readonly Chosen[]): string {
  const entries = chosen.flatMap(({ facet: { attribute }, values, from, to }) => [
    ...values.map((value): [string, string] => [FILTER_PREFIX + attribute.key, value]),
    ...(from === null ? [] : [[FILTER_PREFIX + attribute.key + FROM, String(from)] satisfies [string, string]]),
    ...(to === null ? [] : [[FILTER_PREFIX + attribute.key + TO, String(to)] satisfies [string, string]]),
  ]);
  entries.sort(([a, one], [b, other]) => (a === b ? order(one, other) : order(a, b)));
  return new URLSearchParams(entries).toString();
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function numberOf(text: string | null): number | null {
  if (text === null || text.trim() === '') return null;
  const value = Number(text.replaceAll(',', ''));
  return Number.isFinite(value) ? value : null;
}
