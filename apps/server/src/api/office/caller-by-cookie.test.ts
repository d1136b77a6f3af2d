import type { StaffRole } from '@millrace/contract';
import type { CommandEndpoint } from '@millrace/contract/endpoints';
import { SCRIPT_TOKEN_PREFIX } from '@millrace/contract/office';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { ProblemError } from '../../problems/problem-error.ts';
import { completeStaff } from '../../testing/staff/complete-staff.ts';
import { callerByCookie } from './caller-by-cookie.ts';

const publicUrl = 'https://www.example.com';
const COOKIE = 'c'.repeat(43);
const staff = (roles: StaffRole[], isFresh: boolean) =>
  completeStaff({ roles, isFresh, cookie: COOKIE, factorAt: new Date(0) });

async function called(
  method: 'GET' | 'POST',
  headers: Record<string, string>,
  endpoint: Pick<CommandEndpoint, 'rights' | 'needs'>,
  isFresh = true,
): Promise<string | null> {
  const app = fastify();
  const found: (string | null)[] = [];
  app.route({
    method: ['GET', 'POST'],
    url: '/',
    handler: async (request) => {
      const staffOf = async (cookie: string) => (cookie === COOKIE ? staff(['editor'], isFresh) : null);
      try {
        const caller = await callerByCookie(request, { ...endpoint, name: 'officeRows' }, { staffOf, publicUrl });
        found.push(caller === null ? null : `${caller.userId} as ${JSON.stringify(caller.viewer)}`);
      } catch (error) {
        found.push(error instanceof ProblemError ? error.problem.code : String(error));
      }
      return 'done';
    },
  });
  await app.inject({ method, url: '/', headers });
  return found[0] ?? null;
}
const PAT = 'user-1 as {"kind":"staff","roles":["editor"],"customerId":null}';
const cookie = `a=b; __Host-office=${COOKIE}; c=d`;
const token = { 'x-office-token': 'token' };
const editors = { rights: 'editor' } as const;

test.each<[string, Parameters<typeof called>, string | null]>([
  ['no cookie', ['POST', { authorization: 'Bearer x' }, editors], 'not-signed-in'],
  ['the cookie of plain http', ['GET', { cookie: `office=${COOKIE}` }, editors], 'not-signed-in'],
  ['something that is no cookie of ours', ['GET', { cookie: '__Host-office=short' }, editors], 'not-signed-in'],
  ['two of the name', ['GET', { cookie: `${cookie}; __Host-office=${COOKIE}` }, editors], 'not-signed-in'],
  [
    'a cookie whose session has ended',
    ['GET', { cookie: `__Host-office=${'d'.repeat(43)}` }, editors],
    'not-signed-in',
  ],
  ['a good one, to read', ['GET', { cookie }, editors], PAT],
  ['a good one, to change without the token', ['POST', { cookie }, editors], 'not-allowed'],
  ['a good one and the token', ['POST', { cookie, ...token }, editors], PAT],
  ['both, from another site', ['POST', { cookie, ...token, origin: 'https://evil.example' }, editors], 'not-allowed'],
  ['both, from this site', ['POST', { cookie, ...token, origin: publicUrl }, editors], PAT],
  ['both, of a role without the right', ['POST', { cookie, ...token }, { rights: 'publisher' }], 'not-allowed'],
  [
    'both, with an old second factor',
    ['POST', { cookie, ...token }, { rights: 'editor', needs: 'fresh-factor' }, false],
    'factor-needed',
  ],
  ['both, at a call for everybody', ['POST', { cookie, ...token }, {}], PAT],
])('%s makes the caller', async (_what, given, expected) => {
  expect(await called(...given)).toBe(expected);
});

describe('a script is asked for', () => {
  const script = { id: 's1', name: 'Nightly' };
  /** The tokens that were asked for, and who called. */
  async function calledBy(headers: Record<string, string>) {
    const app = fastify();
    const asked: string[] = [];
    let by: unknown = null;
    app.post('/', async (request) => {
      const dependencies = {
        publicUrl,
        staffOf: async () => null,
        scriptOf: async (token: string, name: string) => {
          asked.push(`${name} ${token}`);
          return { ...staff(['editor'], true), script };
        },
      } as unknown as Parameters<typeof callerByCookie>[2];
      by = await callerByCookie(request, { rights: 'editor', name: 'officeRows' } as never, dependencies).then(
        (caller) => Reflect.get(Object(caller), 'script'),
        (error) => (error instanceof ProblemError ? error.problem.code : String(error)),
      );
      return 'done';
    });
    await app.inject({ method: 'POST', url: '/', headers });
    return { asked, by };
  }

  test('by the token that an admin made, without a cookie and whatever its origin', async () => {
    const token = `${SCRIPT_TOKEN_PREFIX}abc`;
    expect(await calledBy({ authorization: `Bearer ${token}`, origin: 'https://evil.example' })).toEqual({
      asked: [`officeRows ${token}`],
      by: script,
    });
  });

  test.each([
    ['none', ''],
    ['a session token of the site', 'Bearer abc'],
    ['a token under another word', `Basic ${SCRIPT_TOKEN_PREFIX}abc`],
    ['a token with something before it', `Bearer x${SCRIPT_TOKEN_PREFIX}abc`],
  ])('not by another: %s', async (_, authorization) => {
    const { asked, by } = await calledBy({ authorization, origin: publicUrl });
    expect(asked).toEqual([]);
    expect(by).not.toEqual(script);
  });
});
