import type { Alias, Configurator } from '../data/configurator.ts';

const REST = '*';

/** An alias with the `*` of each side taken apart. */
export interface ReadAlias {
  /** Among the aliases as they are stated. */
  index: number;
  from: Pattern;
  to: Pattern;
}

interface Pattern {
  text: string;
  /** The text before and after `*`; all of it stands before where there is none. */
  start: string;
  end: string;
  hasRest: boolean;
}

const remembered = new WeakMap<Configurator, readonly ReadAlias[]>();

/** The aliases in the order in which they are tried: whole numbers, then the longest beginning, then the longest end. */
export function aliasesOf(configurator: Configurator): readonly ReadAlias[] {
  const known = remembered.get(configurator);
  if (known !== undefined) return known;
  const aliases = (configurator.aliases ?? []).flatMap(readAlias);
  const sorted = aliases.sort(
    ({ from: a }, { from: b }) =>
      Number(a.hasRest) - Number(b.hasRest) || b.start.length - a.start.length || b.end.length - a.end.length,
  );
  remembered.set(configurator, sorted);
  return sorted;
}

/** One that is written short means beginnings. */
function readAlias(alias: Alias, index: number): readonly ReadAlias[] {
  const { from, to } = alias;
  if (from !== undefined && to !== undefined) return [{ index, from: patternOf(from), to: patternOf(to) }];
  return Object.entries(alias).map(([old, today]) => ({
    index,
    from: patternOf(old + REST),
    to: patternOf(today + REST),
  }));
}

function patternOf(text: string): Pattern {
  const at = text.indexOf(REST);
  if (at < 0) return { text, start: text, end: '', hasRest: false };
  return { text, start: text.slice(0, at), end: text.slice(at + REST.length), hasRest: true };
}

/** The number that an alias makes of another; null where it does not match. */
export function rewritten({ from, to }: ReadAlias, number: string): string | null {
  const rest = restIn(from, number);
  if (rest === null) return null;
  return to.hasRest ? to.start + rest + to.end : to.text;
}

/** The text that stands for `*`; null where a number is not of this pattern. */
export function restIn({ text, start, end, hasRest }: Pattern, number: string): string | null {
  if (!hasRest) return number === text ? '' : null;
  const isLongEnough = number.length >= start.length + end.length;
  return isLongEnough && number.startsWith(start) && number.endsWith(end)
    ? number.slice(start.length, number.length - end.length)
    : null;
}
