import type { Queries } from '../database.ts';
import { registration } from '../schema/index.ts';
import { keptKey } from './submission-key.ts';

export type SubmittedRegistration = Omit<typeof registration.$inferInsert, 'submissionKey' | 'receivedAt'> & {
  /** The same for every try of one submit; null: each is its own. */
  submissionKey: string | null;
};

/**
 * Puts a registration on record, in the transaction of its mails. Returns false when this submit is there already:
 * nothing is changed.
 */
export async function recordRegistration(tx: Queries, given: SubmittedRegistration): Promise<boolean> {
  const recorded = await tx
    .insert(registration)
    .values({ ...given, email: given.email.toLowerCase(), submissionKey: keptKey(given.submissionKey) })
    .onConflictDoNothing({ target: registration.submissionKey })
    .returning({ id: registration.id });
  return recorded.length > 0;
}
