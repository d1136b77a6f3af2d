import { sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';

export const FORM_CHANNEL = 'form_open';

/** Tells every node something about a form that somebody has open, in less than 8,000 bytes. Nothing is stored. */
export async function announceForm(queries: Queries, said: string): Promise<void> {
  await queries.execute(sql`select pg_notify(${FORM_CHANNEL}, ${said})`);
}
