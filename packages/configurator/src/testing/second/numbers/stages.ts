import type { Alias, Configurator, Selection } from '../../../data/configurator.ts';
import { othersOf, wholeOf } from '../whole.ts';
import { readingsOf } from './parsing.ts';

/** The readings of a text in the first stage in which anything reads; null where there are too many selections to try. */
export interface Staged {
  readings: Selection[];
  /** It was read after the first stage, so it has a number of today. */
  isOlder: boolean;
  /** Today's form reads, but only while these facts about who asks are others. */
  context?: string[];
}

/**
 * Today's form, under the facts of whoever asks or under others; then former codes and any order, then each alias that matches, rewritten
 * once.
 */
export function readInStages(configurator: Configurator, text: string, whole = wholeOf(configurator)): Staged | null {
  const today = readingsOf(configurator, text, whole);
  if (today === null) return null;
  if (today.length > 0) return { readings: today, isOlder: false };
  for (const { facts, other } of othersOf(whole)) {
    const readings = readingsOf(configurator, text, other);
    if (readings === null) return null;
    if (readings.length > 0) return { readings: [], isOlder: false, context: facts };
  }
  for (const number of [text, ...rewritten(configurator.aliases ?? [], text)]) {
    const readings = readingsOf(configurator, number, whole, true);
    if (readings === null) return null;
    if (readings.length > 0) return { readings, isOlder: true };
  }
  return { readings: [], isOlder: false };
}

/** Whole numbers first, then the longest beginning, then the longest end. */
function rewritten(aliases: readonly Alias[], text: string): string[] {
  return aliases
    .flatMap(pairsOf)
    .filter(({ from }) => matches(from, text))
    .map(({ from, to }) => ({ ...cut(from), to, isWhole: !from.includes('*') }))
    .sort(
      (a, b) => Number(b.isWhole) - Number(a.isWhole) || b.begin.length - a.begin.length || b.end.length - a.end.length,
    )
    .map(({ begin, end, to }) => to.split('*').join(text.slice(begin.length, text.length - end.length)));
}

function pairsOf(alias: Alias): { from: string; to: string }[] {
  const { from, to } = alias;
  if (from !== undefined && to !== undefined) return [{ from, to }];
  return Object.entries(alias).map(([begin, today]) => ({ from: `${begin}*`, to: `${today}*` }));
}

function matches(from: string, text: string): boolean {
  if (!from.includes('*')) return from === text;
  const { begin, end } = cut(from);
  return text.length >= begin.length + end.length && text.startsWith(begin) && text.endsWith(end);
}

/** Before and after its `*`. */
function cut(from: string): { begin: string; end: string } {
  const [begin = '', end = ''] = from.split('*');
  return { begin, end };
}
