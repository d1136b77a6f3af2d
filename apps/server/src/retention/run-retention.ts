import {
  type Database,
  type ExpiredCount,
  keepWaiting,
  lastRetentionRun,
  readWaiting,
  recordRetentionRun,
  type WaitingDeletion,
} from '@millrace/database';
import type { FastifyBaseLogger } from 'fastify';
import { type ClockFault, clockFault, type Due, deletionDoubt, isConfirmed } from './deletion-guard.ts';

/** A sort of rows or files that expire. */
export interface DeletionJob {
  what: string;
  isBrief?: boolean;
  count(now: Date): Promise<ExpiredCount>;
  /** Returns how many rows or files were removed. */
  remove(now: Date): Promise<number>;
}

export interface RetentionServices {
  database: Pick<Database, 'queries'>;
  /** Reads the settings that say how long what is kept. */
  jobs(): Promise<readonly DeletionJob[]>;
  /** Deletes for good what has been long enough in the quarantine. */
  emptyQuarantine(now: Date): Promise<void>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  clock(): Date;
  databaseClock(): Promise<Date>;
}

type Counted = Due & Pick<ExpiredCount, 'newest'> & { job: DeletionJob };

/** Removes everything whose time is over, unless the guard wants a person to confirm it first. Returns what waits. */
export async function runRetention(services: RetentionServices): Promise<WaitingDeletion[]> {
  const { database, jobs, log, clock } = services;
  const now = clock();
  const counted = await countAll(await jobs(), now);
  const fault = await faultOfClock(services, counted, now);
  const known = new Map((await readWaiting(database.queries)).map((one) => [one.what, one]));
  const waiting: WaitingDeletion[] = [];
  const removed: Record<string, number> = {};
  for (const one of counted.filter(({ due }) => due > 0)) {
    const { what, due, total, isBrief = false } = one;
    const before = known.get(what);
    const doubt = deletionDoubt(one, fault);
    if (doubt === null || isConfirmed(before, doubt, due, now)) removed[what] = await one.job.remove(now);
    else if (!isBrief) waiting.push({ what, due, total, doubt, since: before?.since ?? now, confirmedAt: null });
  }
  await keepWaiting(database.queries, waiting);
  for (const [what, count] of Object.entries(removed))
    if (count > 0) log.info({ what, removed: count }, 'the time of these was over');
  for (const { what, due, total, doubt } of waiting)
    log.warn({ what, due, total, doubt, fault }, 'a deletion waits for `npm run retention -- confirm`');
  if (isBelieved(fault, waiting, removed)) {
    await recordRetentionRun(database.queries, now, removed);
    await services.emptyQuarantine(now);
  }
  return waiting;
}

/**
 * A server that was merely off for long is believed as long as nothing depends on it. Otherwise a person has confirmed all that was due.
 */
function isBelieved(
  fault: ClockFault | null,
  waiting: readonly WaitingDeletion[],
  removed: Readonly<Record<string, number>>,
): boolean {
  if (fault === null) return true;
  return waiting.length === 0 && (fault === 'long-after-last' || Object.keys(removed).length > 0);
}

async function countAll(jobs: readonly DeletionJob[], now: Date): Promise<Counted[]> {
  const counted: Counted[] = [];
  for (const job of jobs)
    counted.push({ what: job.what, isBrief: job.isBrief ?? false, ...(await job.count(now)), job });
  return counted;
}

async function faultOfClock(
  { database, databaseClock }: RetentionServices,
  counted: readonly Counted[],
  now: Date,
): Promise<ClockFault | null> {
  const made = counted.flatMap(({ newest }) => (newest === null ? [] : [newest.getTime()]));
  const newest = made.length === 0 ? null : new Date(Math.max(...made));
  return clockFault({
    now,
    database: await databaseClock(),
    lastRun: await lastRetentionRun(database.queries),
    newest,
  });
}
