import { cardUri, type Family } from '@millrace/contract';
import { mediaAddress, type Publisher, pageAddress, said, type Thing } from './thing.ts';

/**
 * A family as a product with its offers; null without a known price, because a product without an offer is not
 * accepted.
 */
export function product(publisher: Publisher, family: Family, path: string): Thing | null {
  const offers = offersOf(family, publisher.settings['brand.currency']);
  if (offers === null || family.isObsolete) return null;
  const url = pageAddress(publisher, path);
  const pictures = family.images.length === 0 ? [cardUri(path)] : family.images.map(({ uri }) => uri);
  return {
    '@type': 'Product',
    name: family.name,
    url,
    image: pictures.map((uri) => mediaAddress(publisher, uri)),
    brand: { '@type': 'Brand', name: publisher.settings['company.name'] },
    ...said({
      category: family.breadcrumbs.map(({ name }) => name).join(' > '),
      description: family.description,
      sku: onlyPriced(family)?.partNumber,
    }),
    offers: { ...offers, url },
  };
}

const priced = ({ products = [] }: Family) => products.filter(({ price, isObsolete }) => !isObsolete && Boolean(price));

function onlyPriced(family: Family) {
  const [first, ...more] = priced(family);
  return more.length === 0 ? first : undefined;
}

function offersOf(family: Family, priceCurrency: string): Thing | null {
  const { priceFrom, priceTo } = family;
  if (priceFrom === null || priceTo === null) return null;
  if (priceFrom === priceTo) return { '@type': 'Offer', price: amount(priceFrom), priceCurrency };
  return {
    '@type': 'AggregateOffer',
    lowPrice: amount(priceFrom),
    highPrice: amount(priceTo),
    priceCurrency,
    ...(family.products === undefined ? {} : { offerCount: priced(family).length }),
  };
}

const amount = (price: number): string => price.toFixed(2);
