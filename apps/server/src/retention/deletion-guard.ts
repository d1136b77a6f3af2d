import type { DeletionDoubt } from '@millrace/database';

/** More rows than this and a larger share of all than that, in one run, wait for a person. */
export const MANY_ROWS = 20;
const MANY_SHARE = 0.1;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Clocks of two machines may be apart by this much. */
export const CLOCKS_APART_MS = HOUR_MS;
/** A server that was off for longer cannot tell its own clock from a wrong one. */
export const LONG_OFF_MS = 30 * DAY_MS;
const CONFIRMED_FOR_MS = DAY_MS;

/** A deletion before it is done. */
export interface Due {
  what: string;
  due: number;
  total: number;
  /** Rows live for hours, so nearly all are always due: only the clock is checked. */
  isBrief?: boolean;
}

export interface ClockWitnesses {
  /** The clock that is doubted. */
  now: Date;
  database: Date;
  /** null: there was none. */
  lastRun: Date | null;
  /** When the newest record was made; null: there is none. */
  newest: Date | null;
}

export type ClockFault = 'apart-from-database' | 'before-last-run' | 'before-newest' | 'long-after-last';

/** Returns why the clock cannot be believed; null: it can. Without a run, the newest record stands for it. */
export function clockFault({ now, database, lastRun, newest }: ClockWitnesses): ClockFault | null {
  const ahead = (other: Date): number => now.getTime() - other.getTime();
  const last = lastRun ?? newest;
  if (Math.abs(ahead(database)) > CLOCKS_APART_MS) return 'apart-from-database';
  if (lastRun !== null && ahead(lastRun) < -CLOCKS_APART_MS) return 'before-last-run';
  if (newest !== null && ahead(newest) < -CLOCKS_APART_MS) return 'before-newest';
  return last !== null && ahead(last) > LONG_OFF_MS ? 'long-after-last' : null;
}

/** Returns why a deletion needs a person's word; null: it does not. */
export function deletionDoubt({ due, total, isBrief = false }: Due, fault: ClockFault | null): DeletionDoubt | null {
  if (fault !== null) return 'clock';
  return !isBrief && due > MANY_ROWS && due > total * MANY_SHARE ? 'many' : null;
}

interface Waiting {
  due: number;
  doubt: DeletionDoubt;
  confirmedAt: Date | null;
}

/** Whether a person has confirmed this deletion: lately, for the same reason, and about as large as it was then. */
export function isConfirmed(waiting: Waiting | undefined, doubt: DeletionDoubt, due: number, now: Date): boolean {
  if (waiting === undefined || waiting.confirmedAt === null || waiting.doubt !== doubt) return false;
  const age = Math.abs(now.getTime() - waiting.confirmedAt.getTime());
  return age <= CONFIRMED_FOR_MS && due <= waiting.due + MANY_ROWS;
}
