import type { ContentProduct } from '@millrace/contract/content';
import type { CompiledFamily } from '../snapshot/family-tables.ts';
import { isShown, type Selecting } from '../snapshot/shown.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { foldPartNumber } from '../snapshot/tables.ts';
import { readNumber } from './configurators.ts';

/** The product that carries a model number: as written, on the label, or with quantities that are not printed. */
export function productOfNumber(snapshot: Snapshot, number: string, query: Selecting): ContentProduct | undefined {
  const text = number.trim();
  const { products } = snapshot;
  const written = products.byModelNumber.get(text);
  if (written !== undefined && isSold(snapshot, written, query)) return written;
  for (const { itemNo } of readingsOf(snapshot, text, query)) {
    const product = products.byModelNumber.get(itemNo);
    if (product !== undefined && isSold(snapshot, product, query)) return product;
  }
  return undefined;
}

export function familyOfNumber(
  snapshot: Snapshot,
  number: string,
  query: Selecting & { intrinsicallySafe: boolean },
  { byPartNumber } = { byPartNumber: true },
): CompiledFamily | undefined {
  const { products, families } = snapshot;
  const part = byPartNumber ? products.byPartNumber.get(foldPartNumber(number)) : undefined;
  const product = part !== undefined && isSold(snapshot, part, query) ? part : productOfNumber(snapshot, number, query);
  if (product !== undefined) return families.byId.get(product.familyId);
  const readings = readingsOf(snapshot, number.trim(), query).map(({ family }) => family);
  return readings.find(({ row }) => row.intrinsicallySafe === query.intrinsicallySafe) ?? readings[0];
}

const isSold = ({ families }: Snapshot, product: ContentProduct, query: Selecting): boolean => {
  const row = families.byId.get(product.familyId)?.row;
  return row !== undefined && isShown(product, query) && isShown(row, query);
};

export interface CompleteReading {
  family: CompiledFamily;
  itemNo: string;
  total: number | null;
  optionsDescription: readonly string[];
}

/** Every family whose configurator makes exactly this number. */
export function readingsOf(snapshot: Snapshot, text: string, query: Selecting): CompleteReading[] {
  const { configured, products } = snapshot;
  return configured.startingLike(text).flatMap((family) => {
    const data = family.configurator?.data;
    if (data === undefined || !isShown(family.row, query)) return [];
    const reading = readNumber(data, text);
    if (!reading.ok || (data.catalogueOnly === true && !products.byModelNumber.has(reading.itemNo))) return [];
    const { itemNo, total, optionsDescription } = reading;
    return [{ family, itemNo, total, optionsDescription }];
  });
}
