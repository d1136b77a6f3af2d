import { callPath, calls, commands, TOKEN_KEY } from '@millrace/contract';
import { PREVIEW_LINKS_MOST, previewPath } from '@millrace/contract/office';
import { listAudit } from '@millrace/database';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { draftCalls } from '../testing/staff/draft-calls.ts';
import { cookieOf, staffBy } from '../testing/staff-by.ts';
import { withoutFamilies } from '../testing/test-content.ts';

const staffOf = staffBy({ ada: ['editor'], hr: ['hr'], ops: [] });
const BLOGS = `/api${callPath(calls.blogs.path, {}, { isLive: true })}`;
const html = { accept: 'text/html' };

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ staffOf, published: withoutFamilies });
  server.site.render.mockImplementation(async ({ url, transport, mediaBase }) => {
    if (url === '/moved') return { kind: 'redirect', status: 302, location: '/blog' };
    const { body } = await transport({ call: calls.blogs, params: {}, query: { isLive: true } });
    const text = `<a href="/blog">${JSON.stringify(body)}</a><img src="${mediaBase}/a.png">`;
    return { kind: 'page', status: 200, html: `<!doctype html><html><head></head><body>${text}</body></html>` };
  });
});
afterAll(() => server.close());
beforeEach(() => server.restore());

const { bodyOf: ask } = draftCalls(() => server);
const begin = async (): Promise<string> => (await ask('officeBeginDraft', { body: { name: 'Spring <2027>' } })).id;
async function rename(draft: string, fields: object, id = 1) {
  const params = { draft, kind: 'posts', id };
  const { version } = await ask('officeRow', { params: { kind: 'posts', id }, query: { draft } });
  const { outcome } = await ask('officeChangeRow', { params, body: { version, fields } });
  expect(outcome).toBe('saved');
}
const get = (url: string, headers: Record<string, string> = { ...cookieOf('ada'), ...html }) =>
  server.app.inject({ url, headers });

