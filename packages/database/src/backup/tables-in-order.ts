import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../schema/index.ts';

/** Every table, each after those its rows refer to. */
export function tablesInOrder(): PgTable[] {
  const ordered = new Set<PgTable>();
  const place = (table: PgTable, above: readonly PgTable[]): void => {
    if (ordered.has(table) || above.includes(table)) return;
    for (const { reference } of getTableConfig(table).foreignKeys) place(reference().foreignTable, [...above, table]);
    ordered.add(table);
  };
  for (const entry of Object.values(schema)) if (is(entry, PgTable)) place(entry, []);
  return [...ordered];
}

/** Secrets are in no backup: after a restore, people sign in again and ask for new links. */
const leftOut: readonly PgTable[] = [
  schema.session,
  schema.accountLink,
  schema.attempt,
  schema.invitation,
  schema.scriptToken,
];

export const isBackedUp = (table: PgTable): boolean => !leftOut.includes(table);
