import type { Pausable } from '@millrace/configurator';
import { numberAt } from './number-at.ts';

/** Sorted at once: under two milliseconds with any order of ours. */
const RUN = 2048;
/** Merged between two pauses. */
const STEP = 16_384;

/** Sorts numbers by an order, with pauses: runs are sorted one by one and merged in pairs. Equal ones keep their places. */
export function* sortInSteps(given: Int32Array, compare: (a: number, b: number) => number): Pausable<Int32Array> {
  let from = given.slice();
  for (let start = 0; start < from.length; start += RUN) {
    from.subarray(start, start + RUN).sort(compare);
    yield;
  }
  let to = new Int32Array(from.length);
  for (let width = RUN; width < from.length; width *= 2) {
    for (let start = 0; start < from.length; start += 2 * width)
      yield* mergeRuns(from, to, [start, start + width, start + 2 * width], compare);
    [from, to] = [to, from];
  }
  return from;
}

/** Two sorted lists as one. */
export function* mergeInSteps(
  [left, right]: readonly [Int32Array, Int32Array],
  compare: (a: number, b: number) => number,
): Pausable<Int32Array> {
  const both = new Int32Array(left.length + right.length);
  both.set(left);
  both.set(right, left.length);
  const merged = new Int32Array(both.length);
  yield* mergeRuns(both, merged, [0, left.length, both.length], compare);
  return merged;
}

function* mergeRuns(
  from: Int32Array,
  to: Int32Array,
  [start, middle, end]: readonly [number, number, number],
  compare: (a: number, b: number) => number,
): Pausable<void> {
  const leftEnd = Math.min(middle, from.length);
  const rightEnd = Math.min(end, from.length);
  let [left, right] = [start, leftEnd];
  for (let at = start; at < rightEnd; at += 1) {
    if ((at & (STEP - 1)) === 0) yield;
    const isLeft = right >= rightEnd || (left < leftEnd && compare(numberAt(from, left), numberAt(from, right)) <= 0);
    to[at] = numberAt(from, isLeft ? left++ : right++);
  }
}
