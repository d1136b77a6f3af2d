import type { ContentCategory, ContentProduct } from '@millrace/contract/content';
import { addBit, type Bits, emptyBits } from '../facets/bits.ts';
import { thumbnailOf } from '../presenting/thumbnail.ts';
import type { Snapshot } from '../snapshot.ts';
import type { CompiledFamily } from '../tables/family-tables.ts';
import { familiesOfCategory } from './category-families.ts';

/** A family as a page leads to it. */
export interface PlacedFamily {
  readonly family: CompiledFamily;
  readonly title: string;
  /** null: the beginning of its description. */
  readonly summary: string | null;
  readonly imgUrl: string | null;
}

/** A product by its place in the index. */
export interface PlacedModel {
  readonly place: number;
  readonly product: ContentProduct;
}

/** The content that is filtered: families in their order, and those of their products that are there without a choice. */
export interface Scope {
  readonly placed: readonly PlacedFamily[];
  readonly bits: Bits;
}

/** All products of a category and of those below it. */
export function scopeOfCategory(snapshot: Snapshot, category: ContentCategory): Scope {
  const placed = familiesOfCategory(snapshot, category)
    .filter(({ family }) => snapshot.facets.places.has(family))
    .map(({ family, item: { title, summary, imgUrl } }) => ({ family, title, summary, imgUrl }));
  const bits = emptyBits(snapshot.facets.products.length);
  for (const { family } of placed) {
    const { from, to } = placesOf(snapshot, family);
    for (let place = from; place < to; place += 1) addBit(bits, place);
  }
  return { placed, bits };
}

/** The families that a text finds, each with those of its models that fit the text. */
export function scopeOfSearch(snapshot: Snapshot, text: string): Scope {
  const { products, places } = snapshot.facets;
  const bits = emptyBits(products.length);
  if (text.trim() === '' || products.length === 0) return { placed: [], bits };
  const found = snapshot.everything.find(text.trim());
  const placed: PlacedFamily[] = [];
  for (const { page } of found.pages) {
    if (page.kind !== 'family' || !places.has(page.family)) continue;
    const { family } = page;
    placed.push({ family, title: family.row.name, summary: null, imgUrl: thumbnailOf(family) });
    const fitting = found.modelsOf(page);
    const { from, to } = placesOf(snapshot, family);
    const isAll = fitting.length === to - from;
    const some = new Set(isAll ? [] : fitting);
    for (let place = from; place < to; place += 1) {
      const product = products[place];
      if (isAll || (product !== undefined && some.has(product))) addBit(bits, place);
    }
  }
  return { placed, bits };
}

const NOWHERE = { from: 0, to: 0 };

/** The range of a family's products in the index. */
export const placesOf = ({ facets }: Snapshot, family: CompiledFamily): { from: number; to: number } =>
  facets.places.get(family) ?? NOWHERE;
