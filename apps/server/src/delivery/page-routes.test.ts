import { demoContent } from '@millrace/demo-content';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ReadingApp, readingApp } from '../testing/reading-app.ts';

const uses = { note: vi.fn<(from: string) => void>() };
let server: ReadingApp;
beforeAll(async () => {
  server = await readingApp({ redirectUses: uses });
});
beforeEach(() => {
  server.site.render.mockClear();
});
afterAll(() => server.close());
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const familyUrl = () => `/family/${server.content.families[0]?.slug}`;

describe('a page', () => {
  test('is rendered once however many ask, and kept', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => get('/about')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await get('/about/?utm_source=mail');
    expect(server.site.render).toHaveBeenCalledTimes(1);
  });
  test('asks the API without a network', async () => {
    expect((await get(familyUrl())).body).toContain(`<h1>${server.content.families[0]?.name}</h1>`);
  });
  test('has an ETag for each encoding and is not sent again while it is the same', async () => {
    const answers = await Promise.all(
      ['', 'gzip', 'br'].map((encoding) => get('/home', { 'accept-encoding': encoding })),
    );
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
    const etag = String(answers[2]?.headers.etag);
    const again = await get('/home', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect(again).toMatchObject({ statusCode: 304, body: '' });
    expect(again.headers).toMatchObject({ etag, vary: 'Accept-Encoding' });
  });
  test('is marked as content from the first answer on, as are other answers of the content; what is not found is not', async () => {
    for (const url of ['/home', '/home', '/api/Carousel', '/api/Carousel', '/sitemap.xml'])
      expect((await get(url)).headers['surrogate-key']).toBe('content');
    expect((await get('/family/NOPE')).headers['surrogate-key']).toBeUndefined();
  });
  test('to HEAD has its headers and no body', async () => {
    const answer = await server.app.inject({ method: 'HEAD', url: '/home' });
    expect(answer).toMatchObject({ statusCode: 200, body: '' });
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });
  test('is for GET and HEAD only', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/home' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });
  test('with a bare percent sign in its address is the page of that sign', async () => {
    expect((await get('/search/100%')).body).toContain('<h1>/search/100%25</h1>');
  });
  test('is allowed what stands in it, and no other page is', async () => {
    const sources = { 'style-src': ["'sha256-a'"], 'script-src': ["'sha256-b'"] };
    server.site.render.mockResolvedValueOnce({ kind: 'page', status: 200, html: '<h1>Careers</h1>', sources });
    const policies = await Promise.all(['/careers', '/careers', '/blog'].map((url) => get(url)));
    const [first, again, other] = policies.map(({ headers }) => String(headers['content-security-policy']));
    expect(first).toMatch(/script-src 'self' 'sha256-b'; style-src 'self' 'sha256-a';/);
    expect(again).toBe(first);
    expect(other).not.toContain('sha256');
  });
  test('knows its own address from the configuration, never from the Host header', async () => {
    await get('/orders', { host: 'evil.example' });
    expect(server.site.render.mock.calls[0]?.[0]).toMatchObject({ publicUrl: 'https://www.example.com' });
  });
  test.each(['/reset/3f9c5e', '/sign-in?confirm=3f9c5e'])(
    '%s is rendered without its token, and sends no Referer',
    async (url) => {
      const first = await get(url);
      expect(first.headers['referrer-policy']).toBe('no-referrer');
      expect(JSON.stringify(server.site.render.mock.calls.map(([{ url: asked }]) => asked))).not.toContain('3f9c5e');
      expect((await get(url)).headers['referrer-policy']).toBe('no-referrer');
      expect((await get('/home')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    },
  );
});

describe('an old address', () => {
  const [row] = demoContent().redirects;
  const from = String(row?.from);
  test('leads to the new one with its query, for GET and HEAD, and is asked about each time', async () => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await server.app.inject({ method, url: `${from.toUpperCase()}/?part=7` });
      expect(answer).toMatchObject({ statusCode: 301, body: '' });
      expect(answer.headers).toMatchObject({
        location: `${row?.to}?part=7`,
        'cache-control': 'public, max-age=0, must-revalidate',
        'surrogate-key': 'content',
      });
    }
    expect(uses.note.mock.calls).toEqual([[from], [from]]);
    expect(server.site.render).not.toHaveBeenCalled();
  });
  test('is no page of the sitemap, no call, and not for POST', async () => {
    expect((await get('/sitemap.xml')).body).not.toContain(from);
    expect((await get(`/api${from}`)).statusCode).toBe(404);
    expect((await server.app.inject({ method: 'POST', url: from })).statusCode).toBe(405);
  });
  test('may be known by its parameters, also that of the home page', async () => {
    const [family] = server.content.families.filter(({ isLive }) => isLive);
    const to = `/family/${family?.slug}`;
    const known = ['/product.asp?id=12', '/?p=3'].map(
      (address, nth) => ({ id: 900 + nth, from: address, to, status: 301, note: null }) as const,
    );
    await server.show({ ...server.content, redirects: [...server.content.redirects, ...known] });
    for (const address of ['/Product.asp?x=1&ID=12', '/?p=3&x=1'])
      expect((await get(address)).headers.location).toBe(`${to}?x=1`);
    expect((await get('/product.asp?id=13')).headers.location).toBeUndefined();
    expect((await get('/?p=4')).headers.location).toMatch(/^\/home/);
    expect(uses.note.mock.lastCall).toEqual(['/?p=3']);
    await server.show(server.content);
  });
  test('is no more with the publish that removes it', async () => {
    await server.show({ ...server.content, redirects: [] });
    expect((await get(from)).statusCode).toBe(404);
    await server.show(server.content);
    expect((await get(from)).statusCode).toBe(301);
  });
});

describe('what is no page', () => {
  test('a redirect goes on and is not kept', async () => {
    const answer = await get('/');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/home');
  });
  test.each(['/search', '/Search', '/search?page=2'])('%s is an empty search, which ends with a slash', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/search/']);
    expect((await get('/search/')).statusCode).toBe(200);
  });
  test.each(['/search?search=float', '/search?page=2&search=float', '/search/float'])('%s is a search', async (url) => {
    expect((await get(url)).statusCode).toBe(200);
  });
  test('what is not found has status 404 inside the site, and is rendered anew', async () => {
    const answer = await get('/family/none');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('Not found');
    await get('/family/none');
    expect(server.site.render).toHaveBeenCalledTimes(2);
  });
  test('a page that fails says so in plain words and nothing else', async () => {
    server.site.render.mockRejectedValueOnce(new Error('secret detail'));
    const answer = await get('/contact');
    expect(answer.statusCode).toBe(500);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' });
    expect(answer.body).not.toMatch(/secret|Error:|at /);
    expect((await get('/contact')).statusCode).toBe(200);
  });
  test.each(['/assets/none.js', '/assets/', '/media/none/none.svg', '/api/none'])('%s is 404 as data', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(server.site.render).not.toHaveBeenCalled();
  });
});

test('robots may read the site', async () => {
  expect((await get('/robots.txt')).body).toContain('User-agent: *');
});
