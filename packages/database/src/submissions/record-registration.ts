import type { Queries } from '../database.ts';
import { registration } from '../schema/index.ts';
import { keptSubmission, type Submission } from './submission-key.ts';

export type SubmittedRegistration = Omit<
  typeof registration.$inferInsert,
  'submissionKey' | 'submissionHash' | 'receivedAt'
> & { submission: Submission };

/**
 * Puts a registration on record, in the transaction of its mails. Returns false when this submit is there already:
 * nothing is changed.
 */
export async function recordRegistration(
  tx: Queries,
  { submission, ...given }: SubmittedRegistration,
): Promise<boolean> {
  const recorded = await tx
    .insert(registration)
    .values({ ...given, email: given.email.toLowerCase(), ...keptSubmission(submission) })
    .onConflictDoNothing({ target: registration.submissionKey })
    .returning({ id: registration.id });
  return recorded.length > 0;
}
