import { cardUri } from '@millrace/contract';
import { csvLine } from '@millrace/exchange';
import { picturesOf } from '../trade/files.ts';
import { inPieces } from '../trade/in-pieces.ts';
import {
  categoryNames,
  cutAt,
  familyPath,
  fileAddress,
  productAddress,
  type Trade,
  type TradeItem,
  tradeItems,
} from '../trade/trade-items.ts';
import { element, textElement } from '../trade/xml.ts';

/** Whether what is ordered can be sent, in the words of the vocabulary. */
export const availabilities = ['in_stock', 'backorder', 'preorder', 'out_of_stock'] as const;
export type Availability = (typeof availabilities)[number];

export interface Feed extends Trade {
  availability: Availability;
}

/** The fields of a product in Google's vocabulary for merchants, in the order of the columns. */
export const feedFields = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'additional_image_link',
  'availability',
  'price',
  'condition',
  'brand',
  'mpn',
  'product_type',
  'item_group_id',
] as const;
type FeedField = (typeof feedFields)[number];
type Entry = Record<FeedField, string | readonly string[]>;

const TITLE_MAX = 150;
const TEXT_MAX = 5000;
const ID_MAX = 50;
const PICTURES_MAX = 10;
/** Pictures that shops read; drawings as SVG are none. */
const PICTURE = /\.(?:jpe?g|png|gif|webp|bmp|tiff?)$/i;

/** The products that have a price and are sold. One whose number is too long for the vocabulary is left out. */
function* entries(feed: Feed): Generator<Entry> {
  for (const item of tradeItems(feed))
    if (!item.isObsolete && item.product.priceCents !== null && item.product.priceCents > 0)
      if (item.product.partNumber.length <= ID_MAX) yield entryOf(feed, item);
}

function entryOf(feed: Feed, item: TradeItem): Entry {
  const { product, family } = item;
  const { row } = family;
  const name = product.name.includes(row.name) ? product.name : `${row.name} ${product.name}`;
  const [first = cardUri(familyPath(family)), ...others] = picturesOf(item)
    .map(({ uri }) => uri)
    .filter((uri) => PICTURE.test(uri));
  const address = (uri: string): string => fileAddress(feed, uri);
  return {
    id: product.partNumber,
    title: cutAt(name, TITLE_MAX),
    description: cutAt(product.description || row.description || name, TEXT_MAX),
    link: productAddress(feed, item),
    image_link: address(first),
    additional_image_link: others.slice(0, PICTURES_MAX).map(address),
    availability: feed.availability,
    price: `${((product.priceCents ?? 0) / 100).toFixed(2)} ${feed.currency}`,
    condition: 'new',
    brand: feed.snapshot.settings['company.name'],
    mpn: product.partNumber,
    product_type: categoryNames(family).join(' > '),
    item_group_id: family.products.length > 1 ? cutAt(row.slug, ID_MAX) : '',
  };
}

/** The feed as CSV (RFC 4180, UTF-8), in pieces of some hundred products. */
export function* productFeedCsv(feed: Feed): Generator<string> {
  yield `${feedFields.join(',')}\r\n`;
  yield* inPieces(entries(feed), (entry) => csvLine(feedFields.map((field) => [entry[field]].flat().join(','))));
}

/** The feed as RSS 2.0 with Google's namespace, in pieces of some hundred products. */
export function* productFeedXml(feed: Feed): Generator<string> {
  const title = feed.snapshot.settings['company.name'];
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${textElement('title', title) ?? ''}${textElement('link', feed.publicUrl) ?? ''}<description/>\n`;
  yield* inPieces(entries(feed), (entry) => {
    const fields = feedFields.flatMap((field) => [entry[field]].flat().map((text) => textElement(`g:${field}`, text)));
    return `${element('item', fields) ?? ''}\n`;
  });
  yield '</channel></rss>\n';
}
