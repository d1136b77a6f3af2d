/** The fields we read of a trace; `ts` and `tdur`, the processor time, are microseconds. */
interface Event {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
}

/** The mobile preset's processor, this many times slower. */
const SLOWER = 4;
/** Milliseconds of a task that block nobody. */
const FREE_MS = 50;

/**
 * Returns the milliseconds of a page's blocking time in which its main thread was at work: its tasks after the first paint, by the
 * processor time they took. In the rest of the time that Lighthouse counts, the machine did something else.
 */
export function blockingAtWork({ traceEvents }: { traceEvents: readonly Event[] }): number {
  const painted = traceEvents.find(({ name }) => name === 'firstContentfulPaint');
  if (painted === undefined) return 0;
  const { pid, tid, ts } = painted;
  return traceEvents
    .filter((event) => event.pid === pid && event.tid === tid && event.ts >= ts && event.name.endsWith('RunTask'))
    .map(({ tdur = 0 }) => (tdur / 1000) * SLOWER - FREE_MS)
    .reduce((sum, blocking) => sum + Math.max(0, blocking), 0);
}
