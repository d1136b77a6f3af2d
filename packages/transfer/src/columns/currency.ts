import { printingDefaults } from '@millrace/contract';
import type { ContentKind } from '@millrace/contract/content';

type Rows = (kind: ContentKind) => readonly Readonly<Record<string, unknown>>[];

/** The currency of the prices of a site, by its settings. */
export function currencyOf(rows: Rows): string {
  const stated = rows('settings').find(({ group, key }) => `${group}.${key}` === 'brand.currency')?.['value'];
  return typeof stated === 'string' && stated !== '' ? stated.toUpperCase() : printingDefaults['brand.currency'];
}

const CODE = /(?<!\p{L})(?:USD|EUR|GBP|CHF|CAD|AUD|NZD|JPY|CNY|SEK|NOK|DKK|PLN|CZK)(?!\p{L})/iu;

/** Signs, and the currencies that they may stand for. */
const SIGNS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/US\$/i, ['USD']],
  [/CA?\$/i, ['CAD']],
  [/AU?\$/i, ['AUD']],
  [/\$/, ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'ARS', 'CLP', 'COP', 'TWD']],
  [/€/, ['EUR']],
  [/£/, ['GBP', 'EGP', 'GIP', 'FKP']],
  [/[¥￥]/, ['JPY', 'CNY']],
];

export const hasCurrency = (text: string): boolean => CODE.test(text) || SIGNS.some(([sign]) => sign.test(text));

/** The code or sign of another currency that stands at an amount; null where it is that of the site, or none stands there. */
export function otherCurrency(text: string, currency: string): string | null {
  const code = CODE.exec(text)?.[0];
  if (code !== undefined) return code.toUpperCase() === currency ? null : code.toUpperCase();
  for (const [sign, meant] of SIGNS) {
    const found = sign.exec(text)?.[0];
    if (found !== undefined) return meant.includes(currency) ? null : found;
  }
  return null;
}
