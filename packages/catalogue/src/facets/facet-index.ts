import type { Pausable } from '@millrace/configurator';
import type { AttributeValue, ContentAttribute, ContentProduct } from '@millrace/contract/content';
import { productValues } from '../attribute-values/product-values.ts';
import type { AttributeTable } from '../attributes/attribute-table.ts';
import { isRange } from '../attributes/value-faults.ts';
import { forEachPaced } from '../paced.ts';
import type { CompiledFamily, FamilyTables } from '../tables/family-tables.ts';
import { isShown, published } from '../tables/shown.ts';
import { addBit, type Bits, emptyBits } from './bits.ts';

/** Products that visitors see, family by family, and which of them have each value of each filter. */
export interface FacetIndex {
  readonly products: readonly ContentProduct[];
  /** The range of the products of each family: from the first to before the last. */
  readonly places: ReadonlyMap<CompiledFamily, { readonly from: number; readonly to: number }>;
  /** The attributes that filter, in their order. */
  readonly facets: readonly IndexedFacet[];
}

export type IndexedFacet = ChoiceFacet | RangeFacet;
interface ChoiceFacet {
  readonly kind: 'choice';
  readonly attribute: ContentAttribute;
  /** By value, in order. */
  readonly bits: ReadonlyMap<string, Bits>;
}
export interface RangeFacet {
  readonly kind: 'range';
  readonly attribute: ContentAttribute;
  /** Of each product; NaN: it has none. An open end is infinite. */
  readonly low: Float64Array;
  readonly high: Float64Array;
}

/** A text is a filter of as many values. */
const TEXTS_MAX = 200;
export const YES = 'Yes';
export const NO = 'No';

export function* facetIndex({ all }: FamilyTables, attributes: AttributeTable): Pausable<FacetIndex> {
  const filtering = attributes.all.filter(({ filters }) => filters);
  const products: ContentProduct[] = [];
  const places = new Map<CompiledFamily, { from: number; to: number }>();
  const families: CompiledFamily[] = [];
  if (filtering.length > 0)
    for (const family of all) {
      if (!isShown(family.row, published)) continue;
      const from = products.length;
      for (const product of family.products) {
        if (!product.isLive) continue;
        products.push(product);
        families.push(family);
      }
      places.set(family, { from, to: products.length });
    }
  const facets = filtering.map((attribute) => emptyFacet(attribute, products.length));
  yield* forEachPaced(products, (product, place) => {
    const family = families[place];
    const values = family === undefined ? {} : productValues(family, product, attributes);
    for (const facet of facets) {
      const value = Object.hasOwn(values, facet.attribute.key) ? values[facet.attribute.key] : undefined;
      if (value !== undefined) put(facet, place, value, products.length);
    }
  });
  return { products, places, facets };
}

type Filled =
  | { kind: 'choice'; attribute: ContentAttribute; bits: Map<string, Bits> }
  | { kind: 'range'; attribute: ContentAttribute; low: Float64Array; high: Float64Array };

function emptyFacet(attribute: ContentAttribute, size: number): Filled {
  const { type, choices } = attribute;
  if (type === 'number' || type === 'range')
    return {
      kind: 'range',
      attribute,
      low: new Float64Array(size).fill(Number.NaN),
      high: new Float64Array(size).fill(Number.NaN),
    };
  const known = type === 'choice' ? choices : type === 'yesNo' ? [YES, NO] : [];
  return { kind: 'choice', attribute, bits: new Map(known.map((value) => [value, emptyBits(size)])) };
}

function put(facet: Filled, place: number, value: AttributeValue, size: number): void {
  if (facet.kind === 'range') {
    const { from, to } = typeof value === 'number' ? { from: value, to: value } : isRange(value) ? value : {};
    if (from === undefined && to === undefined) return;
    facet.low[place] = from ?? Number.NEGATIVE_INFINITY;
    facet.high[place] = to ?? Number.POSITIVE_INFINITY;
    return;
  }
  for (const one of wordsOf(value)) {
    const bits = facet.bits.get(one);
    if (bits !== undefined) addBit(bits, place);
    else if (facet.attribute.type === 'text' && facet.bits.size < TEXTS_MAX) {
      const fresh = emptyBits(size);
      addBit(fresh, place);
      facet.bits.set(one, fresh);
    }
  }
}

function wordsOf(value: AttributeValue): readonly string[] {
  if (typeof value === 'boolean') return [value ? YES : NO];
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value : [];
}
