import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../database.ts';
import { onlyRow } from '../only-row.ts';
import * as schema from '../schema/index.ts';
import { refusalOf } from './content-refused.ts';
import { type RowDifference, recordHistory } from './record-history.ts';
import { latestRevision, REVISION_CHANNEL } from './revision.ts';

export interface Publication {
  /** The publisher, such as 'demo'. */
  source: string;
  /** The revision the content was made from: if another is in force by now, `RevisionMoved` is thrown. */
  expectedRevision?: number;
  /** The user who publishes, the draft, and a note for the history. */
  by?: string | null;
  draftId?: string;
  note?: string;
  /** The revision that the draft takes back. */
  takesBack?: number | null;
  isScheduled?: boolean;
  /** Stored in the same transaction, such as the record of the person. */
  alongside?: (tx: Queries, revision: number, publishedAt: Date) => Promise<void>;
}

/** The published content, with the time by the database's clock. */
export interface Published {
  revision: number;
  publishedAt: Date;
}

/** Somebody else published since the content was read. */
export class RevisionMoved extends Error {
  override name = 'RevisionMoved';
  readonly code = 'revision-moved';
  readonly current: number;
  constructor(expected: number, current: number) {
    super(`Revision ${current} is in force; the content was made from revision ${expected}.`);
    this.current = current;
  }
}

/**
 * Writes content in one transaction, one publication after the other, with the rows that `write` says it changed as its history, and
 * announces the new revision.
 */
export async function publishing(
  { queries }: Database,
  {
    source,
    expectedRevision,
    by = null,
    draftId,
    note = '',
    takesBack = null,
    isScheduled = false,
    alongside,
  }: Publication,
  write: (tx: Queries, current: number) => Promise<readonly RowDifference[]>,
): Promise<Published> {
  try {
    return await queries.transaction(async (tx) => {
      await tx.execute(sql`lock table ${schema.contentRevision} in exclusive mode`);
      const current = (await latestRevision(tx))?.revision ?? 0;
      if (expectedRevision !== undefined && expectedRevision !== current)
        throw new RevisionMoved(expectedRevision, current);
      const changes = await write(tx, current);
      await tx.execute(sql`set constraints all immediate`);
      const revision = current + 1;
      const changeCount = await recordHistory(tx, revision, changes);
      const published = onlyRow(
        await tx
          .insert(schema.contentRevision)
          .values({ revision, source, madeBy: by, draftId: draftId ?? null, note, changeCount, takesBack, isScheduled })
          .returning(),
      );
      await alongside?.(tx, revision, published.publishedAt);
      await tx.execute(sql`select pg_notify(${REVISION_CHANNEL}, ${String(revision)})`);
      return { revision, publishedAt: published.publishedAt };
    });
  } catch (error) {
    throw refusalOf(error) ?? error;
  }
}
