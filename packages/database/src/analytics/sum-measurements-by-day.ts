import { and, gte, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { measurement } from '../schema/index.ts';

interface Wanted {
  /** Names of events, such as `page_view`. */
  names: readonly string[];
  by: 'path' | 'label';
  /** The paths or labels to be read. */
  whats: readonly string[];
  /** YYYY-MM-DD. */
  since: string;
}

/** All that visitors who agreed did on each day since a day, by path or label. A day without any is left out. */
export async function sumMeasurementsByDay(
  queries: Queries,
  { names, by, whats, since }: Wanted,
): Promise<{ what: string; day: string; times: number }[]> {
  if (whats.length === 0) return [];
  const what = by === 'path' ? measurement.path : measurement.label;
  return queries
    .select({ what, day: measurement.day, times: sql<number>`sum(${measurement.count})`.mapWith(Number) })
    .from(measurement)
    .where(and(inArray(measurement.name, [...names]), gte(measurement.day, since), inArray(what, [...whats])))
    .groupBy(what, measurement.day);
}
