import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const renamed = (name: string) => ({
  ...server.content,
  families: server.content.families.map((family, index) => (index === 0 ? { ...family, name } : family)),
});
const shown = async () => {
  const slug = server.content.families[0]?.slug;
  const [page, api] = await Promise.all([
    server.app.inject(`/family/${slug}`),
    server.app.inject(`/api/ProductFamily/slug/${slug}`),
  ]);
  return { page: page.body, api: api.json().name, etags: [page.headers.etag, api.headers.etag] };
};

test('what is published shows at once, on the page and in the API', async () => {
  const before = await shown();
  await server.publish(renamed('Renamed family'));
  const after = await shown();
  expect(after.api).toBe('Renamed family');
  expect(after.page).toContain('<h1>Renamed family</h1>');
  expect(after.etags).not.toEqual(before.etags);
});
test('content that does not compile changes nothing', async () => {
  const before = await shown();
  const revision = server.holder.current()?.revision;
  const [item, ...items] = server.content.viewItems;
  if (item === undefined) throw new Error('The demo content has no tile.');
  await server.publish({ ...renamed('Broken family'), viewItems: [{ ...item, slug: 'leads-nowhere' }, ...items] });
  expect(await shown()).toEqual(before);
  expect(server.holder.current()?.revision).toBe(revision);
});
