import { commands } from '@millrace/contract';
import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applicant, pdfOf } from '../careers/testing/upload-attacks.ts';
import { NEARLY_FULL } from '../limits/stored-room.ts';
import { PASSWORD } from '../testing/account-calls.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { openTestApp, silentLog, type TestApp } from '../testing/open-test-app.ts';
import { rowCounts } from '../testing/row-counts.ts';

const MOST = 5;
const settings = {
  'hr.applicationsMax': MOST,
  'hr.resumesMaxMb': 1,
  'event.registrationsMax': MOST,
  'accounts.signUpsMax': MOST,
};
const store = memoryStore();
const logged: string[] = [];
let server: TestApp;
let networks = 0;
let people = 0;
beforeAll(async () => {
  const log = Object.assign(Object.create(silentLog), { warn: (_: object, words: string) => void logged.push(words) });
  server = await openTestApp({ settings, files: store, log });
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['job_application', 'registration', 'mail', '"user"'])
    await server.database.queries.execute(sql.raw(`delete from ${table}`));
  store.files.clear();
  logged.length = 0;
  await server.room.look();
});

/** From another network and by another person each time: what is bounded is all that is stored. */
function someone() {
  networks += 1;
  people += 1;
  return { remoteAddress: `2001:db8:${networks.toString(16)}::1`, email: `person${people}@example.com` };
}
const post = (url: string, payload: object, remoteAddress: string) =>
  server.app.inject({ method: 'POST', url, payload, remoteAddress });
const forms = {
  applications: () => {
    const { email, remoteAddress } = someone();
    return post('/api/Applicant/apply', { ...applicant, email }, remoteAddress);
  },
  registrations: () => {
    const { email, remoteAddress } = someone();
    const person = { firstName: 'Ada', lastName: 'Byron', phone: '1', totalAttending: 1, notes: '', token: '' };
    return post('/api/Blog/register-alderon-days/', { ...person, email }, remoteAddress);
  },
  'sign-ups': () => {
    const { email, remoteAddress } = someone();
    return server.app.inject({
      method: 'POST',
      url: `/api${commands.createUser.path}`,
      payload: { email, password: PASSWORD, userType: 'OEM', captchaToken: '' },
      remoteAddress,
    });
  },
};
const sorts = ['applications', 'registrations', 'sign-ups'] as const;
const tables = { applications: 'job_application', registrations: 'registration', 'sign-ups': '"user"' };
const count = async (sort: (typeof sorts)[number]): Promise<number> => {
  const { rows } = Object(await server.database.queries.execute(sql.raw(`select count(*) as n from ${tables[sort]}`)));
  return Number(rows[0].n);
};
const refusedAsFull = (answer: LightMyRequestResponse): boolean =>
  answer.statusCode === 503 &&
  answer.headers['retry-after'] === '3600' &&
  answer.json().code === 'not-ready' &&
  /We cannot take more .* just now\. .* tomorrow, or call us\.$/.test(answer.json().message);

describe.each(sorts)('%s', (sort) => {
  test('are stored up to their bound; one more is refused in words, and nothing of it stays', async () => {
    for (let nth = 1; nth <= MOST; nth += 1) expect((await forms[sort]()).statusCode).toBe(200);
    const before = await rowCounts(server.database);
    const refused = await forms[sort]();
    expect(refused.json()).toMatchObject({ status: 503 });
    expect(refusedAsFull(refused)).toBe(true);
    expect(await rowCounts(server.database)).toEqual(before);
  });
  test('are not more than their bound when many come at once', async () => {
    for (let nth = 1; nth <= MOST - 2; nth += 1) await forms[sort]();
    const answers = await Promise.all(Array.from({ length: 8 }, () => forms[sort]()));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    expect(answers.filter(refusedAsFull)).toHaveLength(6);
    expect(await count(sort)).toBe(MOST);
  });
  test('are told of before the bound is reached: once in the log, and in the body of /readyz until there is room', async () => {
    const near = MOST * NEARLY_FULL;
    const told = async () =>
      (await server.app.inject('/readyz')).body.split('\n').filter((line) => /^storage: /.test(line));
    for (let nth = 1; nth < near; nth += 1) await forms[sort]();
    await server.room.look();
    expect([await told(), logged]).toEqual([[], []]);
    expect((await forms[sort]()).statusCode).toBe(200);
    await server.room.look();
    await server.room.look();
    const line = new RegExp(
      `^storage: ${near} of ${MOST} .* are stored; beyond that they are refused: setting [\\w.]+$`,
    );
    expect(await told()).toEqual([expect.stringMatching(line)]);
    expect(logged).toEqual([expect.stringMatching(line)]);
    await server.database.queries.execute(sql.raw(`delete from ${tables[sort]}`));
    await server.room.look();
    expect(await told()).toEqual([]);
  });
});

test('files of applications are bounded together; of one that is refused no file stays', async () => {
  const apply = async () => {
    const { email, remoteAddress } = someone();
    const form = new FormData();
    form.set('data', JSON.stringify({ ...applicant, email }));
    form.set('file', new Blob([new Uint8Array(pdfOf(400_000))]), 'cv.pdf');
    return server.app.inject({ method: 'POST', url: '/api/Applicant/apply', payload: form, remoteAddress });
  };
  const answers = [await apply(), await apply(), await apply()];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 503]);
  expect(answers.filter(refusedAsFull)).toHaveLength(1);
  expect(store.files.size).toBe(2);
  // Without a file there is room for it.
  expect((await forms.applications()).statusCode).toBe(200);
});
