import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { latestRevision, REVISION_CHANNEL } from '../content/revision.ts';
import type { Database, Queries } from '../database.ts';
import { ROWS_AT_ONCE } from '../read-by-key.ts';
import { refusedRows } from '../refused-rows.ts';
import { BACKUP, type BackupEnd, type BackupHead, END, splitLine } from './backup-line.ts';
import { newestMigration } from './newest-migration.ts';
import { tablesInOrder } from './tables-in-order.ts';

/** The backup does not fit the database, or is not whole. Nothing was written. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
  readonly code = 'backup-refused';
}

/** Fills an empty database from a backup, all or nothing, and announces its revision. Returns how many rows. */
export const restoreDatabase = ({ queries }: Database, lines: AsyncIterable<string>): Promise<number> =>
  queries.transaction(async (tx) => {
    const tables = new Map(tablesInOrder().map((table) => [getTableName(table), table]));
    for (const table of tables.values()) await refuseRows(tx, table);
    const restored = await insertLines(tx, tables, lines);
    const latest = await latestRevision(tx);
    if (latest !== undefined) await tx.execute(sql`select pg_notify(${REVISION_CHANNEL}, ${String(latest.revision)})`);
    return restored;
  });

async function insertLines(tx: Queries, tables: ReadonlyMap<string, PgTable>, lines: AsyncIterable<string>) {
  let count = 0;
  let expected: number | undefined;
  const waiting: { name: string; rows: string[] } = { name: BACKUP, rows: [] };
  const insertWaiting = async () => {
    const table = tables.get(waiting.name);
    if (table === undefined)
      throw new BackupRefused(`The backup has rows of ${waiting.name}, a table that is not known here.`);
    await insertRows(tx, table, waiting.rows);
    count += waiting.rows.length;
    waiting.rows = [];
  };
  let isFirst = true;
  for await (const line of lines) {
    const { name, json } = splitLine(line);
    if (isFirst) await refuseOtherTables(tx, name, json);
    else if (name === END) expected = rowsSaid(json);
    else {
      if (waiting.rows.length > 0 && (waiting.name !== name || waiting.rows.length >= ROWS_AT_ONCE))
        await insertWaiting();
      waiting.name = name;
      waiting.rows.push(json);
    }
    isFirst = false;
  }
  if (waiting.rows.length > 0) await insertWaiting();
  if (expected !== count) throw new BackupRefused(`The backup is not whole: it ends after ${count} rows.`);
  return count;
}

/** Throws `BackupRefused` for rows that cannot be read, or that do not fit those before. */
async function insertRows(tx: Queries, table: PgTable, rows: readonly string[]): Promise<void> {
  const json = `[${rows.join(',')}]`;
  try {
    await tx.execute(sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${json})`);
  } catch (error) {
    const refused = refusedRows(error);
    if (refused === undefined) throw error;
    const words = `The backup is damaged: its rows of ${getTableName(table)} are refused: ${refused.words}`;
    throw new BackupRefused(words, { cause: refused.cause });
  }
}

async function refuseRows(tx: Queries, table: PgTable): Promise<void> {
  const found = await tx.select({ one: sql`1` }).from(table).limit(1);
  if (found.length > 0) throw new BackupRefused(`A backup fills an empty database; ${getTableName(table)} has rows.`);
}

async function refuseOtherTables(tx: Queries, name: string, json: string): Promise<void> {
  if (name !== BACKUP) throw new BackupRefused('This is not a backup of Millrace.');
  const head: Partial<BackupHead> = parsed(name, json);
  if (head.version !== 1 || head.migration !== (await newestMigration(tx)))
    throw new BackupRefused(
      'The backup is of another version of Millrace: restore it with that version, then start this one.',
    );
}

function rowsSaid(json: string): number | undefined {
  const end: Partial<BackupEnd> = parsed(END, json);
  return end.rows;
}

function parsed<Line extends object>(name: string, json: string): Partial<Line> {
  try {
    const read: Partial<Line> | null = JSON.parse(json);
    return read ?? {};
  } catch (cause) {
    throw new BackupRefused(`The backup is damaged: its line “${name}” cannot be read.`, { cause });
  }
}
