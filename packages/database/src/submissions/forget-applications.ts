import { and, asc, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Database, Queries } from '../database.ts';
import { deleteMailsOf } from '../outbox/delete-mails-of.ts';
import { later, momentOf } from '../outbox/moment.ts';
import { jobApplication } from '../schema/index.ts';

export interface DeletedApplications {
  ids: string[];
  /** The keys of files to remove, now that no record names them. */
  resumeKeys: string[];
  mails: number;
}

/** Deletes applications on record, and the mails about them. */
export async function deleteApplications(tx: Queries, wanted: SQL | undefined): Promise<DeletedApplications> {
  const gone = await tx
    .delete(jobApplication)
    .where(wanted)
    .returning({ id: jobApplication.id, resumeKey: jobApplication.resumeKey });
  const ids = gone.map(({ id }) => id);
  const resumeKeys = gone.flatMap(({ resumeKey }) => (resumeKey === null ? [] : [resumeKey]));
  return { ids, resumeKeys, mails: await deleteMailsOf(tx, ids) };
}

/** Of the transactions that delete expired records: nodes do not run them at the same time. */
const LOCK = 1_919_247_732;
const SHORTEST_MONTH_MS = 28 * 24 * 60 * 60_000;

export interface Retention {
  /** Whole months of the calendar: what came on a 31st is over on the last day of a shorter month. */
  keepMonths: number;
  now: Date;
  /** Deleted in one transaction. */
  limit: number;
}

/** Deletes the oldest applications whose time is over, at most `limit`; null while another node does. */
export async function forgetOldApplications(
  { queries }: Pick<Database, 'queries'>,
  { keepMonths, now, limit }: Retention,
): Promise<DeletedApplications | null> {
  return queries.transaction(async (tx) => {
    const [lock] = await tx
      .select({ isMine: sql<boolean>`pg_try_advisory_xact_lock(${LOCK})` })
      .from(sql`(select) as one`);
    if (lock?.isMine !== true) return null;
    const { id, receivedAt } = jobApplication;
    const end = sql`(${receivedAt} at time zone 'UTC') + make_interval(months => ${keepMonths}::int)`;
    const over = tx
      .select({ id })
      .from(jobApplication)
      .where(
        and(
          // Months are counted row by row; the index narrows the rows first.
          lte(receivedAt, later(now, -keepMonths * SHORTEST_MONTH_MS)),
          sql`${end} <= ${momentOf(now)} at time zone 'UTC'`,
        ),
      )
      .orderBy(asc(receivedAt))
      .limit(limit);
    return deleteApplications(tx, inArray(id, over));
  });
}
