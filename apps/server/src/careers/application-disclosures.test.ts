import { PROBLEM_TYPE } from '@millrace/contract';
import { application } from '@millrace/contract/endpoints';
import { listAudit, recordApplication } from '@millrace/database';
import { clearAllButContent } from '@millrace/database/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { memoryStore } from '../testing/memory-store.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { sessionsOf } from '../testing/sessions-of.ts';
import { applicant } from './testing/applicant.ts';
import { resumes } from './testing/resumes.ts';

const sessionOf = sessionsOf({
  customer: { kind: 'customer', customerId: 1 },
  editor: { kind: 'staff', roles: ['editor'], customerId: null },
  hr: { kind: 'staff', roles: ['hr'], customerId: null },
  admin: { kind: 'staff', roles: ['admin'], customerId: null },
});
const store = memoryStore();
const pdf = resumes.pdf ?? Buffer.alloc(0);
let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ files: store, sessionOf });
});
beforeEach(async () => {
  await clearAllButContent(server.database);
  store.files.clear();
});
afterAll(() => server.close());

const idOf = (nth: number): string => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
const NOBODYS = idOf(999);
/** The later the number, the later it came. */
async function apply(nth: number, change: object = {}, hasResume = false): Promise<string> {
  const id = idOf(nth);
  const key = `resumes/${id}.pdf`;
  if (hasResume) await store.write(key, pdf, 'application/pdf');
  await recordApplication(server.database.queries, {
    id,
    submission: { key: null, hash: '' },
    data: application.parse({ ...applicant, ...change }),
    resume: hasResume ? { key, type: 'application/pdf', bytes: pdf.length } : null,
  });
  await server.database.queries.execute(
    sql`update job_application set received_at = ${`2026-03-01T00:00:${String(nth).padStart(2, '0')}Z`}::timestamptz where id = ${id}`,
  );
  return id;
}
const get = (path: string, token: string | null = 'hr') =>
  server.app.inject({
    url: `/api/Applicant${path}`,
    remoteAddress: '192.0.2.7',
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
const audit = async () =>
  (await listAudit(server.database.queries, { limit: 100 })).map(({ at: _, ...entry }) => entry);
const entry = (action: string, subject: string | null, facts: object = {}) => ({
  action,
  actor: 'hr',
  subject,
  address: '192.0.2.7',
  facts,
});

describe.each(['', '/', `/${idOf(1)}`, `/${idOf(1)}/resume`, `/${NOBODYS}`, '/nonsense'])(
  'applications at %s',
  (path) => {
    test.each([
      [null, 401, 'not-signed-in'],
      ['unknown', 401, 'not-signed-in'],
      ['customer', 403, 'not-allowed'],
      ['editor', 403, 'not-allowed'],
    ])('are nothing for %s, who is told so before anything is looked up', async (token, status, code) => {
      await apply(1, {}, true);
      const answer = await get(path, token);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, PROBLEM_TYPE]);
      expect(answer.json()).toMatchObject({ code });
      expect(answer.body).not.toMatch(/Ada|Byron/);
      expect(await audit()).toEqual([]);
    });
  },
);

describe('the list', () => {
  test.each(['hr', 'admin'])('shows %s the newest first, and of each what tells them apart', async (token) => {
    await apply(1);
    await apply(2, { first: 'Grace', last: 'Hopper', email: 'grace@example.com', filename: 'cv.exe' }, true);
    const answer = await get('', token);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      page: 1,
      pageSize: 50,
      total: 2,
      items: [
        expect.objectContaining({
          id: idOf(2),
          receivedAt: '2026-03-01T00:00:02.000Z',
          first: 'Grace',
          email: 'grace@example.com',
          jobId: null,
          resume: { name: 'cv.exe.pdf', type: 'application/pdf', bytes: pdf.length },
        }),
        expect.objectContaining({ id: idOf(1), position: applicant.position, resume: null }),
      ],
    });
    expect(answer.body).not.toContain(applicant.presentAddress);
  });
  test('comes in pages, beyond the last of which there is nothing', async () => {
    for (const nth of [1, 2, 3]) await apply(nth);
    const pages = [];
    for (const page of [1, 2, 3]) pages.push((await get(`?pageSize=2&page=${page}`)).json());
    expect(pages.map(({ items }) => items.map(({ id }: { id: string }) => id))).toEqual([
      [idOf(3), idOf(2)],
      [idOf(1)],
      [],
    ]);
    expect(pages.map(({ total }) => total)).toEqual([3, 3, 3]);
    expect((await audit()).toReversed()).toEqual([
      entry('applications-listed', null, { page: 1, pageSize: 2, shown: 2 }),
      entry('applications-listed', null, { page: 2, pageSize: 2, shown: 1 }),
      entry('applications-listed', null, { page: 3, pageSize: 2, shown: 0 }),
    ]);
  });
  test.each(['page=0', 'page=x', 'page=1.5', 'pageSize=101', 'pageSize=0', 'page=%zz'])(
    'is refused with %s',
    async (query) => {
      expect((await get(`?${query}`)).statusCode).toBe(400);
      expect(await audit()).toEqual([]);
    },
  );
});

