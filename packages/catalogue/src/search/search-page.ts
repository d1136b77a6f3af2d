import type { SearchPage, SearchResult } from '@millrace/contract';
import { amountOf } from '../money.ts';
import type { InputOf } from '../reading.ts';
import type { Snapshot } from '../snapshot.ts';
import { decodeNumber } from './decode-number.ts';
import type { SearchDocument } from './documents.ts';
import { generatedResults } from './generated-results.ts';
import { thumbnailOf } from './thumbnail.ts';

/** One page of results: numbers a configurator makes first, then what the catalogue has. */
export function searchPage(snapshot: Snapshot, { search, page, pageSize }: InputOf<'search'>['query']): SearchPage {
  const text = search.trim();
  const first = (page - 1) * pageSize;
  if (text === '') return { items: [], page, pageSize, total: 0, hasNext: false, hasPrevious: page > 1, decoded: null };
  const generated = generatedResults(snapshot, text);
  const found = snapshot.search.find(text);
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
    decoded: decodeNumber(snapshot, text),
  };
}

function presentResult({ product, family }: SearchDocument): SearchResult {
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
    thumbnail: thumbnailOf(family),
    isObsolete: isObsolete || family.row.isObsolete,
  };
}
