import { cardUri, type Family } from '@millrace/contract';
import { mediaAddress, type Publisher, pageAddress, said, type Thing } from './thing.ts';

/** A page tells of its variants in so many bytes of JSON at the most: it is sent with the first document. */
export const VARIANTS_BYTES_MAX = 24_000;
/** The same of a family whose document has the choices of its configurator, too. */
const BESIDE_CHOICES_BYTES_MAX = 3000;

/**
 * A family as a product with its offers, or as a group of its products where several have a price; null without a known price, because a
 * product without an offer is not accepted.
 */
export function product(publisher: Publisher, family: Family, path: string): Thing | null {
  const offers = offersOf(family, publisher.settings['brand.currency']);
  if (offers === null || family.isObsolete) return null;
  const url = pageAddress(publisher, path);
  const pictures = family.images.length === 0 ? [cardUri(path)] : family.images.map(({ uri }) => uri);
  const image = pictures.map((uri) => mediaAddress(publisher, uri));
  const about = {
    name: family.name,
    url,
    image,
    brand: { '@type': 'Brand', name: publisher.settings['company.name'] },
    ...said({
      category: family.breadcrumbs.map(({ name }) => name).join(' > '),
      description: family.description,
    }),
  };
  const models = priced(family);
  if (models.length < 2)
    return { '@type': 'Product', ...about, ...said({ sku: models[0]?.partNumber }), offers: { ...offers, url } };
  return {
    '@type': 'ProductGroup',
    ...about,
    productGroupID: path.replace(/^\/family\//, ''),
    ...said({ variesBy: family.columns?.map(({ key, name }) => VARIES[key.toLowerCase()] ?? name) }),
    hasVariant: variantsOf(family, models, {
      url,
      image: (uri) => (uri === undefined ? (image[0] ?? '') : mediaAddress(publisher, uri)),
      priceCurrency: publisher.settings['brand.currency'],
    }),
  };
}

/** The same of all variants. */
interface Shared {
  url: string;
  /** The address of a product's own picture, or that of the family. */
  image: (uri: string | undefined) => string;
  priceCurrency: string;
}

type Model = NonNullable<Family['products']>[number];

/** The properties of variants that readers of schema.org know by name. */
const VARIES: Readonly<Record<string, string>> = {
  color: 'https://schema.org/color',
  colour: 'https://schema.org/color',
  size: 'https://schema.org/size',
  material: 'https://schema.org/material',
  pattern: 'https://schema.org/pattern',
};

/** All with what they differ in, where that is short enough; else without it; else as many as there is room for. */
function variantsOf(family: Family, models: readonly Model[], at: Shared): Thing[] {
  const most = family.configurator === null ? VARIANTS_BYTES_MAX : BESIDE_CHOICES_BYTES_MAX;
  const whole = models.map((model) => variant(model, at, family.columns));
  if (bytesOf(whole) <= most) return whole;
  let left = most;
  return models
    .map((model) => variant(model, at))
    .filter((thing) => {
      left -= bytesOf(thing);
      return left >= 0;
    });
}

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

function variant(
  { partNumber, name, description, price, cells, pictures }: Model,
  { url, image, priceCurrency }: Shared,
  columns: Family['columns'] = [],
): Thing {
  const differences = columns.flatMap(({ name: what }, nth) => {
    const value = cells?.[nth]?.value;
    return value === undefined || value === '' ? [] : [{ '@type': 'PropertyValue', name: what, value }];
  });
  return {
    '@type': 'Product',
    name: name === '' ? partNumber : name,
    sku: partNumber,
    image: image(pictures?.[0]),
    ...said({ description, additionalProperty: differences }),
    offers: {
      '@type': 'Offer',
      price: amount(price ?? 0),
      priceCurrency,
      url: `${url}${url.includes('?') ? '&' : '?'}part=${encodeURIComponent(partNumber)}`,
    },
  };
}

const priced = ({ products = [] }: Family): Model[] =>
  products.filter(({ price, isObsolete }) => !isObsolete && Boolean(price));

function offersOf({ priceFrom, priceTo }: Family, priceCurrency: string): Thing | null {
  if (priceFrom === null || priceTo === null) return null;
  if (priceFrom === priceTo) return { '@type': 'Offer', price: amount(priceFrom), priceCurrency };
  return {
    '@type': 'AggregateOffer',
    lowPrice: amount(priceFrom),
    highPrice: amount(priceTo),
    priceCurrency,
  };
}

const amount = (price: number): string => price.toFixed(2);
