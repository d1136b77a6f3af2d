import type { Viewer } from '@millrace/catalogue';
import { staffRoles } from '@millrace/contract';
import { type Database, signsInWith } from '@millrace/database';
import { z } from 'zod';
import { storageAway } from '../../problems/storage-away.ts';
import type { AccountCaller } from '../account-caller.ts';
import { AUTH_PATH, type AuthOptions, openAuth } from './auth.ts';

const DAY_MS = 24 * 60 * 60_000;
/** However often it is used, a session ends after so long. */
export const SESSION_LIFE_DAYS = 90;

/** Of the same shape as the API's session. */
interface AccountSession {
  userId: string;
  viewer: Viewer;
  /** Of staff who signed in without their second factor: the viewer has no rights of staff. */
  lacksFactor: boolean;
}
type SignInOutcome =
  | { kind: 'signed-in'; token: string }
  /** The password is right. */
  | { kind: 'not-confirmed' }
  | { kind: 'failed' };

export interface Sessions {
  /** `expected`: the hash of the password at the lookup; null for an unknown address. */
  signIn(
    given: { email: string; password: string; expected: string | null },
    caller: AccountCaller,
  ): Promise<SignInOutcome>;
  /** null: the token is not one of ours, or its session has ended. */
  sessionOf(token: string): Promise<AccountSession | null>;
  signOut(token: string): Promise<void>;
}

const inForce = z.object({
  session: z.object({ createdAt: z.coerce.date(), kind: z.literal('site'), factorAt: z.coerce.date().nullish() }),
  user: z.object({ id: z.string(), customerId: z.int().nullable(), roles: z.array(z.enum(staffRoles)) }),
});
const signedIn = z.object({ token: z.string() });
const refusal = z.object({ code: z.string() });
/** Set by the library's bearer plugin: the token of the session and its signature. */
const TOKEN_HEADER = 'set-auth-token';

export interface SessionsOptions extends AuthOptions {
  database: Database;
  clock: () => Date;
}

/** Sessions, by way of the account library's own door. */
export function openSessions({ clock, ...options }: SessionsOptions): Sessions {
  const auth = openAuth(options);
  const ask = (method: string, path: string, headers: Record<string, string>, body?: object): Promise<Response> =>
    auth.handler(
      new Request(`${options.publicUrl}${AUTH_PATH}${path}`, {
        method,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  const sessions: Sessions = {
    signIn: async ({ email, password, expected }, { address, userAgent }) => {
      const headers = { 'x-forwarded-for': address, 'user-agent': headerText(userAgent) };
      const answer = await ask('POST', '/sign-in/email', headers, { email, password });
      if (answer.status >= 500) throw storageAway();
      const body: unknown = await answer.json();
      if (answer.status === 401) return { kind: 'failed' };
      if (answer.status === 403 && refusal.parse(body).code === 'EMAIL_NOT_VERIFIED') return { kind: 'not-confirmed' };
      const token = answer.headers.get(TOKEN_HEADER);
      if (!answer.ok || token === null) throw new Error(`Signing in was answered with ${answer.status}.`);
      const { token: begun } = signedIn.parse(body);
      const stands =
        expected !== null && (await options.database.queries.transaction((tx) => signsInWith(tx, begun, expected)));
      return stands ? { kind: 'signed-in', token } : { kind: 'failed' };
    },
    sessionOf: async (token) => {
      if (!OURS.test(token)) return null;
      const answer = await ask('GET', '/get-session', bearer(token));
      // The page forgets a refused token, so an internal fault must not look like a refusal.
      if (answer.status >= 500) throw storageAway();
      if (!answer.ok) return null;
      const found = inForce.nullable().parse(await answer.json());
      if (found === null) return null;
      const { session, user } = found;
      if (clock().getTime() - session.createdAt.getTime() < SESSION_LIFE_DAYS * DAY_MS)
        return sessionFor(user, session.factorAt != null);
      await sessions.signOut(token);
      return null;
    },
    signOut: async (token) => {
      if (OURS.test(token)) await ask('POST', '/sign-out', bearer(token), {});
    },
  };
  return sessions;
}

/** A password alone gives nobody rights of staff. */
function sessionFor(
  { id: userId, roles, customerId }: z.output<typeof inForce>['user'],
  hasFactor: boolean,
): AccountSession {
  const isStaff = roles.length > 0;
  const viewer: Viewer = isStaff && hasFactor ? { kind: 'staff', roles, customerId } : { kind: 'customer', customerId };
  return { userId, viewer, lacksFactor: isStaff && !hasFactor };
}

/** A token and its signature, as the library makes them: anything else is not worth a question. */
const OURS = /^[A-Za-z0-9]{32}\.[A-Za-z0-9+/]{43}=$/;
const USER_AGENT_MAX = 300;
/** A header takes Latin-1 alone. */
const headerText = (text: string): string => text.replace(/[^\x20-\x7e]/g, '?').slice(0, USER_AGENT_MAX);
