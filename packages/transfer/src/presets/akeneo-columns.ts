import type { TurnOptions } from './preset.ts';

/** A column of values in an Akeneo file, of the language, channel and currency that are taken. */
export interface ValueColumn {
  /** Code of the attribute. */
  code: string;
  column: number;
  /** The column of its units; -1: it has none. */
  unitColumn: number;
  /** Of a price its currency; '' of others. */
  currency: string;
}

const OWN = new Set([
  'sku',
  'identifier',
  'uuid',
  'categories',
  'enabled',
  'family',
  'parent',
  'groups',
  'family_variant',
  'code',
  'quality_score',
]);
const ASSOCIATION =
  /-(?:groups|products|product_models|product-quantities|product_models-quantities|product_uuids|products-quantity)$/;
/** The end of the heading of a column of units. */
const UNIT = '-unit';
const LOCALE = /^[a-z]{2,3}_(?:[A-Z][a-z]{3}_)?[A-Z]{2}$/;
const CURRENCY = /^[A-Z]{3}$/;

export interface AkeneoColumns {
  values: readonly ValueColumn[];
  /** Headings that are left out: other languages, channels and currencies. */
  others: readonly string[];
  /** Links between products, which are not taken. */
  associations: readonly string[];
}

/**
 * Reads the headings: `name-en_US-ecommerce` is the attribute `name` in a language and a channel, `price-USD` in a currency, and
 * `weight-unit` has the units of `weight`. Of each attribute one column is taken: that of the wanted or first language, channel and
 * currency.
 */
export function akeneoColumns(headings: readonly string[], wanted: TurnOptions): AkeneoColumns {
  const associations = headings.filter((heading) => ASSOCIATION.test(heading));
  const units = new Map(
    headings.flatMap((heading, column) =>
      heading.endsWith(UNIT) ? [[heading.slice(0, -UNIT.length), column] as const] : [],
    ),
  );
  const read = headings.flatMap((heading, column) => {
    const isOfValues =
      heading !== '' && !OWN.has(heading.toLowerCase()) && !ASSOCIATION.test(heading) && !heading.endsWith(UNIT);
    return isOfValues ? [{ heading, column, ...partsOf(heading) }] : [];
  });
  const locale = wanted.locale ?? read.find((one) => one.locale !== '')?.locale ?? '';
  const scope = wanted.scope ?? read.find((one) => one.scope !== '')?.scope ?? '';
  const currency = wanted.currency ?? read.find((one) => one.currency !== '')?.currency ?? '';
  const isTaken = (one: (typeof read)[number]): boolean =>
    ['', locale].includes(one.locale) && ['', scope].includes(one.scope) && ['', currency].includes(one.currency);
  const values = new Map<string, ValueColumn>();
  const others: string[] = [];
  for (const one of read) {
    if (!isTaken(one) || values.has(one.code)) others.push(one.heading);
    else
      values.set(one.code, {
        code: one.code,
        column: one.column,
        unitColumn: units.get(one.heading) ?? -1,
        currency: one.currency,
      });
  }
  return { values: [...values.values()], others, associations };
}

function partsOf(heading: string): { code: string; locale: string; scope: string; currency: string } {
  const [code = '', ...rest] = heading.split('-');
  const locale = rest.find((part) => LOCALE.test(part)) ?? '';
  const currency = rest.find((part) => CURRENCY.test(part)) ?? '';
  const scope = rest.find((part) => part !== locale && part !== currency) ?? '';
  return { code, locale, scope, currency };
}
