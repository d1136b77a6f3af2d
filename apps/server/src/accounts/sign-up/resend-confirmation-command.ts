import { formWords } from '@millrace/contract';
import type { resendConfirmationBody } from '@millrace/contract/endpoints';
import { findUserByEmail, recordAudit } from '@millrace/database';
import type { z } from 'zod';
import { refused } from '../../problems/problem-error.ts';
import type { AccountCaller } from '../account-caller.ts';
import type { AccountServices } from '../account-services.ts';
import { accountLimits } from '../guard/account-limits.ts';
import { mailAddressKnown, mailConfirmation } from '../links/mail-links.ts';
import { withOneDerivation } from '../passwords/one-derivation.ts';
import { isSignedUpWith } from './signed-up-with.ts';

/** Mails the confirmation again, after a right password; a confirmed user gets no mail. */
export const resendConfirmationCommand =
  (services: AccountServices) =>
  async ({ body }: { body: z.output<typeof resendConfirmationBody> }, caller: AccountCaller): Promise<true> => {
    const { database, publicUrl, passwords, guard, checkBot, clock, evenly } = services;
    const { email } = body;
    await guard.byAddress(accountLimits.loginAddress, caller);
    await checkBot('login', body.token, caller.address);
    return evenly<true>(async () => {
      await guard.byAccount(accountLimits.login, email, caller);
      const user = await findUserByEmail(database.queries, email);
      const { isRight, isKnown } = await withOneDerivation(async () => ({
        isRight: await passwords.verify({ hash: user?.password ?? null, password: body.password }),
        isKnown: await isSignedUpWith(services, user, body.password),
      }));
      if (user === null || !(isRight || isKnown)) {
        await guard.addToCrowd(accountLimits.login, email, caller);
        throw refused('login-failed', formWords.loginFailed);
      }
      const { id, password, userType, emailVerified } = user;
      if (emailVerified && !isKnown) return true;
      await guard.byAccount(accountLimits.confirmMail, email, caller);
      const mayMail = await guard.mayMail(email, caller);
      await database.queries.transaction(async (tx) => {
        if (mayMail && emailVerified) await mailAddressKnown(tx, { user, publicUrl });
        else if (mayMail && password !== null)
          await mailConfirmation(tx, { user, publicUrl, now: clock(), password, userType });
        await recordAudit(tx, { action: 'confirmation-resent', actor: null, subject: id, address: caller.address });
      });
      return true;
    });
  };
