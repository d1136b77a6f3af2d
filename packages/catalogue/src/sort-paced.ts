import type { Pausable } from '@millrace/configurator';
import { isPauseAt } from './paced.ts';

/** Items that are sorted without a pause: a few milliseconds' work. */
const RUN = 2048;

/** Sorts a copy, with pauses: runs first, then two neighbouring runs into one. Equal items keep their order. */
export function* sortPaced<Item extends object | string>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Pausable<Item[]> {
  let sorted: Item[] = [];
  for (let from = 0; from < items.length; from += RUN) {
    sorted.push(...items.slice(from, from + RUN).sort(compare));
    yield;
  }
  for (let run = RUN; run < sorted.length; run *= 2) sorted = yield* mergeRuns(sorted, run, compare);
  return sorted;
}

function* mergeRuns<Item extends object | string>(
  items: readonly Item[],
  run: number,
  compare: (a: Item, b: Item) => number,
): Pausable<Item[]> {
  const merged: Item[] = [];
  for (let from = 0; from < items.length; from += 2 * run) {
    const middle = Math.min(from + run, items.length);
    const to = Math.min(middle + run, items.length);
    let left = from;
    let right = middle;
    while (merged.length < to) {
      const one = left < middle ? items[left] : undefined;
      const other = right < to ? items[right] : undefined;
      if (one !== undefined && (other === undefined || compare(one, other) <= 0)) {
        merged.push(one);
        left += 1;
      } else if (other !== undefined) {
        merged.push(other);
        right += 1;
      }
      if (isPauseAt(merged.length)) yield;
    }
  }
  return merged;
}
