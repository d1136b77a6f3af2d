import type { Measurement } from '@millrace/contract';
import { and, count, eq, or, sql } from 'drizzle-orm';
import type { Database, Queries } from '../database.ts';
import { onlyRow } from '../only-row.ts';
import { measurement } from '../schema/index.ts';

type Row = typeof measurement.$inferInsert;

/** So many different rows a day, over all nodes: far more than a large site has pages, and some 200 MB in thirteen months. */
const MEASURED_ROWS_A_DAY = 2000;
/** Counts whatever has no row of its own any more. */
const beyond = { path: 'other', name: 'other', category: '', action: '', label: '' };

/** Adds measurements to the counts of a day (YYYY-MM-DD). Beyond `rowsMax` different rows of a day they are counted as one, `other`. */
export async function recordMeasurements(
  { queries }: Database,
  day: string,
  measurements: readonly Measurement[],
  rowsMax = MEASURED_ROWS_A_DAY,
): Promise<void> {
  if (measurements.length === 0) return;
  const rows = counted(day, measurements);
  const known = await keysOf(queries, day, rows);
  const fresh = rows.filter((row) => !known.has(keyOf(row)));
  if (fresh.length === 0) return add(queries, rows);
  await queries.transaction(async (tx) => {
    // New rows are added by one at a time, or several would each see the same room.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('new measurements'))`);
    const room = Math.max(0, rowsMax - 1 - (await rowsOf(tx, day, rowsMax)));
    const left = new Set(fresh.slice(room).map(keyOf));
    await add(tx, merged(rows.map((row) => (left.has(keyOf(row)) ? { ...row, ...beyond } : row))));
  });
}

async function add(queries: Queries, rows: readonly Row[]): Promise<void> {
  const { day, path, name, category, action, label, count: counts, value } = measurement;
  await queries
    .insert(measurement)
    .values([...rows])
    .onConflictDoUpdate({
      target: [day, path, name, category, action, label],
      set: { count: sql`${counts} + excluded.count`, value: sql`${value} + excluded.value` },
    });
}

/** The keys of those rows that the day has. */
async function keysOf(queries: Queries, day: string, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  const { path, name, category, action, label } = measurement;
  const same = rows.map((row) =>
    and(
      eq(path, row.path),
      eq(name, row.name),
      eq(category, row.category),
      eq(action, row.action),
      eq(label, row.label),
    ),
  );
  const found = await queries
    .select({ path, name, category, action, label })
    .from(measurement)
    .where(and(eq(measurement.day, day), or(...same)));
  return new Set(found.map(keyOf));
}

/** How many rows a day has; counts no further than `most`. */
async function rowsOf(queries: Queries, day: string, most: number): Promise<number> {
  const some = queries.select({ day: measurement.day }).from(measurement).where(eq(measurement.day, day)).limit(most);
  return onlyRow(await queries.select({ rows: count() }).from(some.as('some'))).rows;
}

const counted = (day: string, measurements: readonly Measurement[]): Row[] =>
  merged(
    measurements.map(({ path, name, category = '', action = '', label = '', value = 0 }) => ({
      day,
      path,
      name,
      category,
      action,
      label,
      count: 1,
      value,
    })),
  );

type Key = Pick<Row, 'path' | 'name' | 'category' | 'action' | 'label'>;
const keyOf = ({ path, name, category, action, label }: Key): string =>
  JSON.stringify([path, name, category, action, label]);

/**
 * One row for equal keys, as one statement may touch a row only once; in order of key, so that two statements never wait for each other.
 */
function merged(rows: readonly Row[]): Row[] {
  const byKey = new Map<string, Row>();
  for (const row of rows) {
    const known = byKey.get(keyOf(row));
    const sum =
      known === undefined ? row : { ...known, count: known.count + row.count, value: known.value + row.value };
    byKey.set(keyOf(row), sum);
  }
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
