import { productValues, type Snapshot } from '@millrace/catalogue';
import type { AttributeValues, ContentProduct } from '@millrace/contract/content';

type Family = Snapshot['families']['all'][number];

/** The content in force and the addresses that files for others are made of. */
export interface Trade {
  snapshot: Pick<Snapshot, 'families' | 'attributes' | 'content' | 'settings' | 'products'>;
  /** Address of the site, without a slash at its end. */
  publicUrl: string;
  /** A path of this site, or an address: files below /media/ are served there. */
  mediaBase: string;
  /** ISO 4217, of all prices. */
  currency: string;
}

/** A product that everybody may see, with its family. */
export interface TradeItem {
  product: ContentProduct;
  family: Family;
  /** It is sold no more, or its family is not. */
  isObsolete: boolean;
  /** Its own values, and what it has of its number and its family. */
  values: AttributeValues;
}

/** Each product that everybody may see, family by family. */
export function* tradeItems({ snapshot: { families, attributes } }: Pick<Trade, 'snapshot'>): Generator<TradeItem> {
  for (const family of families.all) {
    if (!isPublic(family)) continue;
    for (const product of family.products)
      if (product.isLive)
        yield {
          product,
          family,
          isObsolete: product.isObsolete || family.row.isObsolete,
          get values() {
            return productValues(family, product, attributes);
          },
        };
  }
}

const isPublic = ({ row }: Family): boolean => row.isLive && !row.isVizzy;

/** The address of a file below /media/, whole. */
export function fileAddress({ publicUrl, mediaBase }: Trade, uri: string): string {
  const address = `${mediaBase}/${uri}`;
  return address.startsWith('/') ? publicUrl + address : address;
}

/** The path of a family's page. */
export const familyPath = ({ row: { slug, intrinsicallySafe } }: Family): string =>
  `/family/${encodeURIComponent(slug)}${intrinsicallySafe ? '?intrinsically-safe=true' : ''}`;

/** The page of a product, at its row. */
export function productAddress(
  { publicUrl }: Trade,
  { family, product }: Pick<TradeItem, 'family' | 'product'>,
): string {
  const path = familyPath(family);
  return `${publicUrl}${path}${path.includes('?') ? '&' : '?'}part=${encodeURIComponent(product.partNumber)}`;
}

/** The names of the categories that lead to a family, top first; the first way counts. */
export const categoryNames = ({ paths }: Family): string[] => paths[0]?.map(({ name }) => name) ?? [];

/** A text that is cut at a blank, where it is longer than a reader takes. */
export function cutAt(text: string, most: number): string {
  const signs = [...text.trim().replaceAll(/\s+/g, ' ')];
  if (signs.length <= most) return signs.join('');
  const cut = signs.slice(0, most - 1).join('');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), Math.floor(cut.length / 2)))}…`;
}
