import type { forgotPasswordBody } from '@millrace/contract/endpoints';
import { findUserByEmail, recordAudit } from '@millrace/database';
import type { z } from 'zod';
import type { AccountCaller } from '../account-caller.ts';
import type { AccountServices } from '../account-services.ts';
import { accountLimits } from '../guard/account-limits.ts';
import { mailReset } from '../links/mail-links.ts';

/** Mails a link to a new password if the address is known; the response does not reveal it. */
export const forgotPasswordCommand =
  ({ database, publicUrl, guard, checkBot, clock, evenly }: AccountServices) =>
  async ({ body }: { body: z.output<typeof forgotPasswordBody> }, caller: AccountCaller): Promise<true> => {
    await guard.byAddress(accountLimits.mailAddress, caller);
    await checkBot('request_password_reset', body.captchaToken, caller.address);
    return evenly<true>(async () => {
      await guard.byAccount(accountLimits.resetMail, body.email, caller);
      await guard.addToCrowd(accountLimits.resetMail, body.email, caller);
      const mayMail = await guard.mayMail(body.email, caller);
      await database.queries.transaction(async (tx) => {
        const user = await findUserByEmail(tx, body.email);
        if (user !== null && mayMail) await mailReset(tx, { user, publicUrl, now: clock() });
        const subject = user?.id ?? null;
        await recordAudit(tx, { action: 'reset-requested', actor: null, subject, address: caller.address });
      });
      return true;
    });
  };
