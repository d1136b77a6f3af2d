import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { StaffRole } from '@millrace/contract';
import { FRESH_FACTOR_MINUTES, type SignInStep } from '@millrace/contract/office';
import {
  addOfficeSession,
  changeSession,
  type Database,
  endSession,
  findOfficeSession,
  isPasswordOf,
  type OfficeSession,
  secondFactorsOf,
} from '@millrace/database';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A session of the office that is not used for so long has ended: a working day and its evening. */
export const OFFICE_IDLE_HOURS = 12;
/** However often it is used, it ends after so long. */
export const OFFICE_LIFE_DAYS = 7;
/** One that came by a provider ends sooner: whoever left the company is known there first. */
export const PROVIDER_LIFE_HOURS = 12;
/** Within so long after the password the second factor is shown. */
export const FACTOR_WITHIN_MINUTES = 15;
/** Its use is written down so often. */
const NOTED_EVERY_MS = 5 * MINUTE_MS;
const CHALLENGE_MINUTES = 5;
const TOKEN_BYTES = 32;

interface From {
  address: string;
  userAgent: string;
  /** A stream that is open asks, or a page at which nobody is: no use of the session. */
  isWaiting?: true;
}

/** Of the same shape as the API's caller of the office. */
interface OfficeCaller extends From {
  userId: string;
  email: string;
  roles: readonly StaffRole[];
  sessionId: string;
  cookie: string;
  formToken: string;
  step: SignInStep;
  factorAt: Date | null;
  isFresh: boolean;
  expiresAt: Date;
  identityId: string | null;
}

/** The sessions of the office: secrets of 256 bits in a cookie, of which the database holds hashes. */
export interface OfficeSessions {
  /** null: the password was changed meanwhile. `expected`: its hash at the look-up. */
  begin(userId: string, expected: string, from: From): Promise<string | null>;
  /** For somebody whom the provider has named; `factorAt`: when it asked them to sign in. */
  beginBy(given: { userId: string; identityId: string; factorAt: Date }, from: From): Promise<string>;
  callerOf(cookie: string, from: From): Promise<OfficeCaller | null>;
  /** Notes that the second factor was shown; returns the cookie from now on, another one when that completes the sign-in. */
  noteFactor(caller: OfficeCaller): Promise<string>;
  end(caller: Pick<OfficeCaller, 'userId' | 'sessionId'>): Promise<void>;
  /** Keeps a question that is answered within five minutes, once. */
  ask(caller: Pick<OfficeCaller, 'sessionId'>, challenge: string): Promise<void>;
}

/** By which the database knows a cookie. */
export const officeTokenHash = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url');

/** Seconds that a browser keeps the cookie; the server decides whether it is good. */
export const OFFICE_COOKIE_SECONDS = OFFICE_LIFE_DAYS * 24 * 60 * 60;

interface OfficeSessionOptions {
  database: Pick<Database, 'queries'>;
  secret: string;
  clock: () => Date;
  asksFactor: boolean;
}

export function openOfficeSessions({ database, secret, clock, asksFactor }: OfficeSessionOptions): OfficeSessions {
  const { queries } = database;
  const formKey = Buffer.from(hkdfSync('sha256', secret, '', 'office forms', TOKEN_BYTES));
  const later = (ms: number): Date => new Date(clock().getTime() + ms);
  const endOf = (startedAt: Date, identityId: string | null): Date => {
    const lifeHours = identityId === null ? OFFICE_LIFE_DAYS * 24 : PROVIDER_LIFE_HOURS;
    return new Date(Math.min(later(OFFICE_IDLE_HOURS * HOUR_MS).getTime(), startedAt.getTime() + lifeHours * HOUR_MS));
  };
  const stepOf = async ({ factorAt, user }: OfficeSession): Promise<SignInStep> => {
    if (factorAt !== null) return 'complete';
    const { authenticators, passkeys } = await secondFactorsOf(queries, user.id);
    return authenticators.length + passkeys.length === 0 ? 'set-up-factor' : 'show-factor';
  };
  return {
    begin: async (userId, expected, { address, userAgent }) => {
      const [cookie, now] = [randomBytes(TOKEN_BYTES).toString('base64url'), clock()];
      const factorAt = asksFactor ? null : now;
      const expiresAt = asksFactor ? later(FACTOR_WITHIN_MINUTES * MINUTE_MS) : endOf(now, null);
      const identityId = null;
      const added = {
        userId,
        identityId,
        tokenHash: officeTokenHash(cookie),
        now,
        expiresAt,
        factorAt,
        address,
        userAgent,
      };
      return queries.transaction(async (tx) => {
        if (!(await isPasswordOf(tx, userId, expected))) return null;
        await addOfficeSession(tx, added);
        return cookie;
      });
    },
    beginBy: async ({ userId, identityId, factorAt }, { address, userAgent }) => {
      const [cookie, now] = [randomBytes(TOKEN_BYTES).toString('base64url'), clock()];
      const facts = { identityId, now, expiresAt: endOf(now, identityId), factorAt, address, userAgent };
      await addOfficeSession(queries, { userId, tokenHash: officeTokenHash(cookie), ...facts });
      return cookie;
    },
    callerOf: async (cookie, from) => {
      const found = await findOfficeSession(queries, officeTokenHash(cookie), clock());
      if (found === null || found.user.roles.length === 0) return null;
      const { factorAt, startedAt, usedAt, identityId, user } = found;
      const step = await stepOf(found);
      const isNoted =
        step === 'complete' && from.isWaiting !== true && clock().getTime() - usedAt.getTime() >= NOTED_EVERY_MS;
      const expiresAt = isNoted ? endOf(startedAt, identityId) : found.expiresAt;
      if (isNoted) await changeSession(queries, found.id, { updatedAt: clock(), expiresAt });
      const freshUntil = (factorAt?.getTime() ?? 0) + FRESH_FACTOR_MINUTES * MINUTE_MS;
      return {
        ...from,
        userId: user.id,
        email: user.email,
        roles: user.roles,
        sessionId: found.id,
        cookie,
        formToken: createHmac('sha256', formKey).update(cookie).digest('base64url'),
        step,
        factorAt,
        isFresh: !asksFactor || clock().getTime() < freshUntil,
        expiresAt,
        identityId,
      };
    },
    noteFactor: async ({ cookie, step, sessionId }) => {
      const now = clock();
      if (step === 'complete') {
        await changeSession(queries, sessionId, { factorAt: now });
        return cookie;
      }
      // Another secret from here on: whoever knew the one of before the second factor gains nothing.
      const renewed = randomBytes(TOKEN_BYTES).toString('base64url');
      const change = { token: officeTokenHash(renewed), factorAt: now, updatedAt: now, expiresAt: endOf(now, null) };
      await changeSession(queries, sessionId, change);
      return renewed;
    },
    end: async ({ userId, sessionId }) => {
      await endSession(queries, { userId, id: sessionId });
    },
    ask: async ({ sessionId }, challenge) => {
      await changeSession(queries, sessionId, { challenge, challengeEndsAt: later(CHALLENGE_MINUTES * MINUTE_MS) });
    },
  };
}

export type { OfficeCaller };
