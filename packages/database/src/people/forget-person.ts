import { eq } from 'drizzle-orm';
import { recordAudit } from '../accounts/record-audit.ts';
import { deleteUser } from '../accounts/users.ts';
import type { Queries } from '../database.ts';
import { deleteQuarantinedRecords, hideQuarantinedAddresses } from '../retention/quarantine.ts';
import { auditEntry, invitation, jobApplication, mail, registration } from '../schema/index.ts';
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
 * Deletes all data of an e-mail address, in lower case, out of the quarantine too. The audit log stays, by ids and without the network
 * addresses; it also records the deletion, without the person, and `by` whom. null: there is nothing.
 */
export async function forgetPerson(
  tx: Queries,
  email: string,
  by: { actor: string | null; address: string | null } = { actor: null, address: null },
): Promise<ForgottenPerson | null> {
  const person = await readPerson(tx, email);
  if (person === null) return null;
  const { account, applications, registrations, invitations, mails } = person;
  const recordIds = [...applications, ...registrations].map(({ id }) => id);
  await tx.delete(mail).where(isMailTo(email, [...recordIds, ...invitations.map(({ id }) => id)]));
  await tx.delete(jobApplication).where(eq(jobApplication.email, email));
  await deleteQuarantinedRecords(tx, [...recordIds, ...mails.map(({ id }) => id)]);
  await tx.delete(registration).where(eq(registration.email, email));
  await tx.delete(invitation).where(eq(invitation.email, email));
  if (account !== null) {
    await deleteUser(tx, account.id);
    await tx.update(auditEntry).set({ address: null }).where(isFromAccount(account.id));
    await hideQuarantinedAddresses(tx, account.id);
  }
  const counts = {
    account: account !== null,
    applications: applications.length,
    registrations: registrations.length,
    mails: mails.length,
  };
  const subject = account?.id ?? null;
  const resumeKeys = applications.flatMap(({ resumeKey }) => (resumeKey === null ? [] : [resumeKey]));
  await recordAudit(tx, { action: 'person-forgotten', ...by, subject, facts: counts });
  return { ...counts, resumeKeys };
}
