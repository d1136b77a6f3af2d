import type { Product, Replacement } from '@millrace/contract';
import type { ContentProduct } from '@millrace/contract/content';
import { amountOf } from '../../money.ts';
import type { Snapshot } from '../../snapshot.ts';
import { isShown, published } from '../../tables/shown.ts';
import { foldPartNumber } from '../../tables/tables.ts';

type Tables = Pick<Snapshot, 'products' | 'families'>;

export function presentProduct(tables: Tables, product: ContentProduct): Product {
  const { partNumber, name, priceCents, description, configModelNo, isObsolete, pictures } = product;
  const replacement = presentReplacement(tables, product);
  return {
    partNumber,
    name,
    price: amountOf(priceCents),
    description,
    configModelNo,
    isObsolete,
    ...(pictures.length === 0 ? {} : { pictures }),
    ...(replacement === null ? {} : { replacement }),
  };
}

/** Shows what is sold instead; null for nothing that strangers may see. */
export function presentReplacement(tables: Tables, product: ContentProduct): Replacement | null {
  const found = replacementOf(tables, product);
  const family = found === null ? undefined : tables.families.byId.get(found.product.familyId)?.row;
  if (found === null || family === undefined || !isShown(found.product, published) || !isShown(family, published))
    return null;
  const { partNumber, name, description, priceCents, configModelNo, isObsolete } = found.product;
  return {
    partNumber,
    name,
    description,
    price: amountOf(priceCents),
    configModelNo,
    isObsolete: isObsolete || family.isObsolete,
    note: found.note,
    family: { name: family.name, slug: family.slug, intrinsicallySafe: family.intrinsicallySafe },
  };
}

/** A replacement that is replaced itself leads on to what is sold today; the notes of the way stand together. */
function replacementOf(
  { products }: Tables,
  product: ContentProduct,
): { product: ContentProduct; note: string } | null {
  const passed = new Set<ContentProduct>([product]);
  const notes: string[] = [];
  let last = product;
  for (;;) {
    const next = last.replacedBy === null ? undefined : products.byPartNumber.get(foldPartNumber(last.replacedBy));
    if (next === undefined || passed.has(next)) break;
    if (last.replacedNote) notes.push(last.replacedNote);
    passed.add(next);
    last = next;
  }
  return last === product ? null : { product: last, note: notes.join(' ') };
}
