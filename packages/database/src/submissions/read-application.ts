import { eq, getTableColumns } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { jobApplication } from '../schema/index.ts';

const { submissionKey: _, submissionHash: __, ...columns } = getTableColumns(jobApplication);

/** An application as it is on record. */
export type KeptApplication = Omit<typeof jobApplication.$inferSelect, 'submissionKey' | 'submissionHash'>;

/** undefined: there is none, or none any more. */
export async function readApplication(queries: Queries, id: string): Promise<KeptApplication | undefined> {
  const [found] = await queries.select(columns).from(jobApplication).where(eq(jobApplication.id, id));
  return found;
}
