import type { Pausable } from '@millrace/configurator';
import { numberAt } from './number-at.ts';
import type { Ranks } from './row-ranks.ts';

const STEP = 16_384;

/** Ranks in their order, or turned round. What is missing comes last, whichever way round. */
export interface RankOrder {
  ranks: Ranks;
  isDescending: boolean;
}

/** Sorts places of rows by several ranks, the first of them first, with pauses. Ranks are counted: nothing is compared. */
export function* sortByRanks(places: Int32Array, orders: readonly RankOrder[]): Pausable<Int32Array> {
  let sorted = places;
  for (const order of orders.toReversed()) sorted = yield* sortByRank(sorted, order);
  return sorted;
}

/** Equal ones keep their places. */
function* sortByRank(places: Int32Array, { ranks: { of, count }, isDescending }: RankOrder): Pausable<Int32Array> {
  const rankAt = (nth: number): number => {
    const rank = of[numberAt(places, nth)] ?? count;
    return isDescending && rank < count ? count - 1 - rank : rank;
  };
  /** The place of the next one of each rank. */
  const next = new Int32Array(count + 2);
  for (let nth = 0; nth < places.length; nth += 1) {
    if (nth % STEP === 0) yield;
    const above = rankAt(nth) + 1;
    next[above] = numberAt(next, above) + 1;
  }
  for (let rank = 1; rank < next.length; rank += 1) next[rank] = numberAt(next, rank) + numberAt(next, rank - 1);
  const sorted = new Int32Array(places.length);
  for (let nth = 0; nth < places.length; nth += 1) {
    if (nth % STEP === 0) yield;
    const rank = rankAt(nth);
    const to = numberAt(next, rank);
    next[rank] = to + 1;
    sorted[to] = numberAt(places, nth);
  }
  return sorted;
}
