import type { Application } from '@millrace/contract/endpoints';
import type { Queries } from '../database.ts';
import { jobApplication } from '../schema/index.ts';
import { keptSubmission, type Submission } from './submission-key.ts';

export interface SubmittedApplication {
  id: string;
  submission: Submission;
  data: Application;
  /** A file that is stored already, under `key`. */
  resume: { key: string; type: string; bytes: number } | null;
}

/**
 * Puts an application on record, in the transaction of its mails. Returns false when this submit is there already:
 * nothing is changed.
 */
export async function recordApplication(
  tx: Queries,
  { id, submission, data, resume }: SubmittedApplication,
): Promise<boolean> {
  const recorded = await tx
    .insert(jobApplication)
    .values({
      id,
      ...keptSubmission(submission),
      email: data.email.toLowerCase(),
      data,
      resumeKey: resume?.key ?? null,
      resumeType: resume?.type ?? null,
      resumeBytes: resume?.bytes ?? null,
    })
    .onConflictDoNothing({ target: jobApplication.submissionKey })
    .returning({ id: jobApplication.id });
  return recorded.length > 0;
}
