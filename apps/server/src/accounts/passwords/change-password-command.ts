import type { changePasswordBody } from '@millrace/contract/endpoints';
import { dropLinks, endOtherSessions, recordAudit, setPassword } from '@millrace/database';
import type { z } from 'zod';
import type { AccountCaller } from '../account-caller.ts';
import type { AccountServices } from '../account-services.ts';
import { sessionTokenOf } from '../sessions/session-token.ts';
import { confirmPassword, signedInUser } from './confirm-password.ts';
import { refuseGuessable } from './refuse-guessable.ts';

/**
 * Changes the password of the caller, who gives the present one: a stolen token alone changes nothing. All other
 * sessions and all mailed links of the user end.
 */
export const changePasswordCommand =
  (services: AccountServices) =>
  async ({ body }: { body: z.output<typeof changePasswordBody> }, caller: AccountCaller): Promise<true> => {
    const { database, passwords, siteWords } = services;
    const { user, token } = await signedInUser(services, caller);
    // First: a refused choice costs no token of the bot check.
    await refuseGuessable({ siteWords }, body.password, user.email);
    await confirmPassword(services, { user, body, action: 'reset_password', failed: 'password-change-failed' }, caller);
    const password = await passwords.hash(body.password);
    const act = { actor: user.id, subject: user.id, address: caller.address };
    await database.queries.transaction(async (tx) => {
      await setPassword(tx, user.id, password);
      await dropLinks(tx, user.id);
      const ended = await endOtherSessions(tx, { userId: user.id, token: sessionTokenOf(token) });
      await recordAudit(tx, { ...act, action: 'password-changed', facts: { sessionsEnded: ended } });
    });
    return true;
  };
