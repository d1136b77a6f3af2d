import { and, asc, eq, gte, ilike, lt, max, min, or, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { contentChange } from '../schema/index.ts';
import { columns, type HistoryChange } from './read-history.ts';

/** Ids of rows that one query looks through: reading the text of many rows holds the event loop of an embedded database. */
const IDS_AT_ONCE = 2000;
/** Rows of one such query that are returned. */
const FOUND_MOST = 100;

/**
 * The rows that a revision changed and that have each of these words in some text or number, before or after; a few hundred at most.
 * Whoever asks tells whether the word is in what changed.
 */
export async function* findChangedRows(
  queries: Queries,
  revision: number,
  words: readonly string[],
): AsyncIterable<HistoryChange> {
  const { before, after, rowId, kind } = contentChange;
  const ofRevision = eq(contentChange.revision, revision);
  const [ids] = await queries
    .select({ first: min(rowId), last: max(rowId) })
    .from(contentChange)
    .where(ofRevision);
  if (ids?.first == null || ids.last == null) return;
  const has = words.map((word) => {
    const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
    return or(ilike(sql`${before}::text`, pattern), ilike(sql`${after}::text`, pattern));
  });
  for (let from = ids.first; from <= ids.last; from += IDS_AT_ONCE)
    yield* await queries
      .select(columns)
      .from(contentChange)
      .where(and(ofRevision, gte(rowId, from), lt(rowId, from + IDS_AT_ONCE), ...has))
      .orderBy(asc(kind), asc(rowId))
      .limit(FOUND_MOST);
}
