import { getTableColumns, getTableName, type InferInsertModel, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../database.ts';
import { inParts } from '../in-parts.ts';
import { ContentRefused } from './content-refused.ts';

/** Makes a table hold exactly these rows. Rows that stay the same are not written again. */
export async function replaceRows<Table extends PgTable>(
  tx: Queries,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  const records = rows.map(recordOf(table));
  const keys = keyColumns(table);
  refuseRepeats(table, keys, records);
  const key = keyList(keys);
  const keyRecords = JSON.stringify(
    records.map((record) => Object.fromEntries(keys.map((name) => [name, record[name]]))),
  );
  await tx.execute(
    sql`delete from ${table} where (${key}) not in (select ${key} from jsonb_populate_recordset(null::${table}, ${keyRecords}))`,
  );
  for await (const part of inParts(records)) await putRecords(tx, table, part);
}

/** Adds rows, each in place of one with the same key. Rows that stay the same are not written again. */
export async function putRows<Table extends PgTable>(
  tx: Queries,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  for await (const part of inParts(rows)) await putRecords(tx, table, part.map(recordOf(table)));
}

async function putRecords(tx: Queries, table: PgTable, records: readonly Record<string, unknown>[]): Promise<void> {
  const key = keyList(keyColumns(table));
  await tx.execute(sql`
    insert into ${table} as kept select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)})
    on conflict (${key}) do update set ${assignments(table)} where (kept.*) is distinct from (excluded.*)`);
}

const keyList = (keys: readonly string[]) => sql.join(keys.map(sql.identifier), sql`, `);

/** PostgreSQL sees a key twice only within one part of the rows. */
function refuseRepeats(table: PgTable, keys: readonly string[], records: readonly Record<string, unknown>[]): void {
  const seen = new Set<string>();
  for (const record of records) {
    const key = keys.map((name) => `${name} ${record[name]}`).join(', ');
    if (seen.has(key)) throw new ContentRefused(`${getTableName(table)}: ${key} is there twice.`);
    seen.add(key);
  }
}

/** A row under the names of its columns, as JSON for `jsonb_populate_recordset`. */
function recordOf(table: PgTable): (row: Record<string, unknown>) => Record<string, unknown> {
  const columns = Object.entries(getTableColumns(table));
  return (row) => Object.fromEntries(columns.map(([field, column]) => [column.name, row[field] ?? null]));
}

function assignments(table: PgTable) {
  const columns = Object.values(getTableColumns(table)).map(({ name }) => sql.identifier(name));
  return sql.join(
    columns.map((column) => sql`${column} = excluded.${column}`),
    sql`, `,
  );
}

/** Names of the columns of the primary key. */
export function keyColumns(table: PgTable): string[] {
  const { primaryKeys, columns } = getTableConfig(table);
  const columnsOfKey = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  return columnsOfKey.map(({ name }) => name);
}
