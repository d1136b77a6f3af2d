/** Places of rows, the last within. */
export interface Sight {
  from: number;
  to: number;
}

/** The rows that a list draws while it is scrolled. */
export interface Flight {
  /** The rows that are drawn. */
  drawn: Sight;
  /** The rows that would be in sight. */
  seen: Sight;
  /** Milliseconds; the last time at which all rows in sight were others. */
  jumpedAt: number;
  /** The scroll bar is being drawn: rows that pass by faster than they can be read are not drawn. */
  isFlying: boolean;
}

/** Jumps that follow each other faster than this are a flight, which rests after as long. */
export const RESTS_MS = 120;

export const atRest = (seen: Sight): Flight => ({
  drawn: seen,
  seen,
  jumpedAt: Number.NEGATIVE_INFINITY,
  isFlying: false,
});

/** The flight once other rows are in sight. One jump alone is drawn at once. */
export function flown(flight: Flight, seen: Sight, now: number): Flight {
  if (seen.from === flight.seen.from && seen.to === flight.seen.to) return flight;
  const isJump = seen.from > flight.drawn.to || seen.to < flight.drawn.from;
  if (!isJump) return { ...flight, drawn: seen, seen, isFlying: false };
  const isFlying = now - flight.jumpedAt < RESTS_MS;
  return { drawn: isFlying ? flight.drawn : seen, seen, jumpedAt: now, isFlying };
}
