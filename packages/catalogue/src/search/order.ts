import type { Matches } from './rank.ts';

/** Documents best first; at equal rank what is still made before what is obsolete, else as in the catalogue. */
export interface Order {
  readonly total: number;
  readonly pick: (from: number, to: number) => readonly number[];
}

/** Twice the ranks there can be. */
const PLACES = 512;

/** There are few ranks, so documents are counted by rank, and only those asked for are put in order. */
export function orderOf({ ranks, some }: Matches, isObsolete: readonly boolean[]): Order {
  if (!some) return { total: 0, pick: () => [] };
  const starts = new Int32Array(PLACES + 1);
  const placeOf = (document: number): number => (ranks[document] ?? 0) * 2 + (isObsolete[document] === true ? 1 : 0);
  for (let document = 0; document < ranks.length; document += 1)
    if (ranks[document] !== 0) starts[placeOf(document) + 1] = (starts[placeOf(document) + 1] ?? 0) + 1;
  for (let place = 0; place < PLACES; place += 1) starts[place + 1] = (starts[place + 1] ?? 0) + (starts[place] ?? 0);
  const pick = (from: number, to: number): number[] => {
    const next = starts.slice();
    const picked: number[] = [];
    for (let document = 0; document < ranks.length; document += 1) {
      if (ranks[document] === 0) continue;
      const place = placeOf(document);
      const at = next[place] ?? 0;
      next[place] = at + 1;
      if (at >= from && at < to) picked[at - from] = document;
    }
    return picked;
  };
  return { total: starts[PLACES] ?? 0, pick };
}
