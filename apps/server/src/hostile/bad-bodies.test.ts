import { commands, PROBLEM_TYPE } from '@millrace/contract';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { rowCounts } from '../testing/row-counts.ts';
import { sessionsOf } from '../testing/sessions-of.ts';
import { withoutFamilies } from '../testing/test-content.ts';
import { bodyAttacks } from './testing/body-attacks.ts';
import { bodiless, OWN_CUSTOMER, secrets, soundRequests } from './testing/sound-requests.ts';

/** Also names the user who has it. */
const STAFF = '00000000-0000-4000-8000-000000000001';
/** Of a stack, of a query, of the code's place. */
const LEAKS = /node_modules|\bat \w+ \(|\.ts:\d|\b(?:select|insert|update)\b.*\b(?:from|into|set)\b|postgres/is;

let server: TestApp;
let logged: string[] = [];
let before: Record<string, number> = {};
let callers = 0;
beforeAll(async () => {
  server = await openTestApp({
    log: pino({ level: 'info' }, { write: (line: string) => void logged.push(line) }),
    published: withoutFamilies,
    sessionOf: sessionsOf({ [STAFF]: { kind: 'staff', roles: ['admin'], customerId: OWN_CUSTOMER } }),
  });
  before = await rowCounts(server.database);
});
beforeEach(() => {
  logged = [];
});
afterAll(() => server.close());

test('every call that does something is attacked', () => {
  expect([...soundRequests.map(({ name }) => name), ...bodiless].toSorted()).toEqual(Object.keys(commands).toSorted());
});

describe.each(soundRequests)('$name', ({ method, url, body, isStaff }) => {
  test.each(bodyAttacks.map((attack) => attack(body)))(
    'takes nothing from $what',
    async ({ payload, type, headers }) => {
      callers += 1;
      const answer = await server.app.inject({
        method,
        url,
        payload,
        headers: {
          'content-type': type ?? 'application/json',
          ...(isStaff ? { authorization: `Bearer ${STAFF}` } : {}),
          ...headers,
        },
        remoteAddress: `2001:db8:${callers.toString(16)}::1`,
      });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.headers['content-type']).toBe(PROBLEM_TYPE);
      expect(answer.json().message).toMatch(/^\S.{5,}[.!?]$|^Must have data at least$/s);
      expect(answer.body).not.toMatch(LEAKS);
      for (const secret of secrets) expect(logged.join('')).not.toContain(secret);
      expect(await rowCounts(server.database)).toEqual(before);
      expect(Reflect.get({}, 'role')).toBeUndefined();
    },
  );
});

test('the counts see a row that is added', async () => {
  await server.database.queries.execute(
    sql`insert into analytics_event values ('2026-01-01', '/', 'x', '', '', '', 1, 0)`,
  );
  expect(await rowCounts(server.database)).not.toEqual(before);
});
