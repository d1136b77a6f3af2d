import { compile, type Snapshot } from '@millrace/catalogue';
import { calls, type ReadPage, type RenderPage } from '@millrace/contract';
import type { Content } from '@millrace/contract/content';
import { expect, test } from 'vitest';
import { sitemapPaths } from '../discovery/sitemap-paths.ts';
import { withoutFamilies } from '../testing/test-content.ts';
import { comparePages, type PagesChanged, pageDifferences } from './pages-changed.ts';

const before = withoutFamilies.snapshot();
/** Nothing is said of it elsewhere. */
const first = before.content.categories.find(
  ({ id, isLive, isVizzy }) => isLive && !isVizzy && before.content.categories.every(({ parentId }) => parentId !== id),
);
if (first === undefined) throw new Error('The demo has no category without others in it.');
const own = `/category/${first.slug}`;
function changed(change: (content: Content) => Partial<Content>): Snapshot {
  const content = withoutFamilies.rows();
  const made = compile({ ...content, ...change(content) }, { revision: 2 });
  if (!made.ok) throw new Error(JSON.stringify(made.findings));
  return made.snapshot;
}
const withFields = (fields: object) =>
  changed(({ categories }) => ({
    categories: categories.map((row) => (row.id === first.id ? { ...row, ...fields } : row)),
  }));

/** A site of categories: each reads its own answer, and the first page that of all. All read the settings, as their frame. */
const read: ReadPage = async ({ url, transport }) => {
  await transport({ call: calls.settings, params: {}, query: {} });
  const [, page = '', slug] = url.split('/');
  if (page !== 'category') return { title: '', isFound: true };
  if (slug === undefined) await transport({ call: calls.categories, params: {}, query: {} });
  if (slug === undefined) return { title: 'Categories', isFound: true };
  const { body, status } = await transport({ call: calls.categoryBySlug, params: { slug }, query: {} });
  if (status !== 200) throw new Error('There is no such category.');
  return { title: String(Reflect.get(Object(body), 'name')), isFound: true };
};
/** Draws the names of all, and what a page was made from in its script. */
const render: RenderPage = async ({ url, transport }) => {
  const { body } = await transport({ call: calls.categories, params: {}, query: {} });
  const names = Array.isArray(body) ? body.map((row) => Reflect.get(Object(row), 'name')) : [];
  const html = `${url} ${names.join()}<script type="application/json">${JSON.stringify(body)}</script>`;
  return { kind: 'page', status: 200, html };
};
const nothingFound = (): PagesChanged => ({
  ...{ checked: 0, of: 0, isFrameChanged: false, frameFields: [], frame: new Set(), pages: [] },
});
async function compared(after: Snapshot, from = before, site: { read?: ReadPage; render?: RenderPage } = {}) {
  const found = nothingFound();
  const { signal } = new AbortController();
  await comparePages({ before: from, after, read, render, ...site, signal, whenFree: async () => {} }, found);
  return found;
}

test('of the same content no page changes, and all are looked at', async () => {
  const { checked, of, isFrameChanged, frameFields, frame, pages } = await compared(before);
  const count = sitemapPaths(before).length;
  expect({ checked, of, isFrameChanged, frameFields, frame: frame.size, pages }).toEqual({
    ...{ checked: count, of: count, isFrameChanged: false, frameFields: [], frame: 0, pages: [] },
  });
});

test('the page of a changed row, and that of a list which shows it, change in these fields', async () => {
  const { pages, isFrameChanged } = await compared(withFields({ name: 'Another name' }));
  expect(isFrameChanged).toBe(false);
  expect(pages).toEqual([
    { path: '/category', title: 'Categories', change: 'changed', prices: 0, fields: ['name'] },
    { path: own, title: 'Another name', change: 'changed', prices: 0, fields: ['name'] },
  ]);
});

test('a page that differs by a list alone, and is drawn the same, does not change', async () => {
  const after = withFields({ description: 'Other words.' });
  expect((await compared(after)).pages.map(({ path }) => path)).toEqual([own]);
  const leading: RenderPage = async ({ transport }) => {
    const { body } = await transport({ call: calls.categories, params: {}, query: {} });
    return { kind: 'redirect', status: 301, location: JSON.stringify(body) };
  };
  expect((await compared(after, before, { render: leading })).pages.map(({ path }) => path)).toEqual([
    '/category',
    own,
  ]);
});

test('a page is new or gone, by its title where it is', async () => {
  const without = changed(({ categories }) => ({ categories: categories.filter(({ id }) => id !== first.id) }));
  const ofOwn = ({ pages }: PagesChanged) => pages.find((page) => page.path === own);
  const gone = await compared(without);
  expect(ofOwn(gone)).toEqual({ path: own, title: first.name, change: 'gone', prices: 0, fields: [] });
  const added = await compared(before, without);
  expect(ofOwn(added)).toEqual({ path: own, title: first.name, change: 'new', prices: 0, fields: [] });
  const count = sitemapPaths(before).length;
  expect([gone.of, gone.checked, added.of, added.checked]).toEqual([count, count, count, count]);
});

test('a page without a title, or that cannot be read, is called by its path', async () => {
  const nameless: ReadPage = async (given) => ({ ...(await read(given)), title: '', isFound: true });
  const refusing: ReadPage = async (given) => {
    await read(given);
    throw new Error('It cannot be read.');
  };
  for (const reading of [nameless, refusing]) {
    const { pages } = await compared(withFields({ name: 'Another' }), before, { read: reading });
    expect(pages.map(({ title }) => title)).toEqual(['/category', own]);
  }
});

test('what every page reads is the frame, and no page is said to change by it', async () => {
  const after = changed(({ settings, categories }) => ({
    settings: settings.map((row) =>
      `${row.group}.${row.key}` === 'company.name' ? { ...row, value: 'Other Ltd' } : row,
    ),
    categories: categories.map((row) => (row.id === first.id ? { ...row, name: 'Another' } : row)),
  }));
  const found = await compared(after);
  expect([found.isFrameChanged, found.frame.size, found.frameFields]).toEqual([true, 1, ['value']]);
  expect(found.pages.map(({ path, fields }) => [path, fields])).toEqual([
    ['/category', ['name']],
    [own, ['name']],
  ]);
  const onPage = (frame: ReadonlySet<string>) => pageDifferences({ before, after, read }, frame, own);
  expect(await onPage(found.frame)).toEqual([
    { path: ['name'], change: 'changed', before: first.name, after: 'Another' },
  ]);
  expect(await onPage(new Set())).toHaveLength(2);
});

test('a comparison that is not wanted any more ends', async () => {
  const found = nothingFound();
  const signal = AbortSignal.abort(new Error('It is not wanted.'));
  const work = comparePages({ before, after: before, read, render, signal, whenFree: async () => {} }, found);
  await expect(work).rejects.toThrow('It is not wanted.');
  expect(found.checked).toBe(0);
});

test('a comparison makes room between its slices', async () => {
  let asked = 0;
  const slow: ReadPage = async () => {
    const until = performance.now() + 20;
    while (performance.now() < until);
    return null;
  };
  const found = nothingFound();
  const unwanted = new AbortController();
  const whenFree = async (): Promise<void> => {
    asked += 1;
    if (asked === 3) unwanted.abort(new Error('Enough.'));
  };
  const work = comparePages({ before, after: before, read: slow, render, signal: unwanted.signal, whenFree }, found);
  await expect(work).rejects.toThrow('Enough.');
  expect(found.checked).toBeGreaterThanOrEqual(3);
});
