import { type AuditRow, listAudit } from '@millrace/database';
import { clearAllButContent } from '@millrace/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, silentLog, type TestApp } from '../testing/open-test-app.ts';
import { ENTRIES_PER_HOUR, type RefusalLog, refusalLog } from './refusal-log.ts';

const HOUR_MS = 60 * 60_000;
const start = Date.UTC(2026, 10, 21, 8);
let passed = 0;
let server: TestApp;
let refusals: RefusalLog;
beforeAll(async () => {
  server = await openTestApp({ refusals: { note: (code, address) => refusals.note(code, address) } });
});
beforeEach(async () => {
  await clearAllButContent(server.database);
  passed = 0;
  refusals = refusalLog({ database: server.database, log: silentLog, clock: () => new Date(start + passed) });
});
afterAll(() => server.close());

const logged = async (): Promise<AuditRow[]> => {
  await refusals.write();
  return listAudit(server.database.queries, { limit: 1000 });
};

describe('a refusal is in the audit log', () => {
  test.each([
    ['by rights: nobody is signed in', { url: '/api/Users/get-user' }, 'refused-by-rights'],
    ['by rights, of a call for staff', { url: '/api/Applicant' }, 'refused-by-rights'],
    ['by rights, of an answer for staff', { url: '/api/Carousel?isLive=false' }, 'refused-by-rights'],
  ])('%s', async (_what, request, action) => {
    await server.app.inject({ ...request, remoteAddress: '192.0.2.9' });
    expect(await logged()).toMatchObject([{ action, actor: null, address: '192.0.2.9', facts: { refusals: 1 } }]);
  });
  test('by limits', async () => {
    for (let time = 0; time < 130; time += 1)
      await server.app.inject({ url: '/api/BotCheck/none', remoteAddress: '192.0.2.10' });
    expect(await logged()).toMatchObject([{ action: 'refused-by-limit', facts: { refusals: 10 } }]);
  });
  test.each(['bad-request', 'not-found', 'unexpected'] as const)('%s is none', async (code) => {
    refusals.note(code, '192.0.2.1');
    expect(await logged()).toEqual([]);
  });
});

describe('a flood of refusals', () => {
  test('of one network is one entry an hour for each kind', async () => {
    for (let time = 0; time < 1000; time += 1) {
      refusals.note('too-many', `2001:db8:0:1::${time.toString(16)}`);
      if (time % 100 === 0) await refusals.write();
    }
    refusals.note('bot-check-failed', '2001:db8:0:1::1');
    const rows = await logged();
    expect(rows.map(({ action, facts }) => [action, facts.refusals]).sort()).toEqual([
      ['refused-by-bot-check', 1],
      ['refused-by-limit', 1000],
    ]);
    passed = HOUR_MS;
    refusals.note('too-many', '2001:db8:0:1::1');
    expect(await logged()).toHaveLength(3);
  });
  test('of very many networks is a bounded number of entries, and no refusal is lost', async () => {
    for (let time = 0; time < 5000; time += 1) refusals.note('too-many', `2001:db8:${time.toString(16)}::1`);
    const rows = await logged();
    expect(rows).toHaveLength(ENTRIES_PER_HOUR + 1);
    expect(rows.reduce((sum, { facts }) => sum + Number(facts.refusals), 0)).toBe(5000);
    expect(rows.filter(({ address }) => address === null)).toHaveLength(1);
  });
  test('that ends with the hour is written whole', async () => {
    refusals.note('too-many', '192.0.2.1');
    passed = HOUR_MS;
    refusals.note('too-many', '192.0.2.1');
    await refusals.stop();
    expect(await logged()).toHaveLength(2);
  });
});
