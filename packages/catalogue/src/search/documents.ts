import type { ContentProduct } from '@millrace/contract/content';
import { isShown, published } from '../shown.ts';
import type { CompiledFamily, FamilyTables } from '../snapshot.ts';

/** What search finds: a product of a family that strangers may see. */
export interface SearchDocument {
  product: ContentProduct;
  family: CompiledFamily;
}

/** In the order in which equals are listed: family by family. */
export const searchDocuments = ({ all }: FamilyTables): SearchDocument[] =>
  all
    .filter(({ row }) => isShown(row, published))
    .flatMap((family) => family.products.filter(({ isLive }) => isLive).map((product) => ({ product, family })));
