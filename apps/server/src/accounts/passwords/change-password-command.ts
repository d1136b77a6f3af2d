import type { changePasswordBody } from '@millrace/contract/endpoints';
import { dropLinks, endOtherSessions, findUser, findUserByEmail, recordAudit, setPassword } from '@millrace/database';
import type { z } from 'zod';
import { ProblemError, problem, refused } from '../../problems/problem-error.ts';
import type { AccountCaller } from '../account-caller.ts';
import type { AccountServices } from '../account-services.ts';
import { accountLimits } from '../guard/account-limits.ts';
import { sessionTokenOf } from '../sessions/session-token.ts';
import { refuseGuessable } from './refuse-guessable.ts';

/**
 * Changes the password of the caller, who gives the present one: a stolen token alone changes nothing. All other
 * sessions and all mailed links of the user end.
 */
export const changePasswordCommand =
  ({ database, passwords, guard, checkBot, siteWords }: AccountServices) =>
  async ({ body }: { body: z.output<typeof changePasswordBody> }, caller: AccountCaller): Promise<true> => {
    const found = caller.userId === null ? null : await findUser(database.queries, caller.userId);
    const user = found === null ? null : await findUserByEmail(database.queries, found.email);
    if (user === null || caller.token === null) throw refused('not-signed-in', 'Please sign in first.');
    const act = { actor: user.id, subject: user.id, address: caller.address };
    await guard.byAddress(accountLimits.loginAddress, caller);
    await refuseGuessable({ siteWords }, body.password, user.email);
    await checkBot('reset_password', body.captchaToken, caller.address);
    await guard.byAccount(accountLimits.login, user.email, caller);
    if (!(await passwords.verify({ hash: user.password, password: body.currentPassword }))) {
      await recordAudit(database.queries, { ...act, action: 'password-change-failed' });
      throw wrongPassword();
    }
    const password = await passwords.hash(body.password);
    const own = { userId: user.id, token: sessionTokenOf(caller.token) };
    await database.queries.transaction(async (tx) => {
      await setPassword(tx, user.id, password);
      await dropLinks(tx, user.id);
      const ended = await endOtherSessions(tx, own);
      await recordAudit(tx, { ...act, action: 'password-changed', facts: { sessionsEnded: ended } });
    });
    await guard.forget(accountLimits.login, user.email, caller);
    return true;
  };

/** Not 401, which tells a page that its session has ended. */
function wrongPassword(): ProblemError {
  const message = 'The current password is not right.';
  return new ProblemError(problem('bad-request', message, [{ field: 'currentPassword', message }]));
}
