import { compile } from '@millrace/catalogue';
import { type Content, emptyContent } from '@millrace/contract/content';
import { scaleContent } from '@millrace/demo-content/scale';
import { beforeEach, describe, expect, test, vi } from 'vitest';
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
  attributes: {},
  replacedBy: null,
  replacedNote: null,
  pictures: [],
  isObsolete: false,
  isLive: true,
  position: 0,
};

/** Enough for a compile of many slices. */
const many = scaleContent({ families: 20, products: 2000, configurators: 0 });
const publishedAt = new Date('2026-01-05T12:00:00Z');
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
    findings: [{ severity: 'error', kind: 'products', id: 1 }],
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
  await holder.publish(made.snapshot, async () => ({ revision: 2, publishedAt }));
  await holder.refresh();
  expect(holder.current()).toEqual({ ...made.snapshot, publishedAt });
  expect(reader.read).toHaveBeenCalledTimes(1);
});
test('content that was prepared is served when its revision comes; any other is compiled', async () => {
  publish(1, empty);
  await holder.refresh();
  const [ahead, ofAnother] = [{ ...post }, { ...post, name: 'Never published' }];
  const over = holder.current();
  if (over === null) throw new Error('Nothing is in force.');
  holder.prepare(over, { ...empty, posts: [ahead] });
  publish(2, { ...empty, posts: [post] });
  await holder.refresh();
  expect(holder.current()).toMatchObject({ revision: 2, content: { posts: [post] } });
  expect(holder.current()?.content.posts[0]).toBe(ahead);
  const second = holder.current() ?? over;
  holder.prepare(second, { ...empty, posts: [ofAnother] });
  publish(3, { ...empty, posts: [{ ...post, name: 'Published' }] });
  await holder.refresh();
  expect(holder.current()).toMatchObject({ revision: 3, content: { posts: [{ name: 'Published' }] } });
  holder.prepare(over, { ...empty, posts: [ofAnother] });
  publish(4, { ...empty, posts: [ofAnother] });
  await holder.refresh();
  expect(holder.current()?.content.posts[0]).toBe(ofAnother);
  expect(holder.current()?.revision).toBe(4);
});
test('an older revision never replaces a newer one', async () => {
  publish(3, empty);
  await holder.refresh();
  const late = compile({ ...empty, posts: [post] }, { revision: 2 });
  if (late.ok) await holder.publish(late.snapshot, async () => ({ revision: 2, publishedAt }));
  expect(holder.current()?.revision).toBe(3);
});
test('a reader that fails once does not stop the next refresh', async () => {
  publish(1, empty);
  reader.read.mockRejectedValueOnce(new Error('connection lost'));
  await expect(holder.refresh()).rejects.toThrow('connection lost');
  await holder.refresh();
  expect(holder.current()?.revision).toBe(1);
});

describe('while a revision is compiled', () => {
  const shown: number[] = [];
  beforeEach(async () => {
    shown.length = 0;
    holder.onTaken(({ revision }) => shown.push(revision));
    publish(1, many);
  });
  /** Resolves in the middle of a compile: after it has begun, and before it ends. */
  const begun = () => vi.waitFor(() => expect(reader.read).toHaveBeenCalled(), { interval: 1, timeout: 30_000 });

  test('a newer one that comes is shown after it, and those in between are passed over', async () => {
    const all = [holder.refresh()];
    await begun();
    expect(holder.current()).toBeNull();
    for (const revision of [2, 3]) {
      publish(revision, empty);
      all.push(holder.refresh());
    }
    await Promise.all(all);
    expect(shown).toEqual([1, 3]);
  });
  test('one that is refused leaves the one before, and the next is taken', async () => {
    await holder.refresh();
    publish(2, { ...many, products: many.products.map((row) => ({ ...row, familyId: 99 })) });
    const refused = holder.refresh();
    publish(3, empty);
    await Promise.all([refused, holder.refresh()]);
    expect(shown).toEqual([1, 3]);
  });
  test('another compile waits for its turn', async () => {
    const order: string[] = [];
    const first = holder.compile(many, { revision: 1 }).then(() => order.push('many'));
    const second = holder.compile(empty, { revision: 2 }).then(() => order.push('none'));
    await Promise.all([first, second]);
    expect(order).toEqual(['many', 'none']);
  });
  test('the announcement of a revision that is being stored here waits, and finds it served', async () => {
    await holder.refresh();
    const made = await holder.compile(empty, { revision: 2 });
    if (!made.ok) throw new Error('Nothing does not compile.');
    let announced: Promise<void> = Promise.resolve();
    await holder.publish(made.snapshot, async () => {
      publish(2, empty);
      announced = holder.refresh();
      await new Promise((resolve) => setTimeout(resolve, 5));
      return { revision: 2, publishedAt };
    });
    await announced;
    expect(reader.read).toHaveBeenCalledTimes(1);
    expect(shown).toEqual([1, 2]);
  });
  test('a stop ends it: nothing of it is shown, and what comes later is refused unread', async () => {
    const refreshed = holder.refresh();
    const compiled = holder.compile(many, { revision: 2 });
    await begun();
    const stopped = holder.stop();
    await expect(refreshed).rejects.toThrow('The server is stopping.');
    await expect(compiled).rejects.toThrow('The server is stopping.');
    await stopped;
    await expect(holder.refresh()).rejects.toThrow('The server is stopping.');
    expect(reader.read).toHaveBeenCalledTimes(1);
    expect([holder.current(), shown]).toEqual([null, []]);
  });
});
