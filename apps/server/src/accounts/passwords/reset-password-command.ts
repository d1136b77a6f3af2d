import type { resetPasswordBody } from '@millrace/contract/endpoints';
import {
  changeUser,
  dropLinks,
  endSessions,
  findUser,
  isLinkGood,
  recordAudit,
  setPassword,
  takeLink,
} from '@millrace/database';
import type { z } from 'zod';
import type { AccountCaller } from '../account-caller.ts';
import type { AccountServices } from '../account-services.ts';
import { accountLimits } from '../guard/account-limits.ts';
import { linkExpired } from '../links/link-expired.ts';
import { linkTokenHash } from '../links/link-token.ts';
import { refuseGuessable } from './refuse-guessable.ts';

/** Sets a new password and ends all sessions. Whoever follows the mailed link has proved the address, so it is confirmed too. */
export const resetPasswordCommand =
  ({ database, passwords, guard, checkBot, clock, siteWords }: AccountServices) =>
  async ({ body }: { body: z.output<typeof resetPasswordBody> }, caller: AccountCaller): Promise<true> => {
    await guard.byAddress(accountLimits.linkAddress, caller);
    await refuseGuessable({ siteWords }, body.password);
    await checkBot('reset_password', body.captchaToken, caller.address);
    const link = { purpose: 'reset-password', tokenHash: linkTokenHash(body.token) } as const;
    // A made-up token costs no hash.
    if (!(await isLinkGood(database.queries, link, clock()))) throw linkExpired();
    // Before the transaction, which would hold up all others meanwhile.
    const password = await passwords.hash(body.password);
    const email = await database.queries.transaction(async (tx) => {
      const taken = await takeLink(tx, link, clock());
      const user = taken === null ? null : await findUser(tx, taken.userId);
      if (user === null) throw linkExpired();
      await setPassword(tx, user.id, password);
      await changeUser(tx, user.id, { emailVerified: true });
      await dropLinks(tx, user.id);
      const ended = await endSessions(tx, user.id);
      await recordAudit(tx, {
        action: 'password-reset',
        actor: user.id,
        subject: user.id,
        address: caller.address,
        facts: { sessionsEnded: ended },
      });
      return user.email;
    });
    await guard.forget(accountLimits.login, email, caller);
    return true;
  };
