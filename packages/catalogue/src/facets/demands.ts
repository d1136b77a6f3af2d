import { type Configurator, quoteCode, type Rule } from '@millrace/configurator';
import type { AttributeValues } from '@millrace/contract/content';
import { rangeNames } from '../attribute-values/product-values.ts';
import { isRange } from '../attributes/value-faults.ts';
import type { Chosen } from './chosen.ts';
import { NO, YES } from './facet-index.ts';

/**
 * The choices as demands of a configurator. What none of its options says is asked of the family's own value; null: that rules it out, or
 * is not known.
 */
export function demandsOf(
  configurator: Configurator,
  family: AttributeValues,
  chosen: readonly Chosen[],
): Rule[] | null {
  const demands: Rule[] = [];
  for (const one of chosen) {
    const own = one.facet.kind === 'choice' ? choiceDemands(configurator, one) : rangeDemands(configurator, one);
    if (own === null && !familyFits(family, one)) return null;
    if (own !== null) demands.push(...own);
  }
  return demands;
}

/** One demand: any option that has any of the values. null: no option has the attribute. */
function choiceDemands({ configGroups }: Configurator, { facet, values }: Chosen): Rule[] | null {
  const { key } = facet.attribute;
  const alternatives: string[] = [];
  let isSaid = false;
  for (const { name, options = [] } of configGroups) {
    const given = new Set(options.flatMap(({ attributes }) => valueIn(attributes, key)));
    isSaid ||= given.size > 0;
    for (const value of given)
      if (values.includes(wordOf(facet.attribute.type === 'yesNo', value)))
        alternatives.push(`${name}.${key}=${typeof value === 'number' ? value : quoteCode(value)}`);
  }
  if (!isSaid) return null;
  // A rule without an alternative would be none: this one never holds.
  return [alternatives.length === 0 ? NEVER : alternatives.join(':')];
}

const NEVER = '0.0';

/** Two demands: the end of the range is not below, its beginning not above. */
function rangeDemands({ configGroups }: Configurator, { facet, from, to }: Chosen): Rule[] | null {
  const { key } = facet.attribute;
  const names = rangeNames(key);
  const high: string[] = [];
  const low: string[] = [];
  for (const { name, options = [] } of configGroups) {
    const has = (one: string): boolean => options.some(({ attributes }) => valueIn(attributes, one).length > 0);
    const [begins, ends] = [has(names.from) ? names.from : key, has(names.to) ? names.to : key];
    if (!has(begins) && !has(ends)) continue;
    const any = `${name}.${has(ends) ? ends : begins}>=${LEAST}`;
    high.push(from === null || !has(ends) ? any : `${name}.${ends}>=${from}`);
    low.push(to === null || !has(begins) ? any : `${name}.${begins}<=${to}`);
  }
  return high.length === 0 ? null : [high.join(':'), low.join(':')];
}

/** Below every measure: it asks for an answer alone. */
const LEAST = -1_000_000_000;

function familyFits(family: AttributeValues, { facet, values, from, to }: Chosen): boolean {
  const { key } = facet.attribute;
  const value = Object.hasOwn(family, key) ? family[key] : undefined;
  if (value === undefined) return false;
  if (facet.kind === 'choice') {
    const words = Array.isArray(value) ? value : [typeof value === 'boolean' ? (value ? YES : NO) : String(value)];
    return words.some((word) => values.includes(word));
  }
  const ends = typeof value === 'number' ? { from: value, to: value } : isRange(value) ? value : null;
  if (ends === null) return false;
  return (
    (ends.to ?? Number.POSITIVE_INFINITY) >= (from ?? Number.NEGATIVE_INFINITY) &&
    (ends.from ?? Number.NEGATIVE_INFINITY) <= (to ?? Number.POSITIVE_INFINITY)
  );
}

function valueIn(attributes: Readonly<Record<string, string | number>> | undefined, key: string): (string | number)[] {
  const value = attributes !== undefined && Object.hasOwn(attributes, key) ? attributes[key] : undefined;
  return value === undefined ? [] : [value];
}

const wordOf = (isYesNo: boolean, value: string | number): string =>
  isYesNo ? (value === 0 ? NO : YES) : String(value);
