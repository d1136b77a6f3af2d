import { createOTP } from '@better-auth/utils/otp';
import { callPath, type StaffRole } from '@millrace/contract';
import { type AccessCalls, accessCalls, OFFICE_TOKEN_HEADER } from '@millrace/contract/office';
import { addUser } from '@millrace/database';
import { z } from 'zod';
import { openPasswords } from '../accounts/passwords/passwords.ts';
import { PASSWORD } from './account-calls.ts';
import { CHEAP, type TestApp } from './open-test-app.ts';

interface Sent {
  params?: object;
  /** In place of those that a page of the office sends, or besides them. */
  headers?: Record<string, string>;
}
const cookieOf = /^([\w-]+)=([\w-]*)/;
const tokens = z.object({ token: z.string() });
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A user with roles, and a password. Returns the id. */
export async function addStaff({ database }: TestApp, email: string, roles: readonly StaffRole[]): Promise<string> {
  const password = await openPasswords(CHEAP).hash(PASSWORD);
  const id = await addUser(database.queries, { email, password, userType: null, isConfirmed: true, roles });
  if (id === null) throw new Error(`${email} is there already.`);
  return id;
}

/** A browser in which somebody uses the office: with its cookie, and the token against forgery of the last answer. */
export function officeBrowser({ app }: Pick<TestApp, 'app'>) {
  const kept = { cookie: '', journey: '', token: '' };
  const call = async (name: keyof AccessCalls, body?: unknown, { params = {}, headers = {} }: Sent = {}) => {
    const { method, path } = accessCalls[name];
    const answer = await app.inject({
      method,
      url: `/api${callPath(path, params)}`,
      remoteAddress: '192.0.2.1',
      headers: {
        ...(kept.cookie + kept.journey === '' ? {} : { cookie: `${kept.cookie}; ${kept.journey}` }),
        ...(kept.token === '' ? {} : { [OFFICE_TOKEN_HEADER]: kept.token }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, cookie = '', value = ''] = cookieOf.exec(set) ?? [];
      const isJourney = cookie.endsWith('-journey');
      kept[isJourney ? 'journey' : 'cookie'] = value === '' ? '' : `${cookie}=${value}`;
    }
    const given: unknown = answer.statusCode === 200 ? answer.json() : null;
    const found = z.union([tokens, z.object({ session: tokens }).transform(({ session }) => session)]).safeParse(given);
    if (found.success) kept.token = found.data.token;
    return answer;
  };
  const signIn = (email: string, password = PASSWORD) => call('staffSignIn', { email, password, token: '' });
  /** Signs in and sets up an authenticator; returns its secret and the recovery codes. */
  const setUp = async (email: string, now: () => Date) => {
    await signIn(email);
    const secret = String((await call('beginAuthenticator')).json().secret);
    const { codes } = (await call('confirmAuthenticator', { code: await codeOf(secret, now()) })).json();
    return { secret, codes: z.array(z.string()).parse(codes) };
  };
  return { kept, call, signIn, setUp };
}

/** The code that an authenticator shows for a secret, as it was typed into it. */
export function codeOf(secret: string, at: Date): Promise<string> {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return createOTP(String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 2)))).hotp(
    Math.floor(at.getTime() / 30_000),
  );
}
