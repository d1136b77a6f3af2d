import { type DocumentType, EXTERNAL_DOCUMENT, IMAGE } from '@millrace/contract/content';
import { fileAddress, type Trade, type TradeItem } from './trade-items.ts';

/** A picture or document of a product, at its address. */
export interface TradeFile {
  address: string;
  name: string;
  /** Of a document its kind; null: a picture. */
  docType: DocumentType | null;
}

/** The pictures of a product and then of its family, each once, with words for it. */
export function picturesOf({
  product,
  family,
}: Pick<TradeItem, 'product' | 'family'>): { uri: string; name: string }[] {
  const own = product.pictures.map((uri) => ({ uri, name: product.name }));
  const shared = family.row.media.filter(({ type, uri }) => type === IMAGE && !product.pictures.includes(uri));
  return [...own, ...shared];
}

/** The pictures of a product and of its family, then the documents that everybody may read. */
export function filesOf(trade: Trade, { product, family }: Pick<TradeItem, 'product' | 'family'>): TradeFile[] {
  const pictures = picturesOf({ product, family }).map(
    ({ uri, name }): TradeFile => ({ address: fileAddress(trade, uri), name, docType: null }),
  );
  const documents = family.documents
    .filter(({ isLive }) => isLive)
    .map(
      ({ uri, type, name, docType }): TradeFile => ({
        address: type === EXTERNAL_DOCUMENT ? uri : fileAddress(trade, uri),
        name,
        docType,
      }),
    );
  return [...pictures, ...documents];
}

/** The part numbers of public products that go with a product: what is sold instead of it, and its accessories. */
export function relationsOf({ product, family, isObsolete }: Pick<TradeItem, 'product' | 'family' | 'isObsolete'>): {
  successor: string | null;
  accessories: readonly string[];
} {
  const { replacedBy } = product;
  return {
    successor: isObsolete && replacedBy !== null ? replacedBy : null,
    accessories: family.accessories
      .filter(({ isLive, partNumber }) => isLive && partNumber !== product.partNumber)
      .map(({ partNumber }) => partNumber),
  };
}
