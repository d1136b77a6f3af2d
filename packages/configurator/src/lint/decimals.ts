import type { ConfigGroup, ConfigOption, Fact } from '../data/configurator.ts';
import type { FieldPath, LintFinding } from '../data/evaluation.ts';
import { decimalOf } from '../decimals/decimal.ts';
import { groupPlace, optionPlace } from './places.ts';
import type { LintContext } from './searching/context.ts';

/** Decimals that a value, an attribute or a price may have (decisions 2.2). */
const MOST_DECIMALS = 9;

/** Numbers have at most 9 decimals; a number of fixed width has none. */
export function* checkDecimals({ compiled }: LintContext): Iterable<LintFinding> {
  for (const [at, fact] of (compiled.data.facts ?? []).entries()) yield* checkFact(fact, at);
  for (const group of compiled.groups) {
    const { name, data, options } = group;
    const at = { group: name, message: `Group "${name}"` };
    for (const path of tooFine(
      { min: data.min, max: data.max, step: data.step, pricePerUnit: data.pricePerUnit },
      data,
    ))
      yield finding(at, groupPlace(group, ...path), `"${path.at(-1)}" has more than ${MOST_DECIMALS} decimals`);
    if (data.digits !== undefined && hasDecimals(data))
      yield finding(at, groupPlace(group, 'digits'), 'its values have decimals, which digits cannot show');
    for (const option of options) {
      const { code } = option;
      const own = { group: name, option: code, message: `Group "${name}", option "${code}"` };
      for (const path of tooFine({ price: option.data.price }, option.data))
        yield finding(own, optionPlace(option, ...path), `"${path.at(-1)}" has more than ${MOST_DECIMALS} decimals`);
    }
  }
}

function* checkFact({ name, values, decimals }: Fact, at: number): Iterable<LintFinding> {
  const base = { message: `Fact "${name}"` };
  const isTooMany =
    decimals !== undefined && !(Number.isInteger(decimals) && decimals >= 0 && decimals <= MOST_DECIMALS);
  const fine = values.findIndex((entry) => 'value' in entry && isTooFine(entry.value));
  if (isTooMany) yield finding(base, ['facts', at, 'decimals'], `it rounds to ${decimals} decimals`);
  else if (fine >= 0)
    yield finding(
      base,
      ['facts', at, 'values', fine, 'value'],
      `it has a value with more than ${MOST_DECIMALS} decimals`,
    );
}

/** Paths to the numbers with too many decimals: own fields, and attributes. */
function* tooFine(
  fields: Readonly<Record<string, unknown>>,
  { attributes = {} }: Pick<ConfigGroup | ConfigOption, 'attributes'>,
): Iterable<FieldPath> {
  for (const [field, value] of Object.entries(fields)) if (isTooFine(value)) yield [field];
  for (const [name, value] of Object.entries(attributes)) if (isTooFine(value)) yield ['attributes', name];
}

function isTooFine(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && decimalOf(value).places > MOST_DECIMALS;
}

function hasDecimals({ kind, min = 0, step = 1 }: ConfigGroup): boolean {
  return kind === 'number' && [min, step].some((value) => !Number.isInteger(value));
}

const finding = (
  { message, ...at }: Pick<LintFinding, 'group' | 'option' | 'message'>,
  path: FieldPath,
  what: string,
): LintFinding => ({ code: 'too-many-decimals', severity: 'error', ...at, path, message: `${message}: ${what}.` });
