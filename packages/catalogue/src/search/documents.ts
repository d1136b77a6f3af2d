import type { Pausable } from '@millrace/configurator';
import type { ContentProduct } from '@millrace/contract/content';
import { forEachPaced } from '../paced.ts';
import type { CompiledFamily, FamilyTables } from '../tables/family-tables.ts';
import { isShown, published } from '../tables/shown.ts';
import { DESCRIPTION, MODEL_NUMBER, NAME, PART_NUMBER } from '../words/rank.ts';
import type { DocumentText } from '../words/word-index.ts';

/** A search result: a product of a family that strangers may see. */
export interface SearchDocument {
  product: ContentProduct;
  family: CompiledFamily;
}

/** The order of equal results: family by family. */
export function* searchDocuments({ all }: FamilyTables): Pausable<SearchDocument[]> {
  const documents: SearchDocument[] = [];
  for (const family of all)
    if (isShown(family.row, published))
      yield* forEachPaced(family.products, (product) => {
        if (product.isLive) documents.push({ product, family });
      });
  return documents;
}

export const textsOfDocument = ({ product, family }: SearchDocument): DocumentText[] => [
  { field: PART_NUMBER, number: product.partNumber },
  { field: MODEL_NUMBER, number: product.configModelNo },
  { field: NAME, text: product.name },
  { field: NAME, text: family.row.name },
  { field: DESCRIPTION, text: product.description },
];

/** Texts of a family as a whole: searched only when its products do not match. */
export const textsOfFamily = ({ row, specs }: CompiledFamily): DocumentText[] => [
  { field: NAME, text: row.name },
  { field: DESCRIPTION, text: row.description.replace(/<[^>]*>/g, ' ') },
  ...specs.flatMap(({ title, kvo }): DocumentText[] => [
    { field: DESCRIPTION, text: title },
    ...kvo.map(({ key, value }): DocumentText => ({ field: DESCRIPTION, text: `${key} ${value}` })),
  ]),
];
