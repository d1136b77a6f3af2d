import { randomUUID } from 'node:crypto';
import { asc, count, eq, getTableName, inArray, lte, min, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { tablesInOrder } from '../backup/tables-in-order.ts';
import type { Queries } from '../database.ts';
import { auditEntry, quarantinedRow, upload } from '../schema/index.ts';

const { id, origin, row, quarantinedAt } = quarantinedRow;
/** The origin of a file that belonged to no record. */
const FILE = 'file';
const AT_ONCE = 1000;

/** Moves rows into the quarantine, whole. Returns how many. */
export async function quarantineRows(tx: Queries, table: PgTable, wanted: SQL | undefined, at: Date): Promise<number> {
  const gone = await tx
    .delete(table)
    .where(wanted)
    // As PostgreSQL writes it, so that no value passes through JavaScript.
    .returning({ json: sql<string>`to_jsonb(${table}.*)::text` });
  const rows = gone.map(({ json }) => ({
    id: randomUUID(),
    origin: getTableName(table),
    row: sql`${json}::jsonb`,
    quarantinedAt: at,
  }));
  if (rows.length > 0) await tx.insert(quarantinedRow).values(rows);
  return rows.length;
}

/** Notes files that belong to no record. They stay where they are until their time in the quarantine is over. */
export async function quarantineFiles(queries: Queries, keys: readonly string[], at: Date): Promise<void> {
  for (let start = 0; start < keys.length; start += AT_ONCE) {
    const some = keys.slice(start, start + AT_ONCE);
    await queries
      .insert(quarantinedRow)
      .values(some.map((key) => ({ id: randomUUID(), origin: FILE, row: { key }, quarantinedAt: at })));
  }
}

/** A row of the quarantine whose time is over. */
export interface QuarantineEnd {
  id: string;
  /** The key of the file that goes with it. */
  file: string | null;
}

/** A file is a row of its own, or that of an application or an upload. */
const fileOf = sql<
  string | null
>`coalesce(${row} ->> 'resume_key', case when ${origin} in (${FILE}, ${getTableName(upload)}) then ${row} ->> 'key' end)`;

/** The rows that came into the quarantine up to a moment, the oldest first. */
export const endsOfQuarantine = (queries: Queries, until: Date, limit: number): Promise<QuarantineEnd[]> =>
  queries
    .select({ id, file: fileOf })
    .from(quarantinedRow)
    .where(lte(quarantinedAt, until))
    .orderBy(asc(quarantinedAt))
    .limit(limit);

/** Deletes rows of the quarantine for good. */
export async function deleteQuarantined(queries: Queries, ids: readonly string[]): Promise<void> {
  await queries.delete(quarantinedRow).where(inArray(id, [...ids]));
}

/** Deletes the quarantined ones among these records for good. */
export async function deleteQuarantinedRecords(tx: Queries, recordIds: readonly string[]): Promise<void> {
  await tx.delete(quarantinedRow).where(inArray(sql`${row} ->> 'id'`, [...recordIds]));
}

/** Takes the network addresses out of quarantined audit entries by an account, or by nobody on it. */
export async function hideQuarantinedAddresses(tx: Queries, userId: string): Promise<void> {
  const byThem = sql`${row} ->> 'actor' = ${userId} or (${row} ->> 'subject' = ${userId} and ${row} ->> 'actor' is null)`;
  await tx
    .update(quarantinedRow)
    .set({ row: sql`${row} || '{"address": null}'` })
    .where(sql`${eq(origin, getTableName(auditEntry))} and (${byThem})`);
}

/** The keys of files that the quarantine holds. */
export async function filesInQuarantine(queries: Queries): Promise<Set<string>> {
  const found = await queries.select({ file: fileOf }).from(quarantinedRow).where(sql`${fileOf} is not null`);
  return new Set(found.flatMap(({ file }) => (file === null ? [] : [file])));
}

const rowsOf = (table: PgTable): SQL =>
  sql`select (jsonb_populate_record(null::${table}, ${row})).* from ${quarantinedRow} where ${origin} = ${getTableName(table)}`;

/** Selects from the quarantined rows of a table as if from the table. */
export const selectQuarantined = (queries: Queries, table: PgTable): Pick<Queries, 'select'> =>
  queries.with(queries.$with(getTableName(table), {}).as(rowsOf(table)));

export interface QuarantineLine {
  origin: string;
  rows: number;
  /** When the first of them came. */
  from: Date | null;
}

/** Counts the quarantine by the tables its rows were in. */
export const listQuarantine = (queries: Queries): Promise<QuarantineLine[]> =>
  queries
    .select({ origin, rows: count(), from: min(quarantinedAt) })
    .from(quarantinedRow)
    .groupBy(origin)
    .orderBy(asc(origin));

/** Puts every row back into its table, and forgets the files that were noted. Returns how many of each origin came back. */
export const restoreQuarantine = (queries: Queries): Promise<Record<string, number>> =>
  queries.transaction(async (tx) => {
    const restored: Record<string, number> = {};
    for (const table of tablesInOrder()) {
      const name = getTableName(table);
      const ofTable = eq(origin, name);
      const [rows] = await tx.select({ rows: count() }).from(quarantinedRow).where(ofTable);
      if (rows === undefined || rows.rows === 0) continue;
      await tx.execute(sql`insert into ${table} ${rowsOf(table)} on conflict do nothing`);
      await tx.delete(quarantinedRow).where(ofTable);
      restored[name] = rows.rows;
    }
    const files = await tx.delete(quarantinedRow).where(eq(origin, FILE)).returning({ id });
    return files.length === 0 ? restored : { ...restored, [FILE]: files.length };
  });
