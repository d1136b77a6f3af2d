import { desc, eq } from 'drizzle-orm';
import type { Database, Queries } from '../database.ts';
import { contentRevision } from '../schema/index.ts';

/** Where a new revision is announced; the payload is its number. */
export const REVISION_CHANNEL = 'content_revision';

export interface PublishedRevision {
  revision: number;
  publishedAt: Date;
  /** Who or what published, such as 'demo'. */
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

/** What published the content in force, such as 'demo'; null while nothing was ever published. */
export const contentSource = async ({ queries }: Database): Promise<string | null> =>
  (await latestRevision(queries))?.source ?? null;

/** Whether content of this source was ever published: what it names may still be shown. */
export async function wasPublishedBy({ queries }: Database, source: string): Promise<boolean> {
  const found = await queries.select().from(contentRevision).where(eq(contentRevision.source, source)).limit(1);
  return found.length > 0;
}
