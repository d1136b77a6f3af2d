import { type AttemptLimit, countAttempt, type Database, forgetAttempts } from '@millrace/database';
import { networkOf } from '../../limits/network-of.ts';
import { ProblemError, problem } from '../../problems/problem-error.ts';
import type { AccountCaller } from '../account-caller.ts';
import type { Passwords } from '../passwords/passwords.ts';

/**
 * Counts tries; refuses with `too-many` beyond the limit, with the time to wait. Refuses with `not-ready` when too many
 * wait already.
 */
export interface AccountGuard {
  byAddress(limit: AttemptLimit, caller: Pick<AccountCaller, 'address'>): Promise<void>;
  /** Of a known address and of an unknown one alike. */
  byEmail(limit: AttemptLimit, email: string): Promise<void>;
  forget(limit: AttemptLimit, email: string): Promise<void>;
}

const BUSY = 'Too many people are signing in just now. Please try again in a moment.';
const BUSY_RETRY_SECONDS = 10;

interface AccountGuardOptions {
  database: Pick<Database, 'queries'>;
  passwords: Pick<Passwords, 'isBusy'>;
  clock: () => Date;
}

export function accountGuard({ database: { queries }, passwords, clock }: AccountGuardOptions): AccountGuard {
  const charge = async (limit: AttemptLimit, who: string): Promise<void> => {
    const { isAllowed, retryAfterSeconds } = await countAttempt(queries, limit, who, clock());
    if (isAllowed) return;
    const minutes = Math.ceil(retryAfterSeconds / 60);
    const message = `Too many tries. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
    throw new ProblemError(problem('too-many', message), { 'retry-after': String(retryAfterSeconds) });
  };
  return {
    byAddress: async (limit, { address }) => {
      if (passwords.isBusy())
        throw new ProblemError(problem('not-ready', BUSY), { 'retry-after': String(BUSY_RETRY_SECONDS) });
      await charge(limit, networkOf(address));
    },
    byEmail: charge,
    forget: (limit, email) => forgetAttempts(queries, limit, email),
  };
}
