import { applied } from './find-changes.ts';
import type { KnownEquivalent } from './known-equivalent-in-the-site.ts';
import { lineOf, type Tried } from './refused-by-types.ts';

/** The changed lines, before and after, without what stands before and after them. */
export function linesOf({ text, change }: Tried): { before: string; after: string } {
  const from = text.lastIndexOf('\n', change.start - 1) + 1;
  const next = text.indexOf('\n', change.end);
  const to = next < 0 ? text.length : next;
  const after = applied(text.slice(from, to), { ...change, start: change.start - from, end: change.end - from });
  return { before: text.slice(from, to).trim(), after: after.trim() };
}

/** Whether the list has the change, in this file. */
export function isKnownEquivalent(tried: Tried, list: readonly KnownEquivalent[]): boolean {
  const { before, after } = linesOf(tried);
  return list.some((known) => known.file === tried.file && known.before === before && known.after === after);
}

/** A change in three lines: its verdict and place, then the code before and after. */
export function describeChange(tried: Tried, verdict: string): string {
  const { before, after } = linesOf(tried);
  return `${verdict.padEnd(10)} ${tried.file}:${lineOf(tried)}\n           - ${before}\n           + ${after}`;
}
