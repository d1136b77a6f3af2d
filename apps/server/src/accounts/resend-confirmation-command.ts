import { formWords } from '@millrace/contract';
import type { resendConfirmationBody } from '@millrace/contract/endpoints';
import { findUserByEmail, recordAudit } from '@millrace/database';
import type { z } from 'zod';
import { refused } from '../problems/problem-error.ts';
import type { AccountCaller } from './account-caller.ts';
import { accountLimits } from './account-limits.ts';
import type { AccountServices } from './account-services.ts';
import { mailConfirmation } from './mail-links.ts';

/** Mails the confirmation again, after a right password; who is confirmed already gets no mail. */
export const resendConfirmationCommand =
  ({ database, publicUrl, passwords, guard, checkBot, clock, evenly }: AccountServices) =>
  async ({ body }: { body: z.output<typeof resendConfirmationBody> }, caller: AccountCaller): Promise<true> => {
    const { email } = body;
    await guard.byAddress(accountLimits.loginAddress, caller);
    await checkBot('login', body.token);
    await guard.byEmail(accountLimits.loginAccount, email);
    return evenly<true>(async () => {
      const found = await findUserByEmail(database.queries, email);
      const isRight = await passwords.verify({ hash: found?.password ?? null, password: body.password });
      if (found === null || !isRight) throw refused('login-failed', formWords.loginFailed);
      await guard.forget(accountLimits.loginAccount, email);
      if (found.emailVerified) return true;
      await guard.byEmail(accountLimits.mailAccount, email);
      const { id, password, userType } = found;
      await database.queries.transaction(async (tx) => {
        await mailConfirmation(tx, { user: { id, email }, publicUrl, now: clock(), password, userType });
        await recordAudit(tx, { action: 'confirmation-resent', actor: null, subject: id, address: caller.address });
      });
      return true;
    });
  };
