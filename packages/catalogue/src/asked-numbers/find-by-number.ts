import type { Cents, ModelNumber, StepBudget } from '@millrace/configurator';
import type { ContentProduct, WrittenModelNumber } from '@millrace/contract/content';
import { isSpent } from '../numbers/reading-budget.ts';
import type { Snapshot } from '../snapshot.ts';
import type { CompiledFamily } from '../tables/family-tables.ts';
import { isShown, type Selecting } from '../tables/shown.ts';
import { foldPartNumber } from '../tables/tables.ts';
import { type AskedNumber, askNumber } from './ask-number.ts';

/** Finds the product that carries a model number: as written, on the label, or with quantities that are not printed. */
export const productOfNumber = (
  snapshot: Snapshot,
  number: WrittenModelNumber,
  query: Selecting,
): ContentProduct | undefined => productOf(snapshot, askNumber(snapshot, number.trim(), query), query);

function productOf(snapshot: Snapshot, asked: AskedNumber, query: Selecting): ContentProduct | undefined {
  const { products } = snapshot;
  const written = products.byModelNumber.get(asked.text);
  if (written !== undefined && isSold(snapshot, written, query)) return written;
  for (const { itemNo } of completeReadings(snapshot, asked)) {
    const product = products.byModelNumber.get(itemNo);
    if (product !== undefined && isSold(snapshot, product, query)) return product;
  }
  return undefined;
}

/** Finds the family of a number; 'given-up' where the steps of the call were spent before every family had read it. */
export function familyOfNumber(
  snapshot: Snapshot,
  number: string,
  query: Selecting & { intrinsicallySafe: boolean },
  { byPartNumber, budget }: { byPartNumber: boolean; budget?: StepBudget } = { byPartNumber: true },
): CompiledFamily | 'given-up' | undefined {
  const { products, families } = snapshot;
  const asked = askNumber(snapshot, number.trim(), query, budget);
  const part = byPartNumber ? products.byPartNumber.get(foldPartNumber(number)) : undefined;
  const product = part !== undefined && isSold(snapshot, part, query) ? part : productOf(snapshot, asked, query);
  if (product !== undefined) return families.byId.get(product.familyId);
  const makers = completeReadings(snapshot, asked).map(({ family }) => family);
  const maker = makers.find(({ row }) => row.intrinsicallySafe === query.intrinsicallySafe) ?? makers[0];
  return maker ?? (isSpent(asked.budget) ? 'given-up' : undefined);
}

/** Says of a text that the steps of a call did not suffice for, as it must not be called no number. */
export const givenUpWords = (typed: string): string =>
  `${typed} may be read in too many ways, and not all were tried. Write it as it is printed, with its separators.`;

const isSold = ({ families }: Snapshot, product: ContentProduct, query: Selecting): boolean => {
  const row = families.byId.get(product.familyId)?.row;
  return row !== undefined && isShown(product, query) && isShown(row, query);
};

export interface CompleteReading {
  family: CompiledFamily;
  itemNo: ModelNumber;
  total: Cents | null;
  optionsDescription: readonly string[];
}

/** Finds every family whose configurator makes exactly this number. */
export const completeReadings = ({ products }: Snapshot, asked: AskedNumber): CompleteReading[] =>
  asked.readings().flatMap(({ family, configurator, whole }) => {
    if (whole === null || (configurator.catalogueOnly === true && !products.byModelNumber.has(whole.itemNo))) return [];
    const { itemNo, total, optionsDescription } = whole;
    return [{ family, itemNo, total, optionsDescription }];
  });
