import {
  type AttemptCount,
  type AttemptLimit,
  attemptsOf,
  countAttempt,
  type Database,
  forgetAttempts,
  type SpacedLimit,
  signInAddresses,
  spaceAttempts,
} from '@millrace/database';
import { networkOf } from '../../limits/network-of.ts';
import { recipientLimits, recipientOf } from '../../limits/recipient-limits.ts';
import { ProblemError, problem } from '../../problems/problem-error.ts';
import type { AccountCaller } from '../account-caller.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { NETWORK_KNOWN_DAYS, type PairLimit } from './account-limits.ts';

type From = Pick<AccountCaller, 'address'>;

/**
 * Counts tries; refuses with `too-many` beyond the limit, with the time to wait. Refuses with `not-ready` when too many
 * wait already.
 */
export interface AccountGuard {
  byAddress(limit: AttemptLimit, caller: From): Promise<void>;
  /** By account and network together. Of a known address and of an unknown one alike. */
  byAccount(limit: PairLimit, email: string, caller: From): Promise<void>;
  /** Counts a try towards the account's crowd, unless its owner was seen in this network. */
  addToCrowd(limit: PairLimit, email: string, caller: From): Promise<void>;
  /**
   * Counts a mail to an address, known or not, with those of all other forms; returns whether it may be sent. Its owner's own networks are
   * not counted: strangers cannot use up what the owner asks for.
   */
  mayMail(email: string, caller: From): Promise<boolean>;
  /** By user, whatever the network: whoever tries knows the password already. */
  byUser(limit: SpacedLimit, userId: string): Promise<void>;
  forgetUser(limit: SpacedLimit, userId: string): Promise<void>;
  /** Clears the count of this network at the account: the try was right. */
  forget(limit: PairLimit, email: string, caller: From): Promise<void>;
}

const BUSY = 'Too many people are signing in just now. Please try again in a moment.';
const BUSY_RETRY_SECONDS = 10;
const DAY_MS = 24 * 60 * 60_000;

interface AccountGuardOptions {
  database: Pick<Database, 'queries'>;
  passwords: Pick<Passwords, 'isBusy'>;
  clock: () => Date;
}

export function accountGuard({ database: { queries }, passwords, clock }: AccountGuardOptions): AccountGuard {
  const isOwnNetwork = async (email: string, { address }: From): Promise<boolean> => {
    const since = new Date(clock().getTime() - NETWORK_KNOWN_DAYS * DAY_MS);
    return (await signInAddresses(queries, email, since)).some((seen) => networkOf(seen) === networkOf(address));
  };
  const isCrowded = async ({ crowd }: PairLimit, email: string): Promise<boolean> =>
    (await attemptsOf(queries, crowd, email, clock())) >= crowd.max;
  return {
    byAddress: async (limit, { address }) => {
      if (passwords.isBusy())
        throw new ProblemError(problem('not-ready', BUSY), { 'retry-after': String(BUSY_RETRY_SECONDS) });
      refuseExcess(await countAttempt(queries, limit, networkOf(address), clock()));
    },
    byAccount: async (limit, email, caller) => {
      const isStrange = (await isCrowded(limit, email)) && !(await isOwnNetwork(email, caller));
      const waits = isStrange ? limit.crowd.waits : limit.waits;
      refuseExcess(await spaceAttempts(queries, { ...limit, waits }, pairOf(email, caller), clock()));
    },
    addToCrowd: async ({ crowd }, email, caller) => {
      if (!(await isOwnNetwork(email, caller))) await countAttempt(queries, crowd, email, clock());
    },
    mayMail: async (email, caller) =>
      (await isOwnNetwork(email, caller)) ||
      (await countAttempt(queries, recipientLimits.mails, recipientOf(email), clock())).isAllowed,
    byUser: async (limit, userId) => refuseExcess(await spaceAttempts(queries, limit, userId, clock())),
    forgetUser: (limit, userId) => forgetAttempts(queries, limit, userId),
    forget: (limit, email, caller) => forgetAttempts(queries, limit, pairOf(email, caller)),
  };
}

const pairOf = (email: string, { address }: From): string => `${email}\n${networkOf(address)}`;

function refuseExcess({ isAllowed, retryAfterSeconds }: AttemptCount): void {
  if (isAllowed) return;
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const message = `Too many tries. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
  throw new ProblemError(problem('too-many', message), { 'retry-after': String(retryAfterSeconds) });
}