describe('one application', () => {
  test('is read whole, and that it was is in the audit log', async () => {
    const id = await apply(1, { middle: 'Ω', filename: 'Ada.pdf' }, true);
    const answer = await get(`/${id}`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      id,
      receivedAt: '2026-03-01T00:00:01.000Z',
      resume: { name: 'Ada.pdf', type: 'application/pdf', bytes: pdf.length },
      data: application.parse({ ...applicant, middle: 'Ω', filename: 'Ada.pdf' }),
    });
    expect(await audit()).toEqual([entry('application-read', id)]);
  });
  test('that is not there is not found; what is no id is refused', async () => {
    for (const path of [`/${NOBODYS}`, `/${NOBODYS}/resume`]) {
      const answer = await get(path);
      expect([answer.statusCode, answer.json().message]).toEqual([404, `There is no application ${NOBODYS}.`]);
    }
    for (const path of ['/1', '/nonsense/resume', "/'or'1'='1"]) expect((await get(path)).statusCode).toBe(400);
    expect((await get('/apply')).statusCode).toBe(405);
    expect(await audit()).toEqual([]);
  });
  test('is told nothing where the disclosure cannot be put on record', async () => {
    const id = await apply(1, {}, true);
    await server.database.queries.execute(sql`alter table audit_entry rename to audit_entry_away`);
    try {
      for (const path of ['', `/${id}`, `/${id}/resume`]) {
        const answer = await get(path);
        expect(answer.statusCode).toBe(500);
        expect(answer.body).not.toMatch(/Ada|%PDF/);
      }
    } finally {
      await server.database.queries.execute(sql`alter table audit_entry_away rename to audit_entry`);
    }
  });
});

describe('a résumé', () => {
  test('is a download that nobody keeps, under a name that says what it is', async () => {
    const id = await apply(1, { filename: 'Łucja "cv".html' }, true);
    const answer = await get(`/${id}/resume`);
    expect(answer.rawPayload.equals(pdf)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="_ucja cv.html.pdf"; filename*=UTF-8''%C5%81ucja%20cv.html.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(await audit()).toEqual([entry('resume-read', id)]);
  });
  test('that never came, or is gone, is not found, and was not read', async () => {
    const [without, lost] = [await apply(1), await apply(2, {}, true)];
    store.files.clear();
    expect((await get(`/${without}/resume`)).json().message).toBe(`No résumé came with application ${without}.`);
    expect((await get(`/${lost}/resume`)).json().message).toBe(`The résumé of application ${lost} is missing.`);
    expect(await audit()).toEqual([]);
  });
});

test('the API’s document tells what staff may ask, and that a résumé is a file', async () => {
  const { paths } = (await server.app.inject('/api/openapi.json')).json();
  expect(Object.keys(paths['/api/Applicant'])).toEqual(expect.arrayContaining(['get', 'post']));
  expect(
    paths['/api/Applicant/{id}'].get.responses['200'].content['application/json'].schema.properties,
  ).toHaveProperty('data.properties.presentAddress');
  const { content } = paths['/api/Applicant/{id}/resume'].get.responses['200'];
  expect(content).toEqual({ 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } });
});
