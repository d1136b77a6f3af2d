import { eq } from 'drizzle-orm';
import { recordAudit } from '../accounts/record-audit.ts';
import { deleteUser } from '../accounts/users.ts';
import type { Queries } from '../database.ts';
import { auditEntry, jobApplication, mail, registration } from '../schema/index.ts';
import { deleteApplications } from '../submissions/forget-applications.ts';
import { isFromAccount, isMailTo, readPerson } from './read-person.ts';

export interface ForgottenPerson {
  account: boolean;
  applications: number;
  registrations: number;
  mails: number;
  /** The keys of files to remove, now that no record names them. */
  resumeKeys: string[];
}

/**
 * Deletes all data of an e-mail address, in lower case. The audit log stays, by ids and without the network addresses;
 * it also records the deletion, without the person. null: there is nothing.
 */
export async function forgetPerson(tx: Queries, email: string): Promise<ForgottenPerson | null> {
  const person = await readPerson(tx, email);
  if (person === null) return null;
  const { account, applications, registrations } = person;
  const recordIds = [...applications, ...registrations].map(({ id }) => id);
  const mails = await tx.delete(mail).where(isMailTo(email, recordIds)).returning({ id: mail.id });
  const { resumeKeys } = await deleteApplications(tx, eq(jobApplication.email, email));
  await tx.delete(registration).where(eq(registration.email, email));
  if (account !== null) {
    await deleteUser(tx, account.id);
    await tx.update(auditEntry).set({ address: null }).where(isFromAccount(account.id));
  }
  const counts = {
    account: account !== null,
    applications: applications.length,
    registrations: registrations.length,
    mails: mails.length,
  };
  const subject = account?.id ?? null;
  await recordAudit(tx, { action: 'person-forgotten', actor: null, subject, address: null, facts: counts });
  return { ...counts, resumeKeys };
}
