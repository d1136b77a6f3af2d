import { and, asc, gt, isNotNull } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { jobApplication } from '../schema/index.ts';

const PAGE = 1000;

/** The places of the files of applications on record: the application's id by the file's key. */
export async function resumesOnRecord(queries: Queries): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const { id, resumeKey } = jobApplication;
  let after: string | undefined;
  for (;;) {
    const rows = await queries
      .select({ id, resumeKey })
      .from(jobApplication)
      .where(and(isNotNull(resumeKey), after === undefined ? undefined : gt(id, after)))
      .orderBy(asc(id))
      .limit(PAGE);
    for (const row of rows) if (row.resumeKey !== null) found.set(row.resumeKey, row.id);
    after = rows.at(-1)?.id;
    if (rows.length < PAGE) return found;
  }
}
