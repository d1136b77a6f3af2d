import type { CustomerSlug, Slug, WrittenModelNumber } from '../content/index.ts';

/** The model list of a family as a file (specification 2.12): the current number with its options, or the table of products. */
export const MODEL_LIST_PATH = '/downloads/model-list';
export type ModelListFormat = 'pdf' | 'xlsx';

export interface ModelListRequest {
  slug: Slug;
  format: ModelListFormat;
  intrinsicallySafe?: boolean;
  /** The customer whose page it is of; then the request must bring the token of a user of that group. */
  customer?: CustomerSlug | undefined;
  /** Prices print unless this is false. */
  prices?: boolean;
  /** A model number, complete or not. */
  configurator?: WrittenModelNumber | undefined;
  /** The code of the choices; beside a number it counts where it prints that number. */
  options?: string | undefined;
}

/** Address of a model list on this site. */
export function modelListUrl({
  slug,
  format,
  intrinsicallySafe,
  customer,
  prices,
  configurator,
  options,
}: ModelListRequest): string {
  const query = new URLSearchParams();
  if (intrinsicallySafe) query.set('intrinsically-safe', 'true');
  if (customer) query.set('customer', customer);
  if (configurator) query.set('configurator', configurator);
  if (options) query.set('options', options);
  if (prices === false) query.set('prices', 'false');
  const text = query.toString();
  return `${MODEL_LIST_PATH}/${encodeURIComponent(slug)}.${format}${text === '' ? '' : `?${text}`}`;
}

/** A comparison as a file: what the page shows, in the units of the site. */
export const COMPARISON_PATH = '/downloads/comparison';
export const comparisonFormats = ['xlsx', 'csv'] as const;
export type ComparisonFormat = (typeof comparisonFormats)[number];

/** Address of a comparison on this site; `items` as the address of the page has them. */
export const comparisonUrl = (items: string, format: ComparisonFormat): string =>
  `${COMPARISON_PATH}.${format}?${items}`;
