import { COMPARED_MAX, type ComparedKind } from '@millrace/contract';
import type { PartNumber, Slug } from '@millrace/contract/content';
import { type Named, readNumber } from '../asked-numbers/read-number.ts';
import { shownVariant } from '../families/families.ts';
import { readingBudget } from '../numbers/reading-budget.ts';
import type { Snapshot } from '../snapshot.ts';
import { isShown, published } from '../tables/shown.ts';
import { foldPartNumber } from '../tables/tables.ts';

/** One thing to compare: a family without product and evaluation, or a model or number of it. */
export interface ComparedItem extends Omit<Named, 'alias'> {
  /** As an address names it. */
  readonly item: string;
}

/** The first five things that a query names and that visitors see, each once; and what it names besides that is not known. */
export function readItems(snapshot: Snapshot, query: string): { items: ComparedItem[]; unknown: string[] } {
  const found = new Map<string, ComparedItem>();
  const unknown: string[] = [];
  for (const [kind, value] of [...new URLSearchParams(query)].slice(0, COMPARED_MAX)) {
    const one = readItem(snapshot, kind, value);
    if (one === null) unknown.push(value);
    else if (!found.has(one.item)) found.set(one.item, one);
  }
  return { items: [...found.values()], unknown };
}

function readItem(snapshot: Snapshot, kind: string, value: string): ComparedItem | null {
  switch (kind) {
    case 'family':
    case 'intrinsically-safe':
      return familyItem(snapshot, value, kind === 'intrinsically-safe');
    case 'part':
      return partItem(snapshot, value);
    case 'number':
      return numberItem(snapshot, value);
    default:
      return null;
  }
}

const written = (kind: ComparedKind, value: string): string => String(new URLSearchParams([[kind, value]]));

function familyItem(snapshot: Snapshot, slug: Slug, isSafe: boolean): ComparedItem | null {
  const family = shownVariant(snapshot.families.bySlug.get(slug), published, isSafe);
  if (family === undefined) return null;
  const kind = family.row.intrinsicallySafe ? 'intrinsically-safe' : 'family';
  return { item: written(kind, family.row.slug), family, product: null, evaluation: null };
}

/** A part with its number as its configurator reads it, if it has one. */
function partItem(snapshot: Snapshot, partNumber: PartNumber): ComparedItem | null {
  const product = snapshot.products.byPartNumber.get(foldPartNumber(partNumber));
  const family = product === undefined ? undefined : snapshot.families.byId.get(product.familyId);
  if (product?.isLive !== true || family === undefined || !isShown(family.row, published)) return null;
  const read = readNumber(snapshot, product.partNumber, family, readingBudget());
  const named = read === null || read === 'given-up' ? undefined : read.named.find((one) => one.product === product);
  return { item: written('part', product.partNumber), family, product, evaluation: named?.evaluation ?? null };
}

/** A typed number: a part by its part number, else the model number as it is printed. */
function numberItem(snapshot: Snapshot, typed: string): ComparedItem | null {
  const read = readNumber(snapshot, typed, null, readingBudget());
  const named = read === null || read === 'given-up' ? undefined : read.named[0];
  if (named === undefined) return null;
  const { product, evaluation } = named;
  const isPart = product !== null && foldPartNumber(product.partNumber) === foldPartNumber(typed);
  const number = evaluation?.itemNo ?? product?.configModelNo ?? null;
  if (product !== null && (isPart || number === null)) return { ...named, item: written('part', product.partNumber) };
  return number === null ? null : { ...named, item: written('number', number) };
}
