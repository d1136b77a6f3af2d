import { knownSignUp, type UserRow } from '@millrace/database';
import type { AccountServices } from '../account-services.ts';

/**
 * Whether somebody signed up with this password although the address was confirmed already. They get the response of
 * every unconfirmed sign-up: otherwise a person who signs up with another's address and then signs in would learn that
 * it is known. Within a try it shares the derivation of the password itself.
 */
export async function isSignedUpWith(
  { database, passwords }: Pick<AccountServices, 'database' | 'passwords'>,
  user: Pick<UserRow, 'id' | 'emailVerified'> | null,
  password: string,
): Promise<boolean> {
  const hash = user?.emailVerified === true ? await knownSignUp(database.queries, user.id) : null;
  return passwords.verify({ hash, password });
}
