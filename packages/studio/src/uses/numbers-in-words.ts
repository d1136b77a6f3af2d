import { readerOf, startsOf } from '@millrace/catalogue/judging';
import type { Configurator } from '@millrace/configurator';

const WORD = /[^\s<>"',;:()[\]]+/g;
const END = /[.?!]+$/;

/** The beginnings by which numbers of a configurator are found in texts; none: they begin with anything. */
export const numberStarts = (configurator: Configurator): readonly string[] => {
  const starts = startsOf(configurator);
  return starts.includes('') ? [] : starts;
};

/** The words of a value's texts that a configurator reads as complete numbers, each once. */
export function numbersInWords(configurator: Configurator, value: unknown): readonly string[] {
  const starts = numberStarts(configurator);
  const read = readerOf(configurator);
  const found = new Set<string>();
  for (const text of textsIn(value))
    for (const [word] of text.matchAll(WORD)) {
      const number = word.replace(END, '');
      if (starts.some((start) => number.startsWith(start)) && read(number).ok) found.add(number);
    }
  return [...found];
}

function* textsIn(value: unknown): Iterable<string> {
  if (typeof value === 'string') yield value;
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* textsIn(inner);
}

/** Counts of numbers by their change from one version to another. */
export interface NumberChanges {
  refused: number;
  dearer: number;
  cheaper: number;
}

/** Counts what becomes of numbers that were read before. */
export function numberChanges(before: Configurator, after: Configurator, numbers: readonly string[]): NumberChanges {
  const [then, now] = [readerOf(before), readerOf(after)];
  const changes: NumberChanges = { refused: 0, dearer: 0, cheaper: 0 };
  for (const number of numbers) {
    const [was, is] = [then(number), now(number)];
    if (!was.ok) continue;
    if (!is.ok) changes.refused += 1;
    else if ((is.total ?? 0) > (was.total ?? 0)) changes.dearer += 1;
    else if ((is.total ?? 0) < (was.total ?? 0)) changes.cheaper += 1;
  }
  return changes;
}
