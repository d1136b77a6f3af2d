import type { ApplicationStatus } from '@millrace/contract/office';
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
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
  status: ApplicationStatus;
}

const { id, receivedAt, resumeKey, resumeType, resumeBytes, status } = jobApplication;
const said = (name: string) => sql<string>`${jobApplication.data} ->> ${name}`;

export interface ApplicationFilter {
  status?: ApplicationStatus | undefined;
  /** In the name, the address or the position. */
  search?: string | undefined;
}

/** One page of the applications on record that a filter leaves, the newest first, and how many there are. `page` counts from 1. */
export async function listApplications(
  queries: Queries,
  { page, pageSize, ...filter }: { page: number; pageSize: number } & ApplicationFilter,
): Promise<{ lines: ApplicationLine[]; total: number }> {
  const wanted = isWanted(filter);
  const lines = await queries
    .select({
      id,
      receivedAt,
      resumeKey,
      resumeType,
      resumeBytes,
      status,
      email: said('email'),
      position: said('position'),
      employmentType: said('employmentType'),
      jobId: sql<number | null>`(${jobApplication.data} ->> 'jobId')::int`,
      first: said('first'),
      last: said('last'),
      filename: said('filename'),
    })
    .from(jobApplication)
    .where(wanted)
    .orderBy(desc(receivedAt), desc(id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { lines, total: await queries.$count(jobApplication, wanted) };
}

/** How many applications there are of each status; a status without one is left out. */
export async function countApplications(queries: Queries): Promise<Partial<Record<ApplicationStatus, number>>> {
  const rows = await queries.select({ status, records: count() }).from(jobApplication).groupBy(status);
  return Object.fromEntries(rows.map((row) => [row.status, row.records]));
}

function isWanted({ status: wanted, search = '' }: ApplicationFilter): SQL | undefined {
  const words = sql`concat_ws(' ', ${said('first')}, ${said('last')}, ${said('email')}, ${said('position')})`;
  return and(
    wanted === undefined ? undefined : eq(status, wanted),
    search === '' ? undefined : sql`strpos(lower(${words}), lower(${search})) > 0`,
  );
}
