import { isWithin, ownBounds } from '../../bounds/number-bounds.ts';
import type { Compiled, CompiledGroup } from '../../compiled/compiled.ts';
import { printValue } from '../../decimals/steps.ts';
import { matchNumber } from '../../parsing/match.ts';

/** So many of the runs of digits that later parts begin with are tried, alone or two together. */
const MOST_RUNS = 60;
const DIGITS = [...'0123456789'];
const RUN = /^[\d.]+/;

/** The texts that may continue a number: each digit, and the beginnings of other parts that read like digits. */
export function runsOn(compiled: Compiled, group: CompiledGroup): readonly string[] {
  const later = compiled.groups.filter(({ index, printed }) => printed && index > group.index);
  const before = compiled.groups.filter(({ index, printed }) => printed && index < group.index);
  const separatorOf = ({ data }: CompiledGroup): string => data.separator ?? compiled.groupSeparator;
  const mayRunOn = later.some((other) => separatorOf(other) === '' || RUN.test(separatorOf(other)));
  if (!mayRunOn && (separatorOf(group) !== '' || before.length === 0)) return [];
  const texts = later.flatMap(({ data, options }) => [data.whenHidden ?? '', ...options.map(({ code }) => code)]);
  const runs = texts.flatMap((text) => RUN.exec(text)?.[0] ?? []);
  const twice = runs.flatMap((one) => runs.map((other) => one + other));
  return [...new Set([...DIGITS, '00', ...[...runs, ...twice].slice(0, MOST_RUNS)])];
}

/** Values that print the beginning of a text, or begin with all of it. */
export function valuesAlong(group: CompiledGroup, runs: readonly string[], text: string): readonly number[] {
  const within = matchNumber(group, text, 0).map(({ value }) => value);
  return [...new Set([...within, ...valuesBeyond(group, runs, text)])];
}

/** Values that print more than a text. */
export function valuesBeyond({ data }: CompiledGroup, runs: readonly string[], text: string): readonly number[] {
  if (!/^-?[\d.]+$/.test(text)) return [];
  const missing = data.digits === undefined ? 0 : data.digits - text.replace('-', '').length;
  return runs.flatMap((run) => {
    const longer = text + run.padStart(missing, '1');
    const value = Number(longer);
    return isWithin(value, ownBounds(data), data) && printValue(value, data) === longer ? [value] : [];
  });
}
