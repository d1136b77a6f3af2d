/** The properties that search engines require of a thing of schema.org before they show it, by type. */
const requiredProperties: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name'],
  Brand: ['name'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Product: ['name', 'image', 'offers'],
  ProductGroup: ['name', 'productGroupID', 'hasVariant', 'brand'],
  Offer: ['price', 'priceCurrency'],
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Article: ['headline', 'datePublished', 'image', 'author'],
  Event: ['name', 'startDate', 'location'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate', 'embedUrl'],
  Place: ['address'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  PropertyValue: ['name', 'value'],
  Country: ['name'],
};

/** Everything that is missing in a thing and in those it holds; a type that is not in the table is missing its rule. */
export function missingProperties(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(missingProperties);
  if (typeof value !== 'object' || value === null) return [];
  const thing = new Map(Object.entries(value));
  const type = String(thing.get('@type'));
  const required = requiredProperties[type];
  const own =
    required === undefined
      ? [`${type}: no rule`]
      : required.filter((name) => isEmpty(thing.get(name))).map((name) => `${type}.${name}`);
  return [...own, ...[...thing.values()].flatMap(missingProperties)];
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
