import type { Matches } from '../words/matches.ts';
import { WORST_RANK } from '../words/rank.ts';

/** Documents, best first; at equal rank current products before obsolete ones, else in the order of the catalogue. */
export interface Order {
  readonly total: number;
  readonly pick: (from: number, to: number) => readonly number[];
}

/** Two for each rank. */
const PLACES = 2 * (WORST_RANK + 1);

/** There are few ranks, so documents are counted by rank, and only those asked for are put in order. */
export function orderOf(matches: Readonly<Matches>, isObsolete: Uint8Array): Order {
  const starts = new Int32Array(PLACES + 1);
  const { ranks, first, last } = matches;
  for (let document = first; document <= last; document += 1) {
    const rank = ranks[document] ?? 0;
    if (rank === 0) continue;
    const place = rank * 2 + (isObsolete[document] ?? 0);
    starts[place + 1] = (starts[place + 1] ?? 0) + 1;
  }
  for (let place = 0; place < PLACES; place += 1) starts[place + 1] = (starts[place + 1] ?? 0) + (starts[place] ?? 0);
  const total = starts[PLACES] ?? 0;
  return { total, pick: (from, to) => pick(matches, isObsolete, starts, from, Math.min(to, total)) };
}

/** Stops as soon as all that were asked for are found. */
function pick(
  { ranks, first, last }: Readonly<Matches>,
  isObsolete: Uint8Array,
  starts: Int32Array,
  from: number,
  to: number,
): number[] {
  const next = starts.slice();
  const picked: number[] = [];
  let missing = to - from;
  for (let document = first; document <= last && missing > 0; document += 1) {
    const rank = ranks[document] ?? 0;
    if (rank === 0) continue;
    const place = rank * 2 + (isObsolete[document] ?? 0);
    const at = next[place] ?? 0;
    if (at >= to) continue;
    next[place] = at + 1;
    if (at < from) continue;
    picked[at - from] = document;
    missing -= 1;
  }
  return picked;
}
