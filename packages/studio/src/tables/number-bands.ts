import {
  type ConfigGroup,
  type Configurator,
  printDecimal,
  quoteCode,
  type Rule,
  stepsAround,
  stepsOf,
  valueAt,
} from '@millrace/configurator';
import { cellOfCodes } from '../sentences/cell-text.ts';
import type { Part } from '../sentences/part.ts';
import { statementToParts } from '../sentences/statement.ts';
import { statementsOf } from '../sentences/statements-of.ts';

/** Values of a number that one cell of a matrix stands for: between two of them nothing is stated to change. */
export interface NumberBand {
  /** As a cell of a table writes it: `5`, `1..10`, `10..`. */
  key: string;
  from: number;
  /** null: without an end. */
  to: number | null;
}

/** Nobody decides more bands than these cell by cell. */
export const BANDS_MOST = 40;

/** The bands of a number group, from its least value on; `cuts` are values at which an author begins another. */
export function bandsOf(configurator: Configurator, group: ConfigGroup, cuts: readonly number[] = []): NumberBand[] {
  const values = valuesOf(group);
  const starts = new Set([values.min, ...cuts.map(values.from)]);
  for (const start of statedStarts(configurator, group.name, values)) starts.add(start);
  const inside = [...starts]
    .filter((start) => start >= values.min && (values.max === null || start <= values.max))
    .sort((one, other) => one - other);
  return inside.map((from, at) => {
    const next = inside[at + 1];
    const to = next === undefined ? values.max : values.below(next);
    return { key: keyOf(from, to), from, to };
  });
}

const KEY = /^(-?\d+(?:\.\d+)?)(?:(\.\.)(-?\d+(?:\.\d+)?)?)?$/;

/** A band that is told by its key; null where it is none. */
export function bandOfKey(key: string): NumberBand | null {
  const [, from, range, to = ''] = KEY.exec(key) ?? [];
  if (from === undefined) return null;
  if (range === undefined) return { key, from: Number(from), to: Number(from) };
  return { key, from: Number(from), to: to === '' ? null : Number(to) };
}

const keyOf = (from: number, to: number | null): string => {
  if (to === null) return `${printDecimal(from)}..`;
  return from === to ? printDecimal(from) : `${printDecimal(from)}..${printDecimal(to)}`;
};

/** The rules that hold together while a number is in a band. */
export function demandsOf(group: string, { from, to }: NumberBand): Rule[] {
  if (from === to) return [`${group}.value=${printDecimal(from)}`];
  const least = `${group}.value>=${printDecimal(from)}`;
  return to === null ? [least] : [least, `${group}.value<=${printDecimal(to)}`];
}

export const isInBand = ({ from, to }: NumberBand, value: number): boolean =>
  value >= from && (to === null || value <= to);

/** Whether one band is within another. */
export const isPartOf = (band: NumberBand, whole: NumberBand): boolean =>
  band.from >= whole.from && (whole.to === null || (band.to !== null && band.to <= whole.to));

/** Values of a group as one cell of a table; bands of a number that follow each other are one range. */
export function cellOf(group: ConfigGroup, keys: readonly string[]): string {
  if (group.kind !== 'number') return cellOfCodes(keys);
  const { above } = valuesOf(group);
  const joined: NumberBand[] = [];
  for (const band of keys.flatMap((key) => bandOfKey(key) ?? [])) {
    const last = joined.at(-1);
    if (last !== undefined && last.to !== null && above(last.to) === band.from)
      joined[joined.length - 1] = { ...last, to: band.to, key: keyOf(last.from, band.to) };
    else joined.push(band);
  }
  return joined.map(({ key }) => key).join('|');
}

/** The rule that an answer to a group is refused below or above bounds; null where values between are refused too. */
export function refusedBands(group: string, bands: readonly NumberBand[], isRefused: readonly boolean[]): Rule | null {
  const first = isRefused.indexOf(false);
  const last = isRefused.lastIndexOf(false);
  if (first < 0 || isRefused.slice(first, last).includes(true)) return null;
  const [least, most] = [bands[first], bands[last]];
  const below = first === 0 || least === undefined ? [] : [`${group}.value<${printDecimal(least.from)}`];
  const above = last === bands.length - 1 || most?.to == null ? [] : [`${group}.value>${printDecimal(most.to)}`];
  return [...below, ...above].join(':');
}

interface Values {
  min: number;
  max: number | null;
  /** The first value that is not below. */
  from(value: number): number;
  /** The first value above. */
  above(value: number): number;
  /** The last value below. */
  below(value: number): number;
}

function valuesOf(group: ConfigGroup): Values {
  const { min = 0, max, digits } = group;
  const steps = stepsOf(group);
  const widest = digits === undefined ? null : 10 ** digits - 1;
  return {
    min,
    max: max === undefined ? widest : widest === null ? max : Math.min(max, widest),
    from: (value) => valueAt(steps, stepsAround(steps, value).above),
    above: (value) => valueAt(steps, stepsAround(steps, value).below + 1),
    below: (value) => valueAt(steps, stepsAround(steps, value).above - 1),
  };
}

/** The values from which on something else may be stated: of rules, limits, and cells of tables. */
function* statedStarts(configurator: Configurator, name: string, values: Values): Iterable<number> {
  for (const { statement, group } of statementsOf(configurator)) {
    const parts = statementToParts(configurator, statement).filter(({ is }) => is !== 'words');
    if (group !== name && !parts.some((part) => part.is === 'group' && part.name === name)) continue;
    for (const [at, part] of parts.entries())
      if (part.is === 'number') yield* startsAt(values, Number(part.value), parts[at - 1]);
  }
  for (const { columns, rows } of configurator.tables ?? []) {
    const column = columns.indexOf(name);
    if (column < 0) continue;
    for (const row of rows)
      for (const range of String(row[column] ?? '').split('|')) {
        const [least = '', most = least] = range.split('..');
        if (least.trim() !== '' && Number.isFinite(Number(least))) yield values.from(Number(least));
        if (most.trim() !== '' && Number.isFinite(Number(most))) yield values.above(Number(most));
      }
  }
}

function startsAt(values: Values, value: number, before: Part | undefined): readonly number[] {
  const [at, above] = [values.from(value), values.above(value)];
  if (before?.is === 'operator') {
    if (before.operator === '>=' || before.operator === '<') return [at];
    if (before.operator === '>' || before.operator === '<=') return [above];
  }
  return [at, above];
}

/** The rule that asks for an option. */
export const codeDemand = (group: string, code: string): Rule => `${group}.${quoteCode(code)}`;