describe('a preview', () => {
  test('shows pages and answers as the draft has them, beside the published ones', async () => {
    const draft = await begin();
    await rename(draft, { name: 'Named in the draft' });
    const base = `/office/preview/${draft}`;
    const page = await get(`${base}/blog`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Named in the draft');
    expect((await get(base + BLOGS)).body).toContain('Named in the draft');
    expect((await server.app.inject('/blog')).body).not.toContain('Named in the draft');
    expect((await server.app.inject(BLOGS)).body).not.toContain('Named in the draft');
  });
  test('follows the draft', async () => {
    const draft = await begin();
    expect((await get(`/office/preview/${draft}/blog`)).body).not.toContain('Changed later');
    await rename(draft, { name: 'Changed later' });
    await expect.poll(async () => (await get(`/office/preview/${draft}/blog`)).body).toContain('Changed later');
  });
  test('shows the last change also to who asks while it is being made for another', async () => {
    const draft = await begin();
    const page = `/office/preview/${draft}/blog`;
    await get(page);
    for (const name of ['First of all', 'Then another', 'The last one']) {
      await rename(draft, { name });
      let shown: boolean[];
      do {
        let isOver = false;
        const asked = [get(page)];
        void asked[0]?.then(() => {
          isOver = true;
        });
        while (!isOver) {
          // More at once would be told that the server is busy.
          if (asked.length < 30) asked.push(get(page));
          await new Promise(setImmediate);
        }
        shown = (await Promise.all(asked)).map(({ body }) => body.includes(name));
      } while (!shown.includes(true));
      expect(shown.length).toBeGreaterThan(2);
      // A PostgreSQL server tells of a change somewhat after it, and requests pass each other on its connections.
      if (inject('databaseKind') === 'embedded') expect(shown).not.toContain(false);
    }
  });
  test('is kept by nobody, found by no robot, and framed by the office alone', async () => {
    const draft = await begin();
    for (const path of ['/blog', BLOGS, '/preview-bar?path=/blog']) {
      const { headers } = await get(`/office/preview/${draft}${path}`);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'same-origin',
        'x-frame-options': 'SAMEORIGIN',
      });
      expect(headers).not.toHaveProperty('surrogate-key');
      expect(headers).not.toHaveProperty('etag');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    }
  });
  test('leads on within itself', async () => {
    const base = `/office/preview/${await begin()}`;
    const { body } = await get(`${base}/blog`);
    expect(body).toContain(`<a href="${base}/blog">`);
    expect(body).toContain(`<img src="${base}/media/a.png">`);
    expect((await get(base)).headers.location).toBe(`${base}/home`);
    expect((await get(`${base}/moved`)).headers.location).toBe(`${base}/blog`);
  });
  test('names its draft, the row of the page, and the rows that are shown as published', async () => {
    const draft = await begin();
    await rename(draft, { slug: 'Not A Slug' });
    const slug = server.content.posts.find(({ id }) => id === 1)?.slug;
    const { body } = await get(`/office/preview/${draft}/blog/${slug}`);
    expect(body).toContain('Spring &lt;2027&gt;');
    expect(body).toContain('1 shown as published');
    expect(body).toContain(`href="/office/rows/posts/1?draft=${draft}"`);
  });
  test('leads from an address that is not sound yet to the page as it is published, and from no other', async () => {
    const draft = await begin();
    const base = `/office/preview/${draft}`;
    const [first, second] = [1, 2].map((id) => server.content.posts.find((post) => post.id === id)?.slug);
    await rename(draft, { slug: 'no-post-of-before', htmlContent: '<script>1</script>' });
    const { statusCode, headers } = await get(`${base}/blog/no-post-of-before?from=form`);
    expect([statusCode, headers.location]).toEqual([302, `${base}/blog/${first}?from=form`]);
    expect(headers['cache-control']).toBe('no-store');
    for (const path of [`/blog/${first}`, `/blog/${second}`, '/blog', '/family/no-post-of-before', '/home'])
      expect([path, (await get(base + path)).statusCode]).toEqual([path, 200]);
    await rename(draft, { slug: first, htmlContent: '<p>1</p>' });
    await expect.poll(async () => (await get(`${base}/blog/no-post-of-before`)).statusCode).toBe(200);
  });
  test('has nothing for robots, and no picture for those who share it', async () => {
    const base = `/office/preview/${await begin()}`;
    for (const path of [
      '/robots.txt',
      '/sitemap.xml',
      '/sitemap-1.xml',
      '/site.webmanifest',
      '/media/og/home/home.png',
    ])
      expect([path, (await get(base + path)).statusCode]).toEqual([path, 404]);
  });
  test('asks forms for no work, so that they come to be refused', async () => {
    const answer = await get(
      `/office/preview/${await begin()}/api${callPath(commands.botCheck.path, { action: 'login' })}`,
    );
    expect(answer.json()).toEqual({ provider: 'off' });
  });
  test('stores nothing: whatever would be sent is refused in plain words', async () => {
    const draft = await begin();
    for (const url of ['/api/Users/login', '/api/Events/1/register', '/api/events', '/blog']) {
      const answer = await server.app.inject({
        method: 'POST',
        url: `/office/preview/${draft}${url}`,
        headers: { ...cookieOf('ada'), 'content-type': 'application/json' },
        payload: '{}',
      });
      expect(answer.statusCode).toBe(403);
      expect(answer.json().message).toBe('This is a preview of a draft: nothing was sent or stored.');
    }
  });
  test('is shown to staff who write some content, as a customer to those who write all of it, and to nobody else', async () => {
    const draft = await begin();
    const url = `/office/preview/${draft}/blog`;
    const stranger = await get(url, html);
    expect(stranger.statusCode).toBe(401);
    expect(stranger.body).toContain('<h1>This preview is for staff</h1>');
    expect(stranger.body).toContain('<a href="/office">Sign in to the office</a>');
    expect((await get(url, { ...cookieOf('hr'), ...html })).statusCode).toBe(200);
    const asCustomer = `/office/preview/${draft}~customer-1/blog`;
    expect((await get(asCustomer, { ...cookieOf('hr'), ...html })).statusCode).toBe(403);
    expect((await get(url, { ...cookieOf('ops'), ...html })).statusCode).toBe(403);
    const unknown = await get('/office/preview/00000000-0000-4000-8000-000000000000/blog');
    expect(unknown.statusCode).toBe(404);
    expect(unknown.body).toContain('<h1>There is no such draft</h1>');
  });
  test('ends with its draft', async () => {
    const draft = await begin();
    expect((await get(`/office/preview/${draft}/blog`)).statusCode).toBe(200);
    await ask('officeDiscardDraft', { params: { draft } });
    await expect.poll(async () => (await get(`/office/preview/${draft}/blog`)).statusCode).toBe(409);
    const { body } = await get(`/office/preview/${draft}/blog`);
    expect(body).toContain('It was published or discarded');
    expect(body).toContain(`<a href="/office/publish?draft=${draft}">See what became of it</a>`);
  });
  test('says in the frame of the office why there is none: to nobody else', async () => {
    for (const [key, cookie] of [
      ['00000000-0000-4000-8000-000000000000', 'ada'],
      [await begin(), null],
    ] as const) {
      const { statusCode, headers, body } = await get(`/office/preview/${key}/blog`, {
        ...(cookie === null ? {} : cookieOf(cookie)),
        ...html,
      });
      expect([statusCode, body.includes('<h1')]).toEqual([cookie === null ? 401 : 404, true]);
      expect(headers['x-frame-options']).toBe('SAMEORIGIN');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    }
  });
});

