import { fold } from './fold.ts';

const MOST = 5;
/** More names than these are not compared one by one. */
const COMPARED_MAX = 3000;

/** The texts that are most like a text, best first: those that begin alike or share its words. */
export function nearest(text: string, among: readonly string[]): string[] {
  const wanted = pairsOf(fold(text));
  const scored: { one: string; score: number }[] = [];
  for (const one of among.slice(0, COMPARED_MAX)) {
    const score = likeness(wanted, pairsOf(fold(one)));
    if (score > 0.3) scored.push({ one, score });
  }
  return scored
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ one }) => one);
}

function pairsOf(text: string): Set<string> {
  const padded = ` ${text} `;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
}

/** 1: the same pairs of letters; 0: none in common. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of one) if (other.has(pair)) shared++;
  return (2 * shared) / (one.size + other.size);
}
