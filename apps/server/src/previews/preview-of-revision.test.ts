import { callPath, calls } from '@millrace/contract';
import { previewPath, revisionKey } from '@millrace/contract/office';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { draftCalls } from '../testing/staff/draft-calls.ts';
import { cookieOf, staffBy } from '../testing/staff-by.ts';
import { withoutFamilies } from '../testing/test-content.ts';

const staffOf = staffBy({ pia: ['publisher'], hr: ['hr'] });
const BLOGS = callPath(calls.blogs.path, {}, { isLive: true });
const html = { accept: 'text/html' };

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ staffOf, published: withoutFamilies });
});
afterAll(() => server.close());
beforeEach(() => server.restore());

const { ask } = draftCalls(() => server, 'pia');
/** Publishes the name of a post. Returns the revision. */
async function publish(name: string): Promise<number> {
  const { id: draft } = await ask('officeBeginDraft', { body: { name } });
  const { version } = await ask('officeRow', { params: { kind: 'posts', id: 1 } });
  await ask('officeChangeRow', { params: { draft, kind: 'posts', id: 1 }, body: { version, fields: { name } } });
  return (await ask('officePublish', { params: { draft }, body: {} })).revision;
}
const get = (url: string, as = 'pia') => server.app.inject({ url, headers: { ...cookieOf(as), ...html } });
const blogsOf = async (revision: number) => (await get(previewPath(revisionKey(revision), `/api${BLOGS}`))).body;
const barOf = async (revision: number) =>
  (await get(previewPath(revisionKey(revision), '/preview-bar?path=/blog'))).body;

test('the site is seen as each revision made it, also when others followed', async () => {
  const one = await publish('The first name');
  const two = await publish('The second name');
  expect(await blogsOf(one)).toContain('The first name');
  expect(await blogsOf(one)).not.toContain('The second name');
  expect(await blogsOf(two)).toContain('The second name');
  expect(await barOf(one)).toMatch(new RegExp(`<b>Revision ${one}</b>, as published .+ 20`));
  const three = await publish('The third name');
  expect(await blogsOf(two)).toContain('The second name');
  expect(await blogsOf(three)).toContain('The third name');
});
test('a revision that is not there is refused in words, and who does not write all content sees none', async () => {
  const missing = await get(previewPath(revisionKey(4000)));
  expect(missing.statusCode).toBe(404);
  expect(missing.body).toContain('<h1>This revision cannot be shown</h1>');
  expect(missing.body).toContain('There is no revision 4000.');
  expect((await get(previewPath(revisionKey(1)), 'hr')).statusCode).toBe(403);
  expect((await server.app.inject({ url: previewPath(revisionKey(1)), headers: html })).statusCode).toBe(401);
});
test('nothing is sent or stored from it', async () => {
  const url = previewPath(revisionKey(1), '/api/Applicant/apply');
  const answer = await server.app.inject({ method: 'POST', url, headers: cookieOf('pia'), payload: {} });
  expect(answer.statusCode).toBe(403);
});
