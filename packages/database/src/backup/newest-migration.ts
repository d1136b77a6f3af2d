import { sql } from 'drizzle-orm';
import { pgSchema, text } from 'drizzle-orm/pg-core';
import type { Queries } from '../database.ts';

/** Drizzle's own record of the migrations it applied. */
const applied = pgSchema('drizzle').table('__drizzle_migrations', {
  hash: text('hash'),
  createdAt: text('created_at'),
});

export async function newestMigration(queries: Queries): Promise<string> {
  const newest = queries.select({ hash: applied.hash }).from(applied).orderBy(sql`${applied.createdAt} desc`).limit(1);
  return (await newest)[0]?.hash ?? '';
}
