import type { signUpBody } from '@millrace/contract/endpoints';
import { findUserByEmail, keepKnownSignUp, recordAudit, registerUser, UNCONFIRMED_KEPT_DAYS } from '@millrace/database';
import type { z } from 'zod';
import type { AccountCaller } from '../account-caller.ts';
import type { AccountServices } from '../account-services.ts';
import { accountLimits } from '../guard/account-limits.ts';
import { mailAddressKnown, mailConfirmation } from '../links/mail-links.ts';
import { refuseGuessable } from '../passwords/refuse-guessable.ts';

/** As long as for an unconfirmed one. */
const KEPT_MS = UNCONFIRMED_KEPT_DAYS * 24 * 60 * 60_000;

/**
 * Signs up, unconfirmed, and mails; the owner of a known address learns of it by mail alone. The same work and response
 * for both.
 */
export const signUpCommand =
  ({ database, publicUrl, passwords, guard, checkBot, room, clock, evenly, siteWords }: AccountServices) =>
  async ({ body }: { body: z.output<typeof signUpBody> }, caller: AccountCaller): Promise<true> => {
    const { email, userType } = body;
    await guard.byAddress(accountLimits.mailAddress, caller);
    await refuseGuessable({ siteWords }, body.password, email);
    await room.refuseFull('sign-ups');
    await checkBot('register', body.captchaToken, caller.address);
    return evenly<true>(async () => {
      await guard.byAccount(accountLimits.confirmMail, email, caller);
      await guard.addToCrowd(accountLimits.confirmMail, email, caller);
      const known = await findUserByEmail(database.queries, email);
      // Checked with the password itself when somebody signs in: signed-up-with.ts.
      const password = await passwords.hash(body.password, known?.emailVerified === true ? known.password : null);
      const mayMail = await guard.mayMail(email, caller);
      await database.queries.transaction(async (tx) => {
        const { kind, userId } = await registerUser(tx, { email, password, userType });
        const user = { id: userId, email };
        if (kind === 'known') {
          await keepKnownSignUp(tx, { userId, password, expiresAt: new Date(clock().getTime() + KEPT_MS) });
          if (mayMail) await mailAddressKnown(tx, { user, publicUrl });
        } else if (mayMail) await mailConfirmation(tx, { user, publicUrl, now: clock(), password, userType });
        await recordAudit(tx, {
          action: kind === 'new' ? 'sign-up' : 'sign-up-again',
          actor: null,
          subject: userId,
          address: caller.address,
          facts: { userType },
        });
        if (kind === 'new') await room.refuseBeyond(tx, 'sign-ups');
      });
      return true;
    });
  };