describe('the site seen as a customer', () => {
  const grouped = (): { id: number; name: string; groupId: number } => {
    const found = server.content.customers.find(({ groupId }) => groupId !== null);
    if (found === undefined || found.groupId === null) throw new Error('The content has no customer of a group.');
    return { ...found, groupId: found.groupId };
  };
  const views = async () =>
    (await listAudit(server.database.queries, { limit: 50 })).filter(({ action }) => action === 'site-viewed-as');

  test('answers as a user of the customer has it, in a draft and in force', async () => {
    const { id, name } = grouped();
    for (const draft of [await begin(), null]) {
      const user = await get(previewPath(draft, `/api${commands.getUser.path}`, id));
      expect(user.json()).toMatchObject({ customerId: id, customer: name, role: null });
      expect(user.headers['cache-control']).toBe('no-store');
      expect((await get(previewPath(draft, `/api${commands.getUser.path}`))).statusCode).toBe(404);
      const { body } = await get(previewPath(draft, '/blog', id));
      expect(body).toContain(`data-token="${TOKEN_KEY}"`);
      expect(body).toContain(`As ${name}`);
      expect((await get(previewPath(draft, '/blog'))).body).not.toContain('data-token');
    }
  });
  test('leads staff to the same page as others', async () => {
    const { id } = grouped();
    const draft = await begin();
    const { body } = await get(previewPath(draft, '/blog', id));
    for (const customer of server.content.customers)
      expect(body).toContain(`<a href="${previewPath(draft, '/blog', customer.id)}"`);
    expect(body).toContain(`<a href="${previewPath(draft, '/blog')}">A visitor without an account</a>`);
  });
  test('is noted once, and again as another customer', async () => {
    const { id } = grouped();
    const before = (await views()).length;
    const draft = await begin();
    for (const path of ['/blog', BLOGS, '/preview-bar?path=/blog']) await get(previewPath(draft, path, id));
    const [view, ...others] = await views();
    expect(others).toHaveLength(before);
    expect(view).toMatchObject({ actor: 'ada', subject: draft, facts: { customer: id } });
    await get(previewPath(draft, '/blog', id + 1));
    expect(await views()).toHaveLength(before + 2);
  });
  test('is shown to staff who may change content alone, and for customers there are', async () => {
    const url = previewPath(null, '/blog', grouped().id);
    expect((await get(url, html)).statusCode).toBe(401);
    expect((await get(url, { ...cookieOf('hr'), ...html })).statusCode).toBe(403);
    const unknown = await get(previewPath(await begin(), '/blog', 999));
    expect(unknown.statusCode).toBe(404);
    expect(unknown.body).toContain('There is no customer 999 in this draft.');
    expect((await get(previewPath(null, '/blog', 999))).body).toContain('There is no customer 999 on this site.');
    expect((await get('/office/preview/in-force~customer-x/blog')).statusCode).toBe(404);
  });
  test('knows a customer who is new in the draft', async () => {
    const draft = await begin();
    const { groupId } = grouped();
    const fields = { name: 'Brand New Pumps', slug: 'brand-new-pumps', groupId, logo: null };
    const { id } = await ask('officeAddRow', { params: { draft, kind: 'customers' }, body: { fields } });
    const user = await get(previewPath(draft, `/api${commands.getUser.path}`, id));
    expect(user.json()).toMatchObject({ customer: 'Brand New Pumps' });
    expect((await get(previewPath(null, '/blog', id))).statusCode).toBe(404);
  });
  test('is what a link shows that was made so, and no other link', async () => {
    const { id, name } = grouped();
    const draft = await begin();
    const body = { note: 'Dana', customerId: id };
    const made = await ask('officeMakePreviewLink', { params: { draft }, body });
    expect(made).toMatchObject({ note: 'Dana', customerId: id });
    const base = new URL(made.address).pathname.replace('/home', '');
    const page = await get(`${base}/blog`, html);
    expect(page.body).toContain(`As <b>${name}</b>`);
    expect(page.body).not.toContain('~customer-');
    expect((await get(`${base}/api${commands.getUser.path}`, {})).json()).toMatchObject({ customerId: id });
    expect((await get(`${base}~customer-${id + 1}/blog`, html)).statusCode).toBe(404);
    const refusal = await ask('officeMakePreviewLink', { params: { draft }, body: { customerId: 0 } });
    expect(refusal.code).toBe('bad-request');
  });
});

