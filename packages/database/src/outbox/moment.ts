import { type SQL, sql } from 'drizzle-orm';

/** The database's clock, the same for every process that shares it, unless a test gives its own. */
export const momentOf = (now: Date | undefined): SQL<Date> =>
  now === undefined ? sql<Date>`now()` : sql<Date>`${now.toISOString()}::timestamptz`;

/** So many milliseconds after a moment, which may be negative. */
export const later = (now: Date | undefined, ms: number): SQL<Date> =>
  sql<Date>`${momentOf(now)} + make_interval(secs => ${ms / 1000}::float8)`;
