import type { ConfigGroup, ConfigOption, Fact, GroupLimit, LimitBound, Table } from '../data/configurator.ts';
import type { FieldPath, LintFinding } from '../data/evaluation.ts';
import { decimalOf } from '../decimals/decimal.ts';
import { type MeasureSyntax, parseMeasure, parseRule } from '../written/rule-text.ts';
import { groupPlace, optionPlace } from './places.ts';
import { type RuleSite, ruleSites } from './references/rule-sites.ts';
import type { LintContext } from './searching/context.ts';

/** Decimals that a value, an attribute or a price may have (decisions 2.2). */
const MOST_DECIMALS = 9;
const TOO_FINE = `has more than ${MOST_DECIMALS} decimals`;
const tooFineText = (field: string | number | undefined): string => `"${field}" ${TOO_FINE}`;

/** Numbers, in data and in rules, have at most 9 decimals; a number of fixed width has none. */
export function* checkDecimals({ compiled }: LintContext): Iterable<LintFinding> {
  const { data, names } = compiled;
  if (isTooFine(data.adderPrice))
    yield finding({ message: 'The configurator' }, ['adderPrice'], tooFineText('adderPrice'));
  for (const [at, table] of (data.tables ?? []).entries()) yield* checkTable(table, at);
  for (const [at, fact] of (data.facts ?? []).entries()) yield* checkFact(fact, at, names);
  for (const site of ruleSites(data))
    for (const [at, rule] of site.rules.entries())
      if (
        parseRule(rule, names).some(
          (asked) => asked.kind === 'compare' && [asked.left, asked.right].some(isMeasureTooFine),
        )
      )
        yield finding({ ...ownersOf(site), message: site.place }, [...site.path, at], `the rule "${rule}" ${TOO_FINE}`);
  for (const group of compiled.groups) {
    const { name, data: stated, options } = group;
    const at = { group: name, message: `Group "${name}"` };
    const { min, max, step, pricePerUnit, limits = [] } = stated;
    const bounds = limits.flatMap((limit, nth) => boundsOf(limit, ['limits', nth], names));
    for (const path of [...tooFine({ min, max, step, pricePerUnit }, stated), ...bounds])
      yield finding(at, groupPlace(group, ...path), tooFineText(path.at(-1)));
    if (stated.digits !== undefined && hasDecimals(stated))
      yield finding(at, groupPlace(group, 'digits'), 'its values have decimals, which digits cannot show');
    for (const option of options) {
      const { code } = option;
      const own = { group: name, option: code, message: `Group "${name}", option "${code}"` };
      for (const path of pathsOfOption(option.data, names))
        yield finding(own, optionPlace(option, ...path), tooFineText(path.at(-1)));
    }
  }
}

/** Paths to the numbers of an option with too many decimals. */
function* pathsOfOption(option: ConfigOption, names: readonly string[]): Iterable<FieldPath> {
  const { price, prices = [], limits = [] } = option;
  yield* tooFine({ price }, option);
  for (const [nth, entry] of prices.entries()) if (isTooFine(entry.price)) yield ['prices', nth, 'price'];
  for (const [nth, limit] of limits.entries()) yield* boundsOf(limit, ['limits', nth], names);
}

function* checkTable({ name, rows }: Table, at: number): Iterable<LintFinding> {
  for (const [nth, row] of rows.entries())
    for (const [place, cell] of row.entries())
      if (isTooFine(cell))
        yield finding(
          { message: `Table "${name}"` },
          ['tables', at, 'rows', nth, place],
          `row ${nth + 1}: ${cell} ${TOO_FINE}`,
        );
}

function* checkFact({ name, values, decimals }: Fact, at: number, names: readonly string[]): Iterable<LintFinding> {
  const base = { message: `Fact "${name}"` };
  const isTooMany =
    decimals !== undefined && !(Number.isInteger(decimals) && decimals >= 0 && decimals <= MOST_DECIMALS);
  if (isTooMany) yield finding(base, ['facts', at, 'decimals'], `it rounds to ${decimals} decimals`);
  for (const [nth, entry] of values.entries()) {
    const path = ['facts', at, 'values', nth];
    if ('value' in entry ? isTooFine(entry.value) : isBoundTooFine(entry.measure, names))
      yield finding(
        base,
        [...path, 'value' in entry ? 'value' : 'measure'],
        `it has a value with more than ${MOST_DECIMALS} decimals`,
      );
  }
}

/** Paths to the numbers with too many decimals: own fields, and attributes. */
function* tooFine(
  fields: Readonly<Record<string, unknown>>,
  { attributes = {} }: Pick<ConfigGroup | ConfigOption, 'attributes'>,
): Iterable<FieldPath> {
  for (const [field, value] of Object.entries(fields)) if (isTooFine(value)) yield [field];
  for (const [name, value] of Object.entries(attributes)) if (isTooFine(value)) yield ['attributes', name];
}

const boundsOf = (
  { min, max }: Pick<GroupLimit, 'min' | 'max'>,
  path: FieldPath,
  names: readonly string[],
): FieldPath[] =>
  Object.entries({ min, max }).flatMap(([field, bound]) => (isBoundTooFine(bound, names) ? [[...path, field]] : []));

function isBoundTooFine(bound: LimitBound | undefined, names: readonly string[]): boolean {
  const measure = typeof bound === 'string' ? parseMeasure(bound, names) : bound;
  return measure !== null && measure !== undefined && isMeasureTooFine(measure);
}

function isMeasureTooFine(measure: MeasureSyntax | number): boolean {
  if (typeof measure === 'number') return isTooFine(measure);
  return measure.kind === 'sum' && measure.terms.some(({ factor }) => isTooFine(factor));
}

const ownersOf = ({ group, option }: RuleSite): Pick<LintFinding, 'group' | 'option'> => ({
  ...(group === undefined ? {} : { group }),
  ...(option === undefined ? {} : { option }),
});

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
