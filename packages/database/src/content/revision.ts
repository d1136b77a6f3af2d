import { desc, eq } from 'drizzle-orm';
import type { Database, Queries } from '../database.ts';
import { contentRevision } from '../schema/index.ts';

/** The channel that announces a new revision; the payload is its number. */
export const REVISION_CHANNEL = 'content_revision';

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
