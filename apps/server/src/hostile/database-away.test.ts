import { createHmac } from 'node:crypto';
import { SUBMISSION_KEY_HEADER } from '@millrace/contract';
import { openDatabase } from '@millrace/database';
import { type PrivatePostgres, postgresPrograms, startPostgres } from '@millrace/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applicant } from '../careers/testing/upload-attacks.ts';
import { openTestApp, silentLog, type TestApp } from '../testing/open-test-app.ts';

const programs = postgresPrograms();
const SECRET = 'a secret of this test, long enough to sign with';
const named = 'a'.repeat(32);
/** Signed as ours are, so that the database is asked. */
const TOKEN = `${named}.${createHmac('sha256', SECRET).update(named).digest('base64')}`;

describe.skipIf(programs === undefined)('while the database server is stopped', () => {
  let postgres: PrivatePostgres;
  let server: TestApp;
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
    server = await openTestApp({ accounts: { secret: SECRET } }, async () => {
      const options = { dataDir: '', databaseUrl: postgres.url, log: silentLog };
      const database = await openDatabase(options);
      return { ...database, again: () => openDatabase(options) };
    });
    await postgres.stop();
  });
  afterAll(() => server.close());

  test.each([
    ['a form', 'POST', '/api/Applicant', applicant],
    ['signing in', 'POST', '/api/Users/login', { email: 'a@b.example', password: 'a password', token: '' }],
    ['the own account', 'GET', '/api/Users/get-user', undefined],
  ] as const)('%s is refused with 503, in words, and when to try again', async (_, method, url, payload) => {
    const headers = { authorization: `Bearer ${TOKEN}`, [SUBMISSION_KEY_HEADER]: 'one' };
    const answer = await server.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toMatchObject({ code: 'not-ready', message: expect.stringContaining('Nothing is lost') });
  });
  test.each(['/api/Home/items', '/home', '/api/ProductFamily'])('%s is read as by a stranger', async (url) => {
    const answer = await server.app.inject({ url, headers: { authorization: `Bearer ${TOKEN}` } });
    expect(answer.statusCode).toBe(200);
  });
});
