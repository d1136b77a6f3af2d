import { and, asc, desc, gte, inArray, like, ne, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { measurement } from '../schema/index.ts';

interface Wanted {
  /** Names of events, such as `page_view`. */
  names: readonly string[];
  /** Summed by this column. */
  by: 'path' | 'label';
  /** Only paths that begin so; '' for all. Nothing in it is a pattern. */
  pathStart?: string;
  /** YYYY-MM-DD. */
  since: string;
  limit: number;
}

/** All that visitors who agreed did most often since a day, the most frequent first. */
export async function sumMeasurements(
  queries: Queries,
  { names, by, pathStart = '', since, limit }: Wanted,
): Promise<{ what: string; times: number }[]> {
  const what = by === 'path' ? measurement.path : measurement.label;
  const times = sql<number>`sum(${measurement.count})`.mapWith(Number);
  return queries
    .select({ what, times })
    .from(measurement)
    .where(
      and(
        inArray(measurement.name, [...names]),
        gte(measurement.day, since),
        ne(what, ''),
        ne(what, 'other'),
        pathStart === '' ? undefined : like(measurement.path, `${pathStart.replaceAll(/[\\%_]/g, '\\$&')}%`),
      ),
    )
    .groupBy(what)
    .orderBy(desc(times), asc(what))
    .limit(limit);
}
