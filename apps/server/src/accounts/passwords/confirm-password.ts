import { type AuditAction, findUser, findUserByEmail, recordAudit } from '@millrace/database';
import { ProblemError, problem, refused } from '../../problems/problem-error.ts';
import type { AccountCaller } from '../account-caller.ts';
import type { AccountServices } from '../account-services.ts';
import { accountLimits } from '../guard/account-limits.ts';

type User = NonNullable<Awaited<ReturnType<typeof findUserByEmail>>>;
type SignedIn = { user: User; token: string };

/** Returns the user whose token is sent, and that token. */
export async function signedInUser({ database }: AccountServices, { userId, token }: AccountCaller): Promise<SignedIn> {
  const found = userId === null ? null : await findUser(database.queries, userId);
  const user = found === null ? null : await findUserByEmail(database.queries, found.email);
  if (user === null || token === null) throw refused('not-signed-in', 'Please sign in first.');
  return { user, token };
}

interface Confirmed {
  user: User;
  body: { currentPassword: string; captchaToken: string };
  action: 'login' | 'reset_password';
  /** Is written into the audit log when the password is wrong. */
  failed: AuditAction;
}

/** Throws unless the user gives their present password; counted and slowed as signing in is, with which it shares its limits. */
export async function confirmPassword(
  { database, passwords, guard, checkBot }: AccountServices,
  { user, body, action, failed }: Confirmed,
  caller: AccountCaller,
): Promise<void> {
  await guard.byAddress(accountLimits.loginAddress, caller);
  await checkBot(action, body.captchaToken, caller.address);
  await guard.byAccount(accountLimits.login, user.email, caller);
  if (!(await passwords.verify({ hash: user.password, password: body.currentPassword }))) {
    await recordAudit(database.queries, { action: failed, actor: user.id, subject: user.id, address: caller.address });
    throw wrongPassword();
  }
  await guard.forget(accountLimits.login, user.email, caller);
}

/** Not 401, which tells a page that its session has ended. */
function wrongPassword(): ProblemError {
  const message = 'The current password is not right.';
  return new ProblemError(problem('bad-request', message, [{ field: 'currentPassword', message }]));
}
