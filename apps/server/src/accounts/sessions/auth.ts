import { randomUUID } from 'node:crypto';
import { PASSWORD_MAX, PASSWORD_MIN } from '@millrace/contract';
import { accountTable, type Database, sessionTable, userTable } from '@millrace/database';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { bearer } from 'better-auth/plugins/bearer';
import type { FastifyBaseLogger } from 'fastify';
import type { Passwords } from '../passwords/passwords.ts';

export interface AuthOptions {
  database: Database;
  /** Signs the tokens of sessions. */
  secret: string;
  publicUrl: string;
  passwords: Passwords;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

const HOUR_S = 60 * 60;
const DAY_S = 24 * HOUR_S;
/** A session that is not used for so long has ended. */
export const SESSION_IDLE_DAYS = 30;
/** The base path of the library's calls. Requests to it are made in the process alone. */
export const AUTH_PATH = '/auth';

const kept = (type: 'string' | 'number' | 'string[]' | 'date') => ({ type, required: false, input: false }) as const;

/**
 * The account library, which checks passwords and keeps sessions. Only `sessions.ts` asks it: signing up, links and limits are ours
 * (docs/decisions/050-accounts.md), so what it offers for them is off.
 */
export const openAuth = ({ database, secret, publicUrl, passwords, log }: AuthOptions) =>
  betterAuth({
    baseURL: publicUrl,
    basePath: AUTH_PATH,
    secret,
    database: drizzleAdapter(database.queries, {
      provider: 'pg',
      schema: { user: userTable, session: sessionTable, account: accountTable },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      password: passwords,
    },
    user: {
      additionalFields: { userType: kept('string'), customerId: kept('number'), roles: kept('string[]') },
    },
    session: {
      expiresIn: SESSION_IDLE_DAYS * DAY_S,
      updateAge: HOUR_S,
      additionalFields: { kind: kept('string'), factorAt: kept('date') },
    },
    plugins: [bearer({ requireSignature: true })],
    // Counted in the database, by address and by account: account-limits.ts.
    rateLimit: { enabled: false },
    advanced: { database: { generateId: () => randomUUID(), validateSchema: false } },
    telemetry: { enabled: false },
    // Its words only: its details can hold what was typed.
    logger: { level: 'error', log: (_level, message) => log.error({ library: 'better-auth' }, message) },
  });
