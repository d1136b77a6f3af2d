import type { ContentProduct } from '@millrace/contract/content';
import type { Snapshot } from '../snapshot.ts';
import type { CompiledFamily } from '../tables/family-tables.ts';
import { isShown, published } from '../tables/shown.ts';
import { foldPartNumber } from '../tables/tables.ts';

interface NearPart {
  readonly product: ContentProduct;
  readonly family: CompiledFamily;
}

/** Of a shorter text every slip is a part number of its own; a longer one is none. */
const SHORTEST = 5;
const LONGEST = 40;
/** All characters of part numbers that people mistake for others. */
const CHARACTERS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-'];

/**
 * Finds the products whose part number is one slip away from the text: two characters changed places, another character, one too few or
 * too many. In this order; what is still made goes first. None for a text without a digit.
 */
export function nearParts({ products, families }: Snapshot, typed: string): NearPart[] {
  const text = foldPartNumber(typed);
  if (text.length < SHORTEST || text.length > LONGEST || !/\d/.test(text)) return [];
  const found = new Map<number, NearPart>();
  for (const other of slipsOf(text)) {
    const product = products.byPartNumber.get(foldPartNumber(other));
    const family = product === undefined ? undefined : families.byId.get(product.familyId);
    if (product === undefined || family === undefined || found.has(product.id)) continue;
    if (isShown(product, published) && isShown(family.row, published)) found.set(product.id, { product, family });
  }
  const isOld = ({ product, family }: NearPart): boolean => product.isObsolete || family.row.isObsolete;
  return [...found.values()].toSorted((a, b) => Number(isOld(a)) - Number(isOld(b)));
}

/** Each text that is one slip away, the likeliest slips first. */
function* slipsOf(text: string): Generator<string> {
  const places = [...text].map((_, at) => at);
  for (const at of places.slice(1))
    yield text.slice(0, at - 1) + text.charAt(at) + text.charAt(at - 1) + text.slice(at + 1);
  for (const at of places) for (const other of CHARACTERS) yield text.slice(0, at) + other + text.slice(at + 1);
  for (const at of places) yield text.slice(0, at) + text.slice(at + 1);
  for (const at of [...places, text.length])
    for (const other of CHARACTERS) yield text.slice(0, at) + other + text.slice(at);
}
