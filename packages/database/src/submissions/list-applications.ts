import { count, desc, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { jobApplication } from '../schema/index.ts';

/** An application as a list shows it: without the rest of its data. */
export interface ApplicationLine {
  id: string;
  receivedAt: Date;
  email: string;
  position: string;
  employmentType: string;
  jobId: number | null;
  first: string;
  last: string;
  filename: string;
  resumeKey: string | null;
  resumeType: string | null;
  resumeBytes: number | null;
}

const { id, receivedAt, resumeKey, resumeType, resumeBytes } = jobApplication;
const said = (name: string) => sql<string>`${jobApplication.data} ->> ${name}`;

/** One page of the applications on record, the newest first, and how many there are. `page` counts from 1. */
export async function listApplications(
  queries: Queries,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ lines: ApplicationLine[]; total: number }> {
  const lines = await queries
    .select({
      id,
      receivedAt,
      resumeKey,
      resumeType,
      resumeBytes,
      email: said('email'),
      position: said('position'),
      employmentType: said('employmentType'),
      jobId: sql<number | null>`(${jobApplication.data} ->> 'jobId')::int`,
      first: said('first'),
      last: said('last'),
      filename: said('filename'),
    })
    .from(jobApplication)
    .orderBy(desc(receivedAt), desc(id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await queries.select({ total: count() }).from(jobApplication);
  return { lines, total: counted?.total ?? 0 };
}
