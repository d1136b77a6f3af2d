import { knownSignUp, type UserRow } from '@millrace/database';
import type { AccountServices } from '../account-services.ts';

/**
 * Whether somebody signed up with this password though the address was confirmed already. They are told what everybody is who has signed
 * up and not confirmed: otherwise who signs up with another's address and then signs in would learn that it is known. The same work
 * whoever is asked for.
 */
export async function isSignedUpWith(
  { database, passwords }: Pick<AccountServices, 'database' | 'passwords'>,
  user: Pick<UserRow, 'id' | 'emailVerified'> | null,
  password: string,
): Promise<boolean> {
  const hash = user?.emailVerified === true ? await knownSignUp(database.queries, user.id) : null;
  return passwords.verify({ hash, password });
}
