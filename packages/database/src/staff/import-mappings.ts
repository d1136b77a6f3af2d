import { asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { onlyRow } from '../only-row.ts';
import { importMapping } from '../schema/saved-views.ts';

export type ImportMappingRow = typeof importMapping.$inferSelect;

/** All mappings of sheets that staff keep, by name. */
export const listImportMappings = (queries: Queries): Promise<ImportMappingRow[]> =>
  queries.select().from(importMapping).orderBy(asc(importMapping.name));

export async function countImportMappings(queries: Queries): Promise<number> {
  return queries.$count(importMapping);
}

/** Stores a mapping, new or in place of the one of its name, which keeps its id. */
export async function putImportMapping(
  queries: Queries,
  row: Omit<ImportMappingRow, 'keptAt'>,
): Promise<ImportMappingRow> {
  const { mapping, keptBy } = row;
  return onlyRow(
    await queries
      .insert(importMapping)
      .values(row)
      .onConflictDoUpdate({ target: importMapping.name, set: { mapping, keptBy, keptAt: sql`now()` } })
      .returning(),
  );
}

export async function dropImportMapping(queries: Queries, id: string): Promise<void> {
  await queries.delete(importMapping).where(eq(importMapping.id, id));
}
