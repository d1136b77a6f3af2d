import { SUBMISSION_KEY_HEADER } from '@millrace/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { memoryStore } from '../testing/memory-store.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { applicant, pdfOf } from './testing/upload-attacks.ts';

const store = memoryStore();
let server: TestApp;
let address: string;
let keys = 0;
let key = '';
beforeAll(async () => {
  server = await openTestApp({ files: store });
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());
beforeEach(async () => {
  keys += 1;
  key = `submit ${keys}`;
  store.files.clear();
  await server.database.queries.execute(sql`delete from job_application`);
  await server.database.queries.execute(sql`delete from mail`);
});

/** Over a connection of its own. */
async function send(change: object, pdfBytes: number | null, given = key): Promise<string> {
  const body = JSON.stringify({ ...applicant, ...change });
  const form = new FormData();
  form.set('data', body);
  if (pdfBytes !== null) form.set('file', new Blob([new Uint8Array(pdfOf(pdfBytes))]), `${pdfBytes}.pdf`);
  const isJson = pdfBytes === null;
  const answer = await fetch(`${address}/api/Applicant${isJson ? '/apply' : ''}`, {
    method: 'POST',
    body: isJson ? body : form,
    headers: {
      [SUBMISSION_KEY_HEADER]: given,
      connection: 'close',
      ...(isJson ? { 'content-type': 'application/json' } : {}),
    },
  });
  return `${answer.status} ${await answer.text()}`;
}
const rows = async (query: string) => Object(await server.database.queries.execute(sql.raw(query))).rows;
const records = () => rows('select data, resume_key, resume_bytes from job_application');
const mails = async () => (await rows('select kind from mail order by kind')).map(({ kind }: { kind: string }) => kind);
const ONE_SET = ['application-copy', 'application-notice'];
const TRUE = '200 true';

test('one submit over two connections at once is one record, and both are told so', async () => {
  expect(await Promise.all([send({}, 3000), send({}, 3000)])).toEqual([TRUE, TRUE]);
  const found = await records();
  expect(found).toHaveLength(1);
  expect([...store.files.keys()]).toEqual([found[0].resume_key]);
  expect(await mails()).toEqual(ONE_SET);
});
const OTHER = /^409 .*"code":"submission-differs"/;
test('the same key with the same content is told that it is there', async () => {
  expect([await send({}, 3000), await send({}, 3000)]).toEqual([TRUE, TRUE]);
  expect(await records()).toHaveLength(1);
});
test('the same key with other content, another file or none is refused in words, and the first stays whole', async () => {
  expect(await send({ first: 'First' }, 3000)).toBe(TRUE);
  expect(await send({ first: 'Second' }, 3000)).toMatch(OTHER);
  expect(await send({ first: 'First' }, 4000)).toMatch(OTHER);
  expect(await send({ first: 'First' }, null)).toMatch(OTHER);
  expect(await records()).toMatchObject([{ data: { first: 'First', filename: '3000.pdf' }, resume_bytes: 3000 }]);
  expect(store.files.size).toBe(1);
  expect(await mails()).toEqual(ONE_SET);
});
test('the same key with other content at once is one of them, with the file of that one; the others are told', async () => {
  const sizes = [1000, 2000, 3000, 4000];
  const answers = await Promise.all([...sizes, null].map((bytes) => send({ first: `Of ${bytes}` }, bytes)));
  expect(answers.filter((answer) => answer === TRUE)).toHaveLength(1);
  expect(answers.filter((answer) => OTHER.test(answer))).toHaveLength(sizes.length);
  const found = await records();
  expect(found).toHaveLength(1);
  const [{ data, resume_bytes, resume_key }] = found;
  expect(data.first).toBe(`Of ${resume_bytes}`);
  expect([...store.files].map(([at, bytes]) => [at, bytes.length])).toEqual(
    resume_key === null ? [] : [[resume_key, resume_bytes]],
  );
  expect(await mails()).toEqual(ONE_SET);
});
test('a refused try does not use the key up', async () => {
  expect(await send({ first: '' }, 3000)).toMatch(/^400 /);
  expect(await records()).toEqual([]);
  expect(await send({}, 3000)).toBe(TRUE);
  expect(await records()).toHaveLength(1);
});
test('other keys are other submits', async () => {
  expect(await Promise.all([send({}, 3000), send({}, 3000, `${key}!`)])).toEqual([TRUE, TRUE]);
  expect(await records()).toHaveLength(2);
  expect(store.files.size).toBe(2);
});
