import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { jobApplication, registration } from '../schema/index.ts';

/** The data that forms send. */
export type SubmittedForm = 'application' | 'registration';
const tables = { application: jobApplication, registration };

/** A form's own key as it is kept: an outside key is never one of ours, however long. */
export const keptKey = (key: string | null): string | null =>
  key === null ? null : createHash('sha256').update(key).digest('base64url');

/** Whether a submit with this key is on record already: it was sent again after its answer was lost. */
export async function isSubmitted(queries: Queries, form: SubmittedForm, key: string | null): Promise<boolean> {
  const kept = keptKey(key);
  if (kept === null) return false;
  const table = tables[form];
  const found = await queries.select({ id: table.id }).from(table).where(eq(table.submissionKey, kept));
  return found.length > 0;
}
