import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { jobApplication, registration } from '../schema/index.ts';

/** The data that forms send. */
export type SubmittedForm = 'application' | 'registration';
const tables = { application: jobApplication, registration };

/** One submit of a form, however often it is tried. */
export interface Submission {
  /** The same for every try; null: each try is a submit of its own. */
  key: string | null;
  /** Of all that was sent: the same for every try of one submit, another for any other. */
  hash: string;
}

/** A form's own key as it is kept: an outside key is never one of ours, however long. */
const keptKey = (key: string | null): string | null =>
  key === null ? null : createHash('sha256').update(key).digest('base64url');

/** Returns the columns of a record that tell its submit. */
export const keptSubmission = ({ key, hash }: Submission) => ({ submissionKey: keptKey(key), submissionHash: hash });

/** The hash of a body and its file. The body is as its schema parsed it, so that its fields are always in the same order. */
export function submissionHash(body: object, file: { name: string; bytes: Uint8Array } | null): string {
  const hash = createHash('sha256').update(JSON.stringify([body, file?.name ?? null]));
  // A file of no bytes is not the same as none: its name is in the text above.
  return hash.update(file?.bytes ?? '').digest('base64url');
}

/**
 * Whether a submit is on record already. 'same': it was sent again after its answer was lost. 'other': its key is that of something else,
 * so that to take it for the same would lose it.
 */
export async function submittedBefore(
  queries: Queries,
  form: SubmittedForm,
  { key, hash }: Submission,
): Promise<'new' | 'same' | 'other'> {
  const kept = keptKey(key);
  if (kept === null) return 'new';
  const table = tables[form];
  const [found] = await queries.select({ hash: table.submissionHash }).from(table).where(eq(table.submissionKey, kept));
  if (found === undefined) return 'new';
  return found.hash === null || found.hash === hash ? 'same' : 'other';
}
