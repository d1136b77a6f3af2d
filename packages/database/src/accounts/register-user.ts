import type { UserType } from '@millrace/contract';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { user } from '../schema/accounts.ts';
import { addUser, changeUser, setPassword } from './users.ts';

export interface SignUp {
  email: string;
  /** Its hash. */
  password: string;
  userType: UserType;
}
export interface Registered {
  /** 'known': an address that is confirmed; nothing of it was changed. */
  kind: 'new' | 'unconfirmed' | 'known';
  userId: string;
}

/** Signs a user up, unconfirmed. Of an address that signed up before and never confirmed, the newest password is kept. */
export async function registerUser(tx: Queries, { email, password, userType }: SignUp): Promise<Registered> {
  const added = await addUser(tx, { email, password, userType, isConfirmed: false });
  if (added !== null) return { kind: 'new', userId: added };
  const [found] = await tx.select().from(user).where(eq(user.email, email)).for('update');
  if (found === undefined) throw new Error('A user was deleted while the same address signed up.');
  const { id: userId, emailVerified } = found;
  if (emailVerified) return { kind: 'known', userId };
  await changeUser(tx, userId, { userType });
  await setPassword(tx, userId, password);
  return { kind: 'unconfirmed', userId };
}
