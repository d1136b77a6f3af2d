import { count, inArray, lt, max, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { onlyRow } from '../only-row.ts';
import type { ExpiredCount } from '../retention/remove-expired.ts';
import { measurement } from '../schema/index.ts';

/** A year can be compared with the one before, with a month to do it. */
const MEASUREMENTS_KEPT_MONTHS = 13;
/** One short statement at a time: the embedded database holds the event loop. */
const AT_ONCE = 1000;
const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** Counts the rows of days that are over for longer than they are kept. */
export async function countOldMeasurements({ queries }: Pick<Database, 'queries'>, now: Date): Promise<ExpiredCount> {
  const all = await queries.select({ total: count(), newest: max(measurement.day) }).from(measurement);
  const { total, newest } = onlyRow(all);
  const due = await queries.$count(measurement, lt(measurement.day, firstDayKept(now)));
  return { due, total, newest: newest === null ? null : new Date(newest) };
}

/** Deletes the counts of days that are over for longer than they are kept. Returns how many rows. */
export async function forgetMeasurements({ queries }: Pick<Database, 'queries'>, now: Date): Promise<number> {
  const before = firstDayKept(now);
  const rowId = sql`${measurement}.ctid`;
  let gone = 0;
  for (;;) {
    const old = queries.select({ rowId }).from(measurement).where(lt(measurement.day, before)).limit(AT_ONCE);
    const rows = await queries.delete(measurement).where(inArray(rowId, old)).returning({ day: measurement.day });
    gone += rows.length;
    if (rows.length < AT_ONCE) return gone;
  }
}

/** The same day of that month, or its last where it is shorter: nothing goes early. */
function firstDayKept(now: Date): string {
  const day = new Date(now);
  const ofMonth = day.getUTCDate();
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() - MEASUREMENTS_KEPT_MONTHS);
  const lastOfMonth = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  day.setUTCDate(Math.min(ofMonth, lastOfMonth));
  return day.toISOString().slice(0, DAY_LENGTH);
}
