import { applied, type Change } from './find-changes.ts';

/** A change with the file that it is made in, and that file's text. */
export interface Tried {
  file: string;
  text: string;
  change: Change;
}

/**
 * The texts of the files after all their changes at once; each following line keeps its number. Of changes that overlap only one is made.
 */
export function textsWith(changes: readonly Tried[]): Map<string, string> {
  const texts = new Map<string, string>();
  const lastFirst = [...changes].sort((a, b) => b.change.start - a.change.start);
  const untouched = new Map<string, number>();
  for (const { file, text, change } of lastFirst) {
    if (change.end > (untouched.get(file) ?? text.length)) continue;
    untouched.set(file, change.start);
    const lost = linesIn(text.slice(change.start, change.end)) - linesIn(change.replacement);
    const replacement = change.replacement + '\n'.repeat(Math.max(0, lost));
    texts.set(file, applied(texts.get(file) ?? text, { ...change, replacement }));
  }
  return texts;
}

/** The changes that the compiler's output is about: an error belongs to the nearest change of its file. */
export function refusedByTypes(changes: readonly Tried[], output: string): Set<Tried> {
  const refused = new Set<Tried>();
  for (const [, file, line] of output.matchAll(/^(\S+)\((\d+),\d+\): error/gm)) {
    const away = (tried: Tried): number => Math.abs(lineOf(tried) - Number(line));
    const [nearest] = changes.filter((tried) => tried.file === file).sort((a, b) => away(a) - away(b));
    if (nearest !== undefined) refused.add(nearest);
  }
  return refused;
}

/** The line that a change begins on; the first is 1. */
export const lineOf = ({ text, change }: Tried): number => linesIn(text.slice(0, change.start)) + 1;

const linesIn = (text: string): number => text.split('\n').length - 1;
