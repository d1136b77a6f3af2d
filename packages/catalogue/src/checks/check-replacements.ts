import type { ContentProduct } from '@millrace/contract/content';
import { isPauseAt } from '../paced.ts';
import type { Candidate } from '../tables/candidate.ts';
import { foldPartNumber } from '../tables/tables.ts';
import { type Check, error, warning } from './check.ts';

/** A replacement is a product that is sold, and nothing comes round to itself. */
export const checkReplacements: Check = function* ({ content, parts }) {
  for (const [nth, product] of content.products.entries()) {
    if (isPauseAt(nth)) yield;
    const { id, partNumber, replacedBy } = product;
    if (replacedBy === null) continue;
    const where = { kind: 'products', id, path: ['replacedBy'] } as const;
    const next = nextOf(parts, product);
    if (next === undefined)
      yield error(
        'unknown-replacement',
        where,
        `${partNumber} is replaced by ${replacedBy}; no product has that part number.`,
      );
    else if (!next.isLive)
      yield warning('target-not-live', where, `${partNumber} is replaced by ${replacedBy}, which is not live.`);
    const circle = circleFrom(parts, product);
    if (circle !== null)
      yield error('replacement-circle', where, `${circle.join(' is replaced by ')}: nothing is left to sell.`);
  }
};

const nextOf = (parts: Candidate['parts'], { replacedBy }: ContentProduct): ContentProduct | undefined =>
  replacedBy === null ? undefined : parts.get(foldPartNumber(replacedBy));

/** The part numbers of a circle, from this product on and back to it; null where it is in none. */
function circleFrom(parts: Candidate['parts'], product: ContentProduct): string[] | null {
  const passed = new Set<ContentProduct>();
  for (let at = nextOf(parts, product); at !== undefined && !passed.has(at); at = nextOf(parts, at)) {
    passed.add(at);
    if (at === product) return [product, ...passed].map(({ partNumber }) => partNumber);
  }
  return null;
}
