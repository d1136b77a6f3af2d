import type { ContentProduct } from '@millrace/contract/content';
import type { Search } from '../search/search.ts';
import type { CompiledFamily } from '../tables/family-tables.ts';
import { compact } from '../words/fold-text.ts';
import type { FoundPage } from './page-texts.ts';

/** The families of products whose numbers are asked for, the nearest first, with these products. */
export type NumberedFamilies = ReadonlyMap<CompiledFamily, readonly ContentProduct[]>;

/** Shortest text that is taken for the beginning of a number; one word among others must be longer. */
const WHOLE_LENGTH = 4;
const WORD_LENGTH = 5;
/** Words of a text that are looked up as numbers. */
const WORDS = 4;
/** More products than these have their beginning in common by chance. */
const PRODUCTS = 2000;

export function numberedFamilies(search: Pick<Search, 'numbered'>, text: string): NumberedFamilies {
  const families = new Map<CompiledFamily, ContentProduct[]>();
  const look = (number: string, least: number): void => {
    if (compact(number).length < least || !/\d/.test(number)) return;
    const found = search.numbered(number);
    for (const { family, product } of found.slice(0, Math.min(found.total, PRODUCTS))) {
      const products = families.get(family);
      if (products === undefined) families.set(family, [product]);
      else products.push(product);
    }
  };
  look(text, WHOLE_LENGTH);
  const words = text.split(/\s+/).filter((word) => /\d/.test(word));
  if (families.size === 0) for (const word of words.slice(0, WORDS)) look(word, WORD_LENGTH);
  return families;
}

/** The weight of a number beside words: it names one page. */
const FAMILY = 40;
const DOCUMENT = 20;
const STEP = 0.5;

/** Scores for the pages of these families, the nearest most, and for their documents. */
export function favoursOf(pages: readonly FoundPage[], numbered: NumberedFamilies): ReadonlyMap<number, number> {
  const favours = new Map<number, number>();
  if (numbered.size === 0) return favours;
  const places = new Map([...numbered.keys()].map((family, place) => [family, place]));
  for (const [number, page] of pages.entries()) {
    if (page.kind === 'family') {
      const place = places.get(page.family);
      if (place !== undefined) favours.set(number, Math.max(1, FAMILY - STEP * place));
    } else if (page.kind === 'document' && page.families.some((family) => places.has(family)))
      favours.set(number, DOCUMENT);
  }
  return favours;
}
