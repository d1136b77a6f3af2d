import type { PGlite } from '@electric-sql/pglite';

/**
 * Makes PostgreSQL write its statistics now, and set no alarm for them. Once the clock was put back by more than 24 days, it waits for an
 * alarm of the time before: longer than `setTimeout` can, which then calls it a thousand times a second.
 */
export async function settleAlarm(client: PGlite): Promise<void> {
  await client.query('select pg_stat_force_next_flush()');
}
