import type { Measurement } from '@millrace/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { measurement } from '../schema/index.ts';

type Row = typeof measurement.$inferInsert;

/** Adds measurements to the counts of a day (YYYY-MM-DD). */
export async function recordMeasurements(
  { queries }: Database,
  day: string,
  measurements: readonly Measurement[],
): Promise<void> {
  if (measurements.length === 0) return;
  const { day: ofDay, path, name, category, action, label, count, value } = measurement;
  await queries
    .insert(measurement)
    .values(counted(day, measurements))
    .onConflictDoUpdate({
      target: [ofDay, path, name, category, action, label],
      set: { count: sql`${count} + excluded.count`, value: sql`${value} + excluded.value` },
    });
}

/** One row for equal measurements, as one statement may touch a row only once; in order of key, so that two statements never wait for each other. */
function counted(day: string, measurements: readonly Measurement[]): Row[] {
  const rows = new Map<string, Row>();
  for (const { path, name, category = '', action = '', label = '', value = 0 } of measurements) {
    const key = JSON.stringify([path, name, category, action, label]);
    const known = rows.get(key) ?? { day, path, name, category, action, label, count: 0, value: 0 };
    rows.set(key, { ...known, count: known.count + 1, value: known.value + value });
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
