import type { confirmEmailBody } from '@millrace/contract/endpoints';
import { changeUser, dropLinks, recordAudit, setPassword, takeLink } from '@millrace/database';
import type { z } from 'zod';
import type { AccountCaller } from '../account-caller.ts';
import type { AccountServices } from '../account-services.ts';
import { accountLimits } from '../guard/account-limits.ts';
import { linkExpired } from '../links/link-expired.ts';
import { linkTokenHash } from '../links/link-token.ts';

/** Confirms an address, with the password and the type of the very sign-up whose mail was followed. */
export const confirmEmailCommand =
  ({ database, guard, clock }: AccountServices) =>
  async ({ body }: { body: z.output<typeof confirmEmailBody> }, caller: AccountCaller): Promise<true> => {
    await guard.byAddress(accountLimits.linkAddress, caller);
    const tokenHash = linkTokenHash(body.token);
    await database.queries.transaction(async (tx) => {
      const link = await takeLink(tx, { purpose: 'confirm-email', tokenHash }, clock());
      if (link === null) throw linkExpired();
      const { userId, password, userType } = link;
      await changeUser(tx, userId, { emailVerified: true, userType });
      if (password !== null) await setPassword(tx, userId, password);
      await dropLinks(tx, userId);
      await recordAudit(tx, { action: 'confirm-email', actor: userId, subject: userId, address: caller.address });
    });
    return true;
  };
