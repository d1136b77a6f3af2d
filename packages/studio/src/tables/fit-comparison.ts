import { type ConfigOption, type GroupLimit, printDecimal, quoteCode, type Rule } from '@millrace/configurator';
import { bandOfKey, refusedBands } from './number-bands.ts';
import type { Wanted, WantedRules } from './wanted-pairs.ts';

/** A rule of one option that asks the other group; null: nothing is against it. */
export interface OptionRule {
  field: 'enableIf' | 'disableIf';
  rule: Rule;
}

type Row = readonly { option: ConfigOption; wanted: Wanted }[];

/** One limit of the owner's attribute by the other group's that says the whole table; null where none does. */
export function fitLimit({ owner, asked, wanted }: WantedRules): GroupLimit | null {
  if (![owner, asked].every(({ kind = 'choice', multiselect }) => kind === 'choice' && multiselect !== true))
    return null;
  for (const of of numbersOf(owner.options))
    for (const attribute of [...numbersOf(asked.options)].filter((name) => name === of))
      for (const bound of ['max', 'min'] as const) {
        const isWithin = (own: number, other: number) => (bound === 'max' ? own <= other : own >= other);
        const fits = (owner.options ?? []).every((option, at) =>
          (asked.options ?? []).every((other, nth) => {
            const [left, right] = [option.attributes?.[of], other.attributes?.[attribute]];
            const isAllowed = typeof left !== 'number' || typeof right !== 'number' || isWithin(left, right);
            const cell = wanted[at]?.[nth] ?? 'free';
            return cell === 'free' || (cell === 'yes') === isAllowed;
          }),
        );
        if (fits) return { of, [bound]: `${asked.name}.${attribute}` };
      }
  return null;
}

interface ComparisonOptions {
  /** Whether the asked group has an answer in every complete number, so that a rule may ask for one. */
  isAlwaysAnswered: boolean;
  /** Attributes of the asked group that rules of the two compared before. */
  compared: ReadonlySet<string>;
}

/**
 * A rule for each option of the owner, all of them comparing one attribute of the other group; null where no attribute says the whole
 * table. An attribute that fits by chance is not taken: the owner has it too, rules compared it before, or it says more than one bound.
 */
export function fitComparison(
  { owner, asked, wanted }: WantedRules,
  { isAlwaysAnswered, compared }: ComparisonOptions,
): (OptionRule | null)[] | null {
  const others = asked.options ?? [];
  const names = [...new Set(others.flatMap(({ attributes = {} }) => Object.keys(attributes)))];
  const own = numbersOf(owner.options);
  const isKnown = (name: string): boolean => compared.has(name) || own.has(name);
  for (const name of names.toSorted((one, other) => Number(isKnown(other)) - Number(isKnown(one))))
    for (const form of FORMS) {
      if (form.field === 'enableIf' && !isAlwaysAnswered) continue;
      const rules = (owner.options ?? []).map((option, at): OptionRule | null | undefined => {
        const row = others.map((other, nth) => ({ option: other, wanted: wanted[at]?.[nth] ?? 'free' }) as const);
        if (row.every((cell) => cell.wanted !== 'no')) return null;
        const bound = form.bound(row, name, option.attributes?.[name]);
        return bound === null ? undefined : { field: form.field, rule: `${asked.name}.${name}${bound}` };
      });
      if (rules.some((rule) => rule === undefined)) continue;
      const bounds = new Set(rules.flatMap((rule) => rule?.rule ?? []));
      if (bounds.size > 1 || (bounds.size === 1 && isKnown(name))) return rules.map((rule) => rule ?? null);
    }
  return null;
}

function numbersOf(options: readonly ConfigOption[] = []): ReadonlySet<string> {
  return new Set(
    options.flatMap(({ attributes = {} }) =>
      Object.entries(attributes).flatMap(([name, value]) => (typeof value === 'number' ? [name] : [])),
    ),
  );
}

interface Form {
  field: OptionRule['field'];
  /** Of one row alone it says no more than the code does. */
  isExact?: boolean;
  /** The comparison that says the row, as `<25`; null where none does. */
  bound(row: Row, name: string, own: number | string | undefined): string | null;
}

/** Refused below, above, at a value; then, where every number has an answer, allowed from and up to a value. */
const FORMS: readonly Form[] = [
  { field: 'disableIf', bound: (row, name, own) => below(sidesOf(row, name), own) },
  { field: 'disableIf', bound: (row, name, own) => above(sidesOf(row, name), own) },
  { field: 'disableIf', isExact: true, bound: (row, name) => same(sidesOf(row, name)) },
  { field: 'enableIf', bound: (row, name, own) => above(swapped(sidesOf(row, name)), own) },
  { field: 'enableIf', bound: (row, name, own) => below(swapped(sidesOf(row, name)), own) },
  { field: 'enableIf', isExact: true, bound: (row, name) => same(swapped(sidesOf(row, name))) },
];