describe('a link to a preview', () => {
  const make = async (draft: string) => ask('officeMakePreviewLink', { params: { draft }, body: { note: 'Dana' } });
  const pathOf = (address: string) => new URL(address).pathname;
  test('shows the draft to whoever has it, without the way to its rows, until it is taken back', async () => {
    const draft = await begin();
    await rename(draft, { name: 'For Dana' });
    const { id, address, note } = await make(draft);
    expect(note).toBe('Dana');
    const url = pathOf(address).replace('/home', '/blog');
    const page = await get(url, html);
    expect(page.body).toContain('For Dana');
    expect(page.body).not.toContain('/office/rows/');
    expect(await ask('officePreviewLinks', { params: { draft } })).toMatchObject([{ id, note: 'Dana', madeBy: 'ada' }]);
    expect(await ask('officeEndPreviewLink', { params: { draft, link: id } })).toEqual([]);
    await expect.poll(async () => (await get(url, html)).statusCode).toBe(404);
    expect((await get(url, html)).body).toContain('<h1>This preview has ended</h1>');
    const actions = (await listAudit(server.database.queries, { limit: 2 })).map(({ action }) => action);
    expect(actions).toEqual(['preview-link-ended', 'preview-link-made']);
  });
  test('is one of so many', async () => {
    const draft = await begin();
    for (let nth = 0; nth < PREVIEW_LINKS_MOST; nth += 1) expect(await make(draft)).toHaveProperty('address');
    expect((await make(draft)).code).toBe('too-many');
  });
  test('is not made to a draft that has ended, nor taken back twice', async () => {
    const draft = await begin();
    const { id } = await make(draft);
    await ask('officeEndPreviewLink', { params: { draft, link: id } });
    expect((await ask('officeEndPreviewLink', { params: { draft, link: id } })).code).toBe('not-found');
    await ask('officeDiscardDraft', { params: { draft } });
    expect((await make(draft)).code).toBe('draft-ended');
  });
  test('with a key that was never given leads nowhere', async () => {
    expect((await get(`/office/preview/${'a'.repeat(43)}/blog`, html)).statusCode).toBe(404);
  });
});

