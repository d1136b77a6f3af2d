import { encodeShortCode } from '@millrace/configurator';
import {
  type CategoryFacets,
  type Facet,
  type FacetFamily,
  type FacetModel,
  isConverted,
  printMeasure,
} from '@millrace/contract';
import type { ContentCategory, ContentProduct } from '@millrace/contract/content';
import { priceSpan } from '../answers/price-span.ts';
import { amountOf } from '../money.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { addBit, emptyBits, hasBit } from './bits.ts';
import { familiesOfCategory, type PlacedFamily } from './category-families.ts';
import { type Chosen, readChosen, writeChosen } from './chosen.ts';
import { type Counted, type CountedFacet, countFacets } from './count-facets.ts';
import { reachOf } from './reach.ts';

/** Models of a family that are listed at once. */
const MODELS_SHOWN = 5;

/** The filters of a category, and the families that fit what is chosen, with the first of their models. */
export function categoryFacets(snapshot: Snapshot, category: ContentCategory, query: string): CategoryFacets {
  const { placed, chosen, counted } = countCategory(snapshot, category, query);
  // Nothing chosen: the category shows its tiles.
  const families = (chosen.length === 0 ? [] : placed)
    .map((one) => presentFamily(snapshot, one, counted, chosen))
    .filter(({ fitting, built }) => fitting > 0 || built === 'yes' || built === 'unknown')
    .sort((a, b) => Number(b.fitting > 0) - Number(a.fitting > 0));
  return {
    filters: writeChosen(chosen),
    chips: chosen.flatMap((one) => chipsOf(snapshot, one, chosen)),
    facets: counted.facets.flatMap((one) => presentFacet(snapshot, one, chosen, placed)),
    models: families.reduce((sum, { fitting }) => sum + fitting, 0),
    families,
  };
}

/** All filters of a category, counted. */
export function countCategory(
  snapshot: Snapshot,
  category: ContentCategory,
  query: string,
): { placed: PlacedFamily[]; chosen: Chosen[]; counted: Counted } {
  const { facets: index } = snapshot;
  const placed = familiesOfCategory(snapshot, category).filter(({ family }) => index.places.has(family));
  const chosen = readChosen(index, query);
  const scope = emptyBits(index.products.length);
  for (const { family } of placed) {
    const { from, to } = placesOf(snapshot, family);
    for (let place = from; place < to; place += 1) addBit(scope, place);
  }
  return { placed, chosen, counted: countFacets(index, scope, chosen) };
}

const NOWHERE = { from: 0, to: 0 };
const placesOf = ({ facets }: Snapshot, family: PlacedFamily['family']) => facets.places.get(family) ?? NOWHERE;

function chipsOf(snapshot: Snapshot, one: Chosen, chosen: readonly Chosen[]): CategoryFacets['chips'] {
  const { facet, values, from, to } = one;
  const { unit, precision } = facet.attribute;
  const others = chosen.filter((other) => other !== one);
  if (facet.kind === 'range') {
    const measure = { from, to, unit, precision };
    const words = printMeasure(measure, snapshot.units);
    return [
      { words, ...(isConverted(unit) ? { measure } : {}), name: facet.attribute.label, without: writeChosen(others) },
    ];
  }
  return values.map((value) => {
    const left = values.filter((each) => each !== value);
    return {
      words: unit === '' ? value : `${value} ${unit}`,
      name: facet.attribute.label,
      without: writeChosen(left.length === 0 ? others : [...others, { ...one, values: left }]),
    };
  });
}

/** A filter that tells nothing apart is left out, unless it is chosen. */
function presentFacet(
  snapshot: Snapshot,
  { facet, counts, steps }: CountedFacet,
  chosen: readonly Chosen[],
  placed: readonly PlacedFamily[],
): Facet[] {
  const { key, label, help, unit } = facet.attribute;
  const own = chosen.find((one) => one.facet === facet);
  const common = { key, name: label, help };
  if (facet.kind === 'range') {
    const [first] = steps;
    const last = steps.at(-1);
    if (first === undefined || last === undefined || (own === undefined && first.from === last.to)) return [];
    const { precision } = facet.attribute;
    return [
      {
        ...common,
        kind: 'range',
        unit,
        precision,
        least: first.from,
        most: last.to,
        from: own?.from ?? null,
        to: own?.to ?? null,
        steps: [...steps],
      },
    ];
  }
  const buildable = placed.map(({ family }) => snapshot.buildable.get(family)?.get(key));
  const everywhere = scopeValues(snapshot, facet, placed);
  const values = Array.from(facet.bits.keys()).flatMap((value) => {
    const isChosen = own?.values.includes(value) === true;
    const isBuilt = buildable.some((each) => each?.has(value));
    if (!everywhere.has(value) && !isBuilt && !isChosen) return [];
    const words = unit === '' ? value : `${value} ${unit}`;
    return [{ value, words, count: counts.get(value) ?? 0, isChosen, isBuilt }];
  });
  return values.length < 2 && own === undefined ? [] : [{ ...common, kind: 'choice', values }];
}

/** The values that products of these families have, whatever is chosen. */
function scopeValues(
  snapshot: Snapshot,
  facet: CountedFacet['facet'],
  placed: readonly PlacedFamily[],
): ReadonlySet<string> {
  const found = new Set<string>();
  if (facet.kind !== 'choice') return found;
  for (const [value, bits] of facet.bits)
    if (placed.some(({ family }) => firstsIn(bits, placesOf(snapshot, family), 1).length > 0)) found.add(value);
  return found;
}

/** The first places between two that are in a set. */
function firstsIn(bits: Counted['fitting'], { from, to }: { from: number; to: number }, most: number): number[] {
  const found: number[] = [];
  for (let place = from; place < to && found.length < most; place += 1) if (hasBit(bits, place)) found.push(place);
  return found;
}

function presentFamily(
  snapshot: Snapshot,
  { family, item }: PlacedFamily,
  { fitting: bits }: Counted,
  chosen: readonly Chosen[],
): FacetFamily {
  const range = placesOf(snapshot, family);
  const places = firstsIn(bits, range, Number.POSITIVE_INFINITY);
  const products = places.flatMap((place) => snapshot.facets.products[place] ?? []);
  const reach = chosen.length > 0 && products.length === 0 ? reachOf(family, chosen, { isPlain: true }) : null;
  const { row, head } = family;
  return {
    name: item.title,
    slug: row.slug,
    intrinsicallySafe: row.intrinsicallySafe,
    summary: item.summary,
    imgUrl: item.imgUrl,
    isObsolete: row.isObsolete,
    isConfigured: family.configurator !== null,
    facts: [...head],
    ...priceSpan(family, products),
    fitting: products.length,
    total: range.to - range.from,
    built: reach?.answer ?? null,
    options:
      reach?.answer === 'yes' && family.configurator !== null
        ? encodeShortCode(family.configurator.data, reach.selection)
        : null,
    models: products.slice(0, MODELS_SHOWN).map(presentModel),
  };
}

const presentModel = ({ partNumber, configModelNo, name, description, priceCents }: ContentProduct): FacetModel => ({
  partNumber,
  modelNumber: configModelNo,
  name,
  description,
  price: amountOf(priceCents),
});
