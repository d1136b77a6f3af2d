import { WORST_RANK } from './rank.ts';

/** The documents that match, and how well. */
export interface Matches {
  /** By document; 0 when it does not match. */
  readonly ranks: Uint8Array;
  /** First and last document that may match: the loops run over these only. */
  first: number;
  last: number;
}

export const NOTHING: Readonly<Matches> = { ranks: new Uint8Array(0), first: 0, last: -1 };

export const noMatches = (documents: number): Matches => ({
  ranks: new Uint8Array(documents),
  first: documents,
  last: -1,
});

export const isEmpty = ({ last }: Readonly<Matches>): boolean => last < 0;

/** Documents must match in both; ranks add up. */
function both(a: Readonly<Matches>, b: Readonly<Matches>): Readonly<Matches> {
  const from = Math.max(a.first, b.first);
  const to = Math.min(a.last, b.last);
  if (from > to) return NOTHING;
  const ranks = new Uint8Array(a.ranks.length);
  let first = ranks.length;
  let last = -1;
  for (let document = from; document <= to; document += 1) {
    const one = a.ranks[document] ?? 0;
    const other = b.ranks[document] ?? 0;
    if (one === 0 || other === 0) continue;
    ranks[document] = Math.min(WORST_RANK, one + other);
    if (last < 0) first = document;
    last = document;
  }
  return last < 0 ? NOTHING : { ranks, first, last };
}

/** Documents may match in either; the better rank counts. */
export function either(a: Readonly<Matches>, b: Readonly<Matches>): Readonly<Matches> {
  if (isEmpty(a)) return b;
  if (isEmpty(b)) return a;
  const ranks = a.ranks.slice();
  for (let document = b.first; document <= b.last; document += 1) {
    const rank = b.ranks[document] ?? 0;
    const known = ranks[document] ?? 0;
    if (rank !== 0 && (known === 0 || rank < known)) ranks[document] = rank;
  }
  return { ranks, first: Math.min(a.first, b.first), last: Math.max(a.last, b.last) };
}

/** The same documents, each so much further back. */
export function behind(matches: Readonly<Matches>, malus: number): Readonly<Matches> {
  const met = { ...matches, ranks: matches.ranks.slice() };
  for (let document = met.first; document <= met.last; document += 1) {
    const rank = met.ranks[document] ?? 0;
    if (rank !== 0) met.ranks[document] = Math.min(WORST_RANK, rank + malus);
  }
  return met;
}

/** Documents that match all of these; later sets are searched only while any remain. */
export function all<Asked>(asked: readonly Asked[], look: (one: Asked) => Readonly<Matches>): Readonly<Matches> {
  let met: Readonly<Matches> | null = null;
  for (const one of asked) {
    met = met === null ? look(one) : both(met, look(one));
    if (isEmpty(met)) return NOTHING;
  }
  return met ?? NOTHING;
}
