import type { AnalyticsEvent } from '@millrace/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { analyticsEvent } from '../schema/index.ts';

type Row = typeof analyticsEvent.$inferInsert;

/** Adds events to the counts of a day (YYYY-MM-DD). */
export async function recordEvents(
  { queries }: Database,
  day: string,
  events: readonly AnalyticsEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const { day: ofDay, path, name, category, action, label, count, value } = analyticsEvent;
  await queries
    .insert(analyticsEvent)
    .values(counted(day, events))
    .onConflictDoUpdate({
      target: [ofDay, path, name, category, action, label],
      set: { count: sql`${count} + excluded.count`, value: sql`${value} + excluded.value` },
    });
}

/** One row for equal events, as one statement may touch a row only once; in order of key, so that two statements never wait for each other. */
function counted(day: string, events: readonly AnalyticsEvent[]): Row[] {
  const rows = new Map<string, Row>();
  for (const { path, name, category = '', action = '', label = '', value = 0 } of events) {
    const key = JSON.stringify([path, name, category, action, label]);
    const known = rows.get(key) ?? { day, path, name, category, action, label, count: 0, value: 0 };
    rows.set(key, { ...known, count: known.count + 1, value: known.value + value });
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
