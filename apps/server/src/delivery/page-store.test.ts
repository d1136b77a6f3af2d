import { calls, type PageAnswer, type PageRequest, type RenderPage } from '@millrace/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { theSite } from '../work/asker.ts';
import { openWork } from '../work/work.ts';
import { pageStore } from './page-store.ts';

const first = { revision: 1 };
const second = { revision: 2 };
const render = vi.fn(
  async ({ url }: PageRequest): Promise<PageAnswer> => ({ kind: 'page', status: 200, html: `<h1>${url}</h1>` }),
);
const transport = (revision: { revision: number }) => async () => ({ status: 200, body: revision.revision });
const storeWith = (keep = true, site: RenderPage = render) =>
  pageStore({ render: site, work: openWork(), transport, publicUrl: 'http://site', mediaBase: '/media', keep });
const textOf = (page: { kind: string; bytes?: { identity: Buffer | null } }) => page.bytes?.identity?.toString();

beforeEach(() => vi.clearAllMocks());

test('however many ask at once, a page is rendered once', async () => {
  const store = storeWith();
  const pages = await Promise.all(['/home', '/home/', '/home?x=1'].map((url) => store.get(first, url, theSite)));
  expect(pages.map(textOf)).toEqual(['<h1>/home</h1>', '<h1>/home</h1>', '<h1>/home</h1>']);
  await store.get(first, '/home', theSite);
  expect(render).toHaveBeenCalledTimes(1);
});
test('another revision is rendered anew, with its own answers', async () => {
  const store = storeWith();
  await store.get(first, '/home', theSite);
  await store.get(second, '/home', theSite);
  const asked = render.mock.calls.map(([request]) =>
    request.transport({ call: calls.settings, params: {}, query: {} }),
  );
  expect((await Promise.all(asked)).map(({ body }) => body)).toEqual([1, 2]);
});
test.each([404, 500] as const)('a page with status %i is not kept', async (status) => {
  const store = storeWith();
  render.mockResolvedValueOnce({ kind: 'page', status, html: 'no' });
  expect(await store.get(first, '/family/none', theSite)).toMatchObject({ status });
  expect(store.kept(first, '/family/none')).toBeUndefined();
});
test('the not-found page of a page is rendered once for all addresses of a revision', async () => {
  const hadIt: (boolean | undefined)[] = [];
  const site: RenderPage = async ({ url, hasNotFound }) => {
    hadIt.push(hasNotFound?.('family'));
    if (hasNotFound?.('family') === true) return { kind: 'not-found', of: 'family' };
    return { kind: 'page', status: 404, html: `first asked for at ${url}`, notFoundOf: 'family' };
  };
  const store = storeWith(true, site);
  const pages = [];
  for (const url of ['/family/one', '/family/two']) pages.push(await store.get(first, url, theSite));
  expect(pages[1]).toBe(pages[0]);
  expect(pages[1]).toMatchObject({ status: 404 });
  await store.get(second, '/family/one', theSite);
  expect(hadIt).toEqual([false, true, false]);
  expect(store.kept(first, '/family/one')).toBeUndefined();
});
test('a redirect is not kept', async () => {
  const store = storeWith();
  render.mockResolvedValueOnce({ kind: 'redirect', status: 302, location: '/home' });
  expect(await store.get(first, '/', theSite)).toEqual({ kind: 'redirect', status: 302, location: '/home' });
  expect(store.kept(first, '/')).toBeUndefined();
});
test('while developing nothing is kept', async () => {
  const store = storeWith(false);
  await store.get(first, '/home', theSite);
  await store.get(first, '/home', theSite);
  expect(render).toHaveBeenCalledTimes(2);
});
