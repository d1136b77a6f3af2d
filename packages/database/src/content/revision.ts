import { desc, eq, sql } from 'drizzle-orm';
import type { Database, Queries } from '../database.ts';
import { contentRevision } from '../schema/index.ts';

/** The channel that announces a new revision by its number, and a publication that is being compiled. */
export const REVISION_CHANNEL = 'content_revision';

/** Lets every node know, once the transaction is stored, that a publication is about to be compiled; in words that begin with a letter. */
export async function announcePublishing(tx: Queries, announcement: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${REVISION_CHANNEL}, ${announcement})`);
}

/** Tells the two kinds of payload of the channel apart. */
export const revisionHeard =
  (onRevision: (revision: number) => void, onPublishing?: (announcement: string) => void) =>
  (payload: string): void => {
    if (/^\d+$/.test(payload)) onRevision(Number(payload));
    else onPublishing?.(payload);
  };

export interface PublishedRevision {
  revision: number;
  publishedAt: Date;
  /** The publisher, such as 'demo'. */
  source: string;
}

/** The content in force; undefined while nothing was ever published. */
export async function latestRevision(queries: Queries): Promise<PublishedRevision | undefined> {
  const [latest] = await queries.select().from(contentRevision).orderBy(desc(contentRevision.revision)).limit(1);
  return latest;
}

/** 0 while nothing was ever published. */
export const currentRevision = async ({ queries }: Database): Promise<number> =>
  (await latestRevision(queries))?.revision ?? 0;

/** The source of the published content, such as 'demo'; null while nothing was ever published. */
export const contentSource = async ({ queries }: Database): Promise<string | null> =>
  (await latestRevision(queries))?.source ?? null;

/** Whether content of this source was ever published: its files may still be shown. */
export async function wasPublishedBy({ queries }: Database, source: string): Promise<boolean> {
  const found = await queries.select().from(contentRevision).where(eq(contentRevision.source, source)).limit(1);
  return found.length > 0;
}
