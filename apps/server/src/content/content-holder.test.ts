import { compile } from '@millrace/catalogue';
import { type Content, emptyContent } from '@millrace/contract/content';
import { beforeEach, expect, test, vi } from 'vitest';
import { type ContentHolder, contentHolder } from './content-holder.ts';

const empty = emptyContent();
const post = { id: 1, name: 'News', slug: 'news', postDate: '2026-01-05', htmlContent: '<p>New.</p>', isLive: true };
const product = {
  id: 1,
  familyId: 99,
  partNumber: '1000001',
  name: 'Orphan',
  description: '',
  priceCents: null,
  configModelNo: null,
  isObsolete: false,
  isLive: true,
  position: 0,
};

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const published: { revision: number | null; content: Content } = { revision: null, content: empty };
const reader = {
  revision: async () => published.revision,
  read: vi.fn(async () => ({ revision: published.revision ?? 0, content: published.content })),
};
const publish = (revision: number, content: Content) => Object.assign(published, { revision, content });
let holder: ContentHolder;
beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(published, { revision: null, content: empty });
  holder = contentHolder(reader, log);
});

test('before anything is published there is no snapshot', async () => {
  await holder.refresh();
  expect(holder.current()).toBeNull();
});
test('a published revision is served once it is compiled', async () => {
  publish(1, { ...empty, posts: [post] });
  const refreshed = holder.refresh();
  expect(holder.current()).toBeNull();
  await refreshed;
  expect(holder.current()).toMatchObject({ revision: 1, content: { posts: [post] } });
});
test('content that does not compile is refused with its list, and the old snapshot stays', async () => {
  publish(1, empty);
  await holder.refresh();
  publish(2, { ...empty, products: [product] });
  await holder.refresh();
  expect(holder.current()?.revision).toBe(1);
  const [facts] = log.error.mock.calls[0] ?? [];
  expect(facts).toMatchObject({
    revision: 2,
    diagnostics: [{ severity: 'error', where: { kind: 'products', id: 1 } }],
  });
});
test('a refused revision is not compiled again, the next one is', async () => {
  publish(1, { ...empty, products: [product] });
  await holder.refresh();
  await holder.refresh();
  expect(reader.read).toHaveBeenCalledTimes(1);
  publish(2, empty);
  await holder.refresh();
  expect(holder.current()?.revision).toBe(2);
});
test('a change that comes while one is compiled is taken next', async () => {
  publish(1, empty);
  const first = holder.refresh();
  publish(2, empty);
  await Promise.all([first, holder.refresh()]);
  expect(holder.current()?.revision).toBe(2);
});
test('a revision that was compiled before it was published is served without being read', async () => {
  publish(1, empty);
  await holder.refresh();
  const made = compile({ ...empty, posts: [post] }, { revision: 2 });
  if (!made.ok) throw new Error('The post does not compile.');
  publish(2, { ...empty, posts: [post] });
  await holder.adopt(made.snapshot);
  await holder.refresh();
  expect(holder.current()).toBe(made.snapshot);
  expect(reader.read).toHaveBeenCalledTimes(1);
});
test('an older revision never replaces a newer one', async () => {
  publish(3, empty);
  await holder.refresh();
  const late = compile({ ...empty, posts: [post] }, { revision: 2 });
  if (late.ok) await holder.adopt(late.snapshot);
  expect(holder.current()?.revision).toBe(3);
});
test('a reader that fails once does not stop the next refresh', async () => {
  publish(1, empty);
  reader.read.mockRejectedValueOnce(new Error('connection lost'));
  await expect(holder.refresh()).rejects.toThrow('connection lost');
  await holder.refresh();
  expect(holder.current()?.revision).toBe(1);
});