/** The values of the options that a comparison must hold for, and of those that it must not; absent values never compare. */
interface Sides {
  held: readonly (number | string | undefined)[];
  free: readonly (number | string | undefined)[];
}

function sidesOf(row: Row, name: string): Sides {
  const of = (wanted: Wanted) =>
    row.filter((cell) => cell.wanted === wanted).map(({ option }) => option.attributes?.[name]);
  return { held: of('no'), free: of('yes') };
}

const swapped = ({ held, free }: Sides): Sides => ({ held: free, free: held });

const isNumbers = (values: Sides['held']): values is readonly number[] =>
  values.length > 0 && values.every((value) => typeof value === 'number');

/** `own`: the value that the owner's option has of the same attribute; a bound at it reads best. */
function below({ held, free }: Sides, own: unknown): string | null {
  if (!isNumbers(held)) return null;
  const most = Math.max(...held);
  const least = Math.min(...free.filter((value) => typeof value === 'number'));
  if (most >= least) return null;
  if (typeof own === 'number' && own > most && own <= least) return `<${printDecimal(own)}`;
  return Number.isFinite(least) ? `<${printDecimal(least)}` : `<=${printDecimal(most)}`;
}

function above({ held, free }: Sides, own: unknown): string | null {
  if (!isNumbers(held)) return null;
  const least = Math.min(...held);
  const most = Math.max(...free.filter((value) => typeof value === 'number'));
  if (least <= most) return null;
  if (typeof own === 'number' && own > most && own <= least) return `>=${printDecimal(own)}`;
  return Number.isFinite(most) ? `>${printDecimal(most)}` : `>=${printDecimal(least)}`;
}

function same({ held, free }: Sides): string | null {
  const [value] = held;
  if (value === undefined || held.some((other) => other !== value) || free.includes(value)) return null;
  return typeof value === 'number' ? `=${printDecimal(value)}` : `="${value.replaceAll('"', '""')}"`;
}

/** A rule for each option of the owner that a number is too small or too large for it; null where values between are refused. */
export function fitBands({ owner, asked, wanted }: WantedRules): (OptionRule | null)[] | null {
  if (asked.kind !== 'number' || owner.kind === 'number') return null;
  const bands = (asked.options ?? []).flatMap(({ code }) => bandOfKey(code) ?? []);
  const rules = (owner.options ?? []).map((_, at): OptionRule | null | undefined => {
    const row = wanted[at] ?? [];
    if (!row.includes('no')) return null;
    const isRefused = bands.map((_band, nth) => row[nth] === 'no');
    const rule = refusedBands(asked.name, bands, isRefused);
    return rule === null ? undefined : { field: 'disableIf', rule };
  });
  return rules.some((rule) => rule === undefined) ? null : rules.map((rule) => rule ?? null);
}

/**
 * A rule for each option of the owner by itself: a comparison, where rules compared that attribute before, else the codes that it goes
 * with or does not, whichever are fewer.
 */
export function fitLists({ owner, asked, wanted }: WantedRules, options: ComparisonOptions): (OptionRule | null)[] {
  const others = asked.options ?? [];
  return (owner.options ?? []).map((option, at): OptionRule | null => {
    const row = others.map((other, nth) => ({ option: other, wanted: wanted[at]?.[nth] ?? 'free' }) as const);
    const codes = (said: Wanted): string[] => row.flatMap((cell) => (cell.wanted === said ? [cell.option.code] : []));
    const [refused, allowed] = [codes('no'), codes('yes')];
    if (refused.length === 0) return null;
    for (const name of options.compared)
      for (const form of FORMS) {
        const isPossible = form.isExact !== true && (form.field === 'disableIf' || options.isAlwaysAnswered);
        const bound = isPossible ? form.bound(row, name, option.attributes?.[name]) : null;
        if (bound !== null) return { field: form.field, rule: `${asked.name}.${name}${bound}` };
      }
    const isShorter = options.isAlwaysAnswered && allowed.length > 0 && allowed.length < refused.length;
    const listed = (isShorter ? allowed : refused).map(quoteCode).join('|');
    return { field: isShorter ? 'enableIf' : 'disableIf', rule: `${asked.name}.${listed}` };
  });
}
