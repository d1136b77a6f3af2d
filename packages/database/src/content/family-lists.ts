import type { Content } from '@millrace/contract/content';
import { ContentRefused } from './content-refused.ts';

/** The lists of families, as the rows that connect them. */
export function familyLists({ families, products }: Content) {
  const productIds = new Map(products.map(({ id, partNumber }) => [folded(partNumber), id]));
  const accessories = families.flatMap(({ id, name, accessoryPartNumbers }) =>
    accessoryPartNumbers.map((partNumber, position) => {
      const productId = productIds.get(folded(partNumber));
      if (productId === undefined)
        throw new ContentRefused(
          `${name} (family ${id}) lists accessory ${partNumber}; no product has that part number.`,
        );
      return { familyId: id, productId, position };
    }),
  );
  const documents = families.flatMap(({ id, documentIds }) =>
    documentIds.map((documentId, position) => ({ familyId: id, documentId, position })),
  );
  const faqs = families.flatMap(({ id, faqIds }) =>
    faqIds.map((faqId, position) => ({ familyId: id, faqId, position })),
  );
  return { accessories, documents, faqs };
}

/** Part numbers are compared without regard to case and outer blanks. */
const folded = (partNumber: string): string => partNumber.trim().toUpperCase();
