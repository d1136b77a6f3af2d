import { formWords, type SignedInUser } from '@millrace/contract';
import type { loginBody } from '@millrace/contract/endpoints';
import { type AuditAction, findUserByEmail, markFactorShown, recordAudit } from '@millrace/database';
import type { z } from 'zod';
import { refused } from '../../problems/problem-error.ts';
import type { AccountCaller } from '../account-caller.ts';
import type { AccountServices } from '../account-services.ts';
import { accountLimits } from '../guard/account-limits.ts';
import { withOneDerivation } from '../passwords/one-derivation.ts';
import { isSignedUpWith } from '../sign-up/signed-up-with.ts';
import { presentUser } from './present-user.ts';
import { sessionTokenOf } from './session-token.ts';

const NOT_CONFIRMED = 'Please confirm your email address first: follow the link we have mailed to you.';

/**
 * Signs in. An unknown address and a wrong password are refused alike; only a right password reveals that an address is
 * not confirmed.
 */
export const loginCommand =
  (services: AccountServices) =>
  async ({ body }: { body: z.output<typeof loginBody> }, caller: AccountCaller): Promise<SignedInUser> => {
    const { database, sessions, guard, checkBot, evenly, factors, clock } = services;
    const { email, password, code } = body;
    await guard.byAddress(accountLimits.loginAddress, caller);
    await checkBot('login', body.token, caller.address);
    return evenly(async () => {
      await guard.byAccount(accountLimits.login, email, caller);
      const found = await findUserByEmail(database.queries, email);
      const { outcome, isKnown } = await withOneDerivation(async () => ({
        outcome: await sessions.signIn({ email, password, expected: found?.password ?? null }, caller),
        isKnown: await isSignedUpWith(services, found, password),
      }));
      const audit = (action: AuditAction, actor: string | null) =>
        recordAudit(database.queries, { action, actor, subject: found?.id ?? null, address: caller.address });
      if (outcome.kind !== 'signed-in' || found === null) {
        if (outcome.kind === 'not-confirmed' || isKnown) throw refused('not-confirmed', NOT_CONFIRMED);
        await guard.addToCrowd(accountLimits.login, email, caller);
        await audit('login-failed', null);
        throw refused('login-failed', formWords.loginFailed);
      }
      await guard.forget(accountLimits.login, email, caller);
      await audit('login', found.id);
      if (found.roles.length > 0 && (await factors.isShownBy(found.id, code, caller)))
        await markFactorShown(database.queries, sessionTokenOf(outcome.token), clock());
      return { ...presentUser(found, services), token: outcome.token };
    });
  };
