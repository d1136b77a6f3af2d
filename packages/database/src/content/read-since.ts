import { and, asc, gt, gte, lte, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { contentChange, contentRevision } from '../schema/index.ts';
import { type HistoryChange, readRevisionChanges } from './read-history.ts';

/** The rows that were published since a revision. */
export interface ReadSince {
  revision: number;
  publishedAt: Date;
  /** The rows that were changed, the older revision first. */
  rows: readonly Pick<HistoryChange, 'kind' | 'rowId' | 'after'>[];
}

/**
 * Reads what changed since a revision, of one moment; null: the history does not say, as it is over or another database was put in place,
 * or more rows changed than `limit`.
 */
export const readSince = (
  { queries }: Pick<Database, 'queries'>,
  since: { revision: number; publishedAt: Date },
  limit: number,
): Promise<ReadSince | null> =>
  queries.transaction(
    async (tx) => {
      const { revision } = contentRevision;
      const [base, ...later] = await tx
        .select()
        .from(contentRevision)
        .where(gte(revision, since.revision))
        .orderBy(asc(revision));
      const last = later.at(-1);
      if (base?.revision !== since.revision || base.publishedAt.getTime() !== since.publishedAt.getTime()) return null;
      if (last === undefined || last.revision - base.revision !== later.length) return null;
      const said = later.reduce((sum, { changeCount }) => sum + changeCount, 0);
      if (said > limit) return null;
      const between = and(gt(contentChange.revision, base.revision), lte(contentChange.revision, last.revision));
      const [kept] = await tx
        .select({ rows: sql<number>`count(*)`.mapWith(Number) })
        .from(contentChange)
        .where(between);
      if (kept?.rows !== said) return null;
      const rows: HistoryChange[] = [];
      for (const one of later) rows.push(...(await readRevisionChanges(tx, one.revision)));
      return { revision: last.revision, publishedAt: last.publishedAt, rows };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
