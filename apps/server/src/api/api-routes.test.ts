import { PROBLEM_TYPE } from '@millrace/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ReadingApp, readingApp } from '../testing/reading-app.ts';
import { openWork, type Work } from '../work/work.ts';

let server: ReadingApp;
beforeAll(async () => {
  server = await readingApp();
});
afterAll(() => server.close());
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const slug = () => server.content.families[0]?.slug ?? '';
const familyUrl = () => `/api/ProductFamily/slug/${slug()}`;

describe('an address', () => {
  test.each([
    ['/api/Search', '/api/Search/'],
    ['/api/ProductCategory/slug', '/api/ProductCategory/slug/'],
    ['/api/Employment/categories', '/api/employment/CATEGORIES'],
  ])('%s is also %s', async (one, other) => {
    const [answer, same] = await Promise.all([get(one), get(other)]);
    expect(answer.statusCode).toBe(200);
    expect(same.body).toBe(answer.body);
  });
  test('keeps the case of its parameters', async () => {
    const product = server.content.products.find(({ configModelNo }) => /[A-Z]/.test(configModelNo ?? ''));
    const number = product?.configModelNo ?? '';
    const found = await get(`/api/product/CONFIG/${encodeURIComponent(number)}/`);
    expect(found.json().configModelNo).toBe(number);
  });
  test.each(['/api', '/api/', '/api/nothing', '/api/Search/nothing'])(
    'that does not exist (%s) is 404 and never a page',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toBe(PROBLEM_TYPE);
    },
  );
  test.each(['/api/Product/config/%zz', '/api/Search?search=%zz', '/api/Search?search=%ff'])(
    'that is malformed (%s) is 400',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'bad-request' });
    },
  );
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('asked with %s is 405', async (method) => {
    const answer = await server.app.inject({
      method,
      url: '/api/Search',
      payload: 'text',
      headers: { 'content-type': 'a/b' },
    });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    expect(answer.json()).toMatchObject({ code: 'method-not-allowed' });
  });
});

describe('an answer', () => {
  test('is not sent again while it is the same', async () => {
    const { headers } = await get(familyUrl());
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Authorization, Accept-Encoding',
    });
    const again = await get(familyUrl(), { 'if-none-match': String(headers.etag) });
    expect(again).toMatchObject({ statusCode: 304, body: '' });
    expect(again.headers.etag).toBe(headers.etag);
  });
  test('goes out compressed, each encoding with its own ETag', async () => {
    const answers = await Promise.all(
      ['', 'gzip', 'br'].map((encoding) => get(familyUrl(), { 'accept-encoding': encoding })),
    );
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br']);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
  });
  test('to HEAD has its headers and no body', async () => {
    const answer = await server.app.inject({ method: 'HEAD', url: familyUrl() });
    expect(answer).toMatchObject({ statusCode: 200, body: '' });
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(100);
  });
  test('is the same with unknown query parameters', async () => {
    expect((await get(`${familyUrl()}?utm_source=mail`)).headers.etag).toBe((await get(familyUrl())).headers.etag);
  });
  test('to one who is signed in is kept by nobody', async () => {
    const signedIn = await readingApp({
      sessionOf: async () => ({ userId: 'user-1', viewer: { kind: 'customer', customerId: null } }),
    });
    const answer = await signedIn.app.inject({ url: '/api/Home/items', headers: { authorization: 'Bearer any' } });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers['surrogate-key']).toBeUndefined();
    await signedIn.close();
  });
});

describe('search', () => {
  test.each([
    ['page=0', 'page', 'page must be at least 1.'],
    ['page=two', 'page', 'page must be a number.'],
    ['page=1.5', 'page', 'page must be a whole number.'],
    ['pageSize=101', 'pageSize', 'pageSize must be at most 100.'],
    ['page=1&page=2', 'page', 'page must be a number.'],
    [`search=${'x'.repeat(201)}`, 'search', 'search must be at most 200 characters.'],
  ])('refuses %s in words', async (query, field, message) => {
    const answer = await get(`/api/Search?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message, errors: [{ field }] });
  });
  test('finds nothing for empty text', async () => {
    expect((await get('/api/Search')).json()).toMatchObject({
      items: [],
      total: 0,
      hasNext: false,
      hasPrevious: false,
    });
  });
  test('goes through its pages', async () => {
    const [one, two] = await Promise.all([1, 2].map((page) => get(`/api/Search?search=float&pageSize=4&page=${page}`)));
    expect(one?.json()).toMatchObject({ page: 1, pageSize: 4, hasNext: true, hasPrevious: false });
    expect(two?.json()).toMatchObject({ page: 2, hasPrevious: true });
    expect(two?.json().items[0]).not.toEqual(one?.json().items[0]);
  });
});

describe('the document', () => {
  test('is OpenAPI 3.1 and lists every call', async () => {
    const document = (await get('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toContain('/api/ProductFamily/slug/{slug}');
    expect(JSON.stringify(document.paths['/api/Search'].get.parameters)).toContain('pageSize');
  });
  test('is readable, with nothing from outside', async () => {
    const page = await get('/api/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/(src|href)="(https?:)?\/\//);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  });
});

describe('what is kept', () => {
  /** Only work that was not done before is admitted. */
  let admitted = 0;
  let counted: ReadingApp;
  beforeAll(async () => {
    const work = openWork();
    const admit: Work['admit'] = (request) => {
      admitted += 1;
      return work.admit(request);
    };
    counted = await readingApp({ work: { ...work, admit } });
  });
  beforeEach(() => {
    admitted = 0;
  });
  afterAll(() => counted.close());
  async function isKept(url: string): Promise<boolean> {
    for (let time = 0; time < 3; time += 1) expect((await counted.app.inject(url)).statusCode).toBe(200);
    expect([1, 3]).toContain(admitted);
    return admitted === 1;
  }
  test.each([
    ['/api/Content?category=pdf', true],
    ['/api/Content?category=made-up', false],
    ['/api/SiteSetup/group/company', true],
    ['/api/SiteSetup/group/made-up', false],
    ['/api/Employment', true],
    ['/api/Employment?category=made-up', false],
    ['/api/Search?search=float', true],
    ['/api/Search?search=qqqqqqqqqq', false],
    ['/api/Search?search=float&page=9999', false],
    ['/api/ProductFamily?include=faqs', true],
  ])('of %s: %s', async (url, kept) => expect(await isKept(url)).toBe(kept));
  test('is one answer for all orders of what it includes', async () => {
    const orders = ['faqs,content', 'content,faqs', 'faqs,faqs,content', 'content,faqs,content', 'faqs, content'];
    for (const include of [...orders, 'content,content,faqs'])
      expect((await counted.app.inject(`/api/ProductFamily?include=${include}`)).statusCode).toBe(200);
    expect(admitted).toBe(1);
  });
});
