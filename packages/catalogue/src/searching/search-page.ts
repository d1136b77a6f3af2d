import type { DecodedNumber, SearchPage, SearchResult } from '@millrace/contract';
import type { InputOf } from '../answer.ts';
import { type AskedNumber, askNumber } from '../asked-numbers/ask-number.ts';
import { marksAsUnits, shortUnits } from '../language/written-units.ts';
import { amountOf } from '../money.ts';
import { readingBudget } from '../numbers/reading-budget.ts';
import { thumbnailOf } from '../presenting/thumbnail.ts';
import type { SearchDocument } from '../search/documents.ts';
import { type Found, listed } from '../search/search.ts';
import type { Snapshot } from '../snapshot.ts';
import { findVariant } from '../tables/find-family.ts';
import { published } from '../tables/shown.ts';
import { closeNumbers } from './decoding/close-numbers.ts';
import { decodeNumber } from './decoding/decode-number.ts';
import { generatedResults } from './generated-results.ts';

/** One page of results: numbers a configurator makes first, then what the catalogue has. */
export function searchPage(snapshot: Snapshot, { search, page, pageSize }: InputOf<'search'>['query']): SearchPage {
  const text = search.trim();
  const first = (page - 1) * pageSize;
  if (text === '') return { items: [], page, pageSize, total: 0, hasNext: false, hasPrevious: page > 1, decoded: null };
  const spellings = spellingsOf(snapshot, text);
  const generated = generatedResults(snapshot, spellings);
  const decoded = decodeNumber(snapshot, spellings);
  const found =
    generated.length > 0 ? snapshot.search.find(text, { misspelt: false }) : findInCatalogue(snapshot, text, decoded);
  const total = generated.length + found.total;
  const from = Math.max(0, first - generated.length);
  const to = Math.max(0, first + pageSize - generated.length);
  return {
    items: [...generated.slice(first, first + pageSize), ...found.slice(from, to).map(presentResult)],
    page,
    pageSize,
    total,
    hasNext: first + pageSize < total,
    hasPrevious: page > 1,
    decoded,
  };
}

/** As typed, then in capitals: codes are case-sensitive, fingers are not. Both share the steps of one call. */
export function spellingsOf(snapshot: Snapshot, text: string): AskedNumber[] {
  const budget = readingBudget();
  return [...new Set([text, text.toUpperCase()])].map((spelling) => askNumber(snapshot, spelling, published, budget));
}

/**
 * When nothing matches as typed, the text with its units as products write them, so that `20ft` finds what `20 ft` does. When nothing
 * matches a text that is nearly a number, the family's closest numbers; they help more than words that are merely spelt alike.
 */
function findInCatalogue(snapshot: Snapshot, typed: string, nearly: DecodedNumber | null): Found {
  const text = marksAsUnits(typed);
  for (const written of new Set([text, shortUnits(text)])) {
    const found = snapshot.search.find(written, { misspelt: false });
    if (found.total > 0) return found;
  }
  const variants = snapshot.families.bySlug.get(nearly?.family.slug ?? '');
  const family = findVariant(variants, nearly?.family.intrinsicallySafe === true);
  const close = family === undefined ? [] : closeNumbers(family, text);
  return close.length > 0 ? listed(close) : snapshot.search.find(text, { misspelt: true });
}

export function presentResult({ product, family }: SearchDocument): SearchResult {
  const { partNumber, name, description, priceCents, configModelNo, isObsolete } = product;
  const { slug, intrinsicallySafe } = family.row;
  return {
    partNumber,
    name,
    slug,
    intrinsicallySafe,
    description,
    price: amountOf(priceCents),
    configModelNo,
    thumbnail: thumbnailOf(family, product),
    isObsolete: isObsolete || family.row.isObsolete,
  };
}