describe('the pages that a draft changes', () => {
  const pagesOf = (draft: string) => ask('officePages', { params: { draft } });
  const rowOf = (kind: string, id: number, draft: string) =>
    ask('officeRow', { params: { kind, id }, query: { draft } });
  test('are those that read what differs, new ones and those that go', async () => {
    const draft = await begin();
    expect(await pagesOf(draft)).toMatchObject({ isChecking: false, total: 0, pages: [], isFrameChanged: false });
    const [category, other] = server.content.categories.filter(({ parentId }) => parentId !== null);
    if (category === undefined || other === undefined) throw new Error('The content has no two categories.');
    const change = async (id: number, fields: object) => {
      const { version } = await rowOf('categories', id, draft);
      await ask('officeChangeRow', { params: { draft, kind: 'categories', id }, body: { version, fields } });
    };
    await change(category.id, { description: 'Described in the draft' });
    await change(other.id, { isLive: false });
    const path = (slug: string) => `/category/${slug}`;
    await expect
      .poll(async () => (await pagesOf(draft)).pages)
      .toEqual(
        expect.arrayContaining([
          { path: path(category.slug), title: category.name, change: 'changed', prices: 0, fields: ['description'] },
          { path: path(other.slug), title: other.name, change: 'gone', prices: 0, fields: [] },
        ]),
      );
    const { pages } = await pagesOf(draft);
    expect(pages.map((page: { path: string }) => page.path)).not.toContain('/about');
  });
  test('are none where the markup of a page that reads a list is the same', async () => {
    const draft = await begin();
    await rename(draft, { name: 'Read, and not shown' });
    server.site.render.mockImplementationOnce(async () => ({ kind: 'page', status: 200, html: 'the same' }));
    server.site.render.mockImplementationOnce(async () => ({ kind: 'page', status: 200, html: 'the same' }));
    const pages: { path: string }[] = (await pagesOf(draft)).pages;
    const posts = server.content.posts.filter(({ isLive }) => isLive).length;
    // The first page that reads the posts is drawn the same, all others differ.
    expect(pages.map(({ path }) => path).filter((path) => path.startsWith('/blog'))).toHaveLength(posts);
  });
  test('say what differs on each, before and after', async () => {
    const draft = await begin();
    const on = (path: string) => ask('officePageDifferences', { params: { draft }, query: { path } });
    const [category] = server.content.categories.filter(({ parentId }) => parentId !== null);
    if (category === undefined) throw new Error('The content has no category.');
    const path = `/category/${category.slug}`;
    expect(await on(path)).toEqual({ total: 0, differences: [] });
    const { version } = await rowOf('categories', category.id, draft);
    await ask('officeChangeRow', {
      params: { draft, kind: 'categories', id: category.id },
      body: { version, fields: { description: 'Described in the draft' } },
    });
    const difference = {
      path: ['description'],
      change: 'changed',
      before: category.description,
      after: 'Described in the draft',
    };
    await expect.poll(() => on(path)).toEqual({ total: 1, differences: [difference] });
    expect(await on('/about')).toEqual({ total: 0, differences: [] });
    expect((await on('about')).code).toBe('bad-request');
  });
  test('of a draft that has ended are not told', async () => {
    const draft = await begin();
    await ask('officeDiscardDraft', { params: { draft } });
    expect((await pagesOf(draft)).code).toBe('draft-ended');
  });
});
