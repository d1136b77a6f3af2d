import type { ConfigGroup, Fact } from '../data/configurator.ts';
import type { LintFinding } from '../data/evaluation.ts';
import { decimalOf } from '../decimals/decimal.ts';
import type { LintContext } from './searching/context.ts';

/** Decimals that a value, an attribute or a price may have (decisions 2.2). */
const MOST_DECIMALS = 9;

/** Numbers have at most 9 decimals; a number of fixed width has none. */
export function* checkDecimals({ compiled }: LintContext): Iterable<LintFinding> {
  yield* checkFacts(compiled.data.facts ?? []);
  for (const { name, data, options } of compiled.groups) {
    const { min, max, step, pricePerUnit, attributes } = data;
    const own = { min, max, step, pricePerUnit, ...attributes };
    for (const [field, value] of Object.entries(own)) {
      if (isTooFine(value)) yield finding(name, `"${field}" has more than ${MOST_DECIMALS} decimals`);
    }
    if (data.digits !== undefined && hasDecimals(data))
      yield finding(name, 'its values have decimals, which digits cannot show');
    for (const { code, data: option } of options) {
      const values = { price: option.price ?? 0, ...option.attributes };
      for (const [field, value] of Object.entries(values)) {
        if (isTooFine(value)) yield finding(name, `"${field}" has more than ${MOST_DECIMALS} decimals`, code);
      }
    }
  }
}

function* checkFacts(facts: readonly Fact[]): Iterable<LintFinding> {
  for (const { name, values, decimals } of facts) {
    const isTooMany =
      decimals !== undefined && !(Number.isInteger(decimals) && decimals >= 0 && decimals <= MOST_DECIMALS);
    if (!isTooMany && !values.some((entry) => 'value' in entry && isTooFine(entry.value))) continue;
    const what = isTooMany ? `rounds to ${decimals} decimals` : `has a value with more than ${MOST_DECIMALS} decimals`;
    yield { code: 'too-many-decimals', severity: 'error', message: `Fact "${name}" ${what}.` };
  }
}

function isTooFine(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && decimalOf(value).places > MOST_DECIMALS;
}

function hasDecimals({ kind, min = 0, step = 1 }: ConfigGroup): boolean {
  return kind === 'number' && [min, step].some((value) => !Number.isInteger(value));
}

function finding(group: string, what: string, option?: string): LintFinding {
  const place = option === undefined ? '' : `, option "${option}"`;
  return {
    code: 'too-many-decimals',
    severity: 'error',
    group,
    ...(option === undefined ? {} : { option }),
    message: `Group "${group}"${place}: ${what}.`,
  };
}
