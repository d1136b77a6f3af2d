import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ReadingApp, readingApp } from '../testing/reading-app.ts';

interface Got {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
}

let server: ReadingApp;
/** Requests that the framework saw. */
let routed = 0;
beforeAll(async () => {
  server = await readingApp({
    sessionOf: async () => ({ userId: 'user-1', viewer: { kind: 'customer', customerId: null } }),
  });
  server.app.addHook('onRequest', async () => {
    routed += 1;
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  routed = 0;
});
afterAll(() => server.close());

/** Over a real connection: injected requests do not reach the door. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  const { port } = server.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers, method, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}
const withoutDate = ({ headers: { date, ...headers }, ...rest }: Got) => ({ ...rest, headers });

describe.each(['/about', '/api/Home/items'])('%s', (path) => {
  test.each(['identity', 'gzip', 'br'])('is the same at the door as behind it, as %s', async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    await ask(path, headers);
    const behind = await ask(`${path}?utm_source=mail`, headers);
    await ask(path, headers);
    routed = 0;
    const atTheDoor = await ask(path, headers);
    expect(routed).toBe(0);
    expect(withoutDate(atTheDoor)).toEqual(withoutDate(behind));
    const etag = String(behind.headers.etag);
    const unchanged = await ask(path, { ...headers, 'if-none-match': etag });
    expect(routed).toBe(0);
    expect(withoutDate(unchanged)).toEqual(
      withoutDate(await ask(`${path}?utm_source=mail`, { ...headers, 'if-none-match': etag })),
    );
    expect(unchanged.status).toBe(304);
  });
  test('to HEAD has its headers and no body', async () => {
    await ask(path);
    await ask(path);
    routed = 0;
    const whole = await ask(path);
    const head = await ask(path, {}, 'HEAD');
    expect(routed).toBe(0);
    expect(withoutDate(head)).toEqual({ ...withoutDate(whole), bytes: Buffer.alloc(0) });
  });
  test('is for the framework where a token comes along, or another method', async () => {
    await ask(path);
    await ask(path);
    routed = 0;
    await ask(path, { authorization: 'Bearer any' });
    await ask(path, {}, 'POST');
    expect(routed).toBe(2);
  });
});

describe('the door', () => {
  test.each([
    ['/contact', 'text/html; charset=utf-8'],
    ['/api/Faq/faq-support', 'application/json; charset=utf-8'],
  ])('says what %s is, also where it was kept of an answer that said nothing had changed', async (path, type) => {
    const { headers } = await ask(path);
    const unchanged = await ask(path, { 'if-none-match': String(headers.etag) });
    expect(unchanged).toMatchObject({ status: 304, headers: {} });
    routed = 0;
    const answer = await ask(path);
    expect(routed).toBe(0);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
  });
  test('keeps no personal answer', async () => {
    for (let nth = 0; nth < 3; nth++) await ask('/api/ProductCategory', { authorization: 'Bearer any' });
    routed = 0;
    const answer = await ask('/api/ProductCategory');
    expect(routed).toBe(1);
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });
  test.each([
    '/family/none',
    '/search/float',
    '/orders?utm_source=mail',
    '/orders/',
    '/Orders',
    '/orders/made-up',
    '/api/faq/FAQ-support',
    '/api/Employment/job/01',
    '/api/SiteSetup/group/company',
    '/api/SiteSetup/group/made-up',
  ])('does not keep %s', async (path) => {
    for (let nth = 0; nth < 3; nth++) await ask(path);
    routed = 0;
    await ask(path);
    expect(routed).toBe(1);
  });
  test('answers nothing of an old revision, and the pages visited most are rendered anew at once', async () => {
    const slug = server.content.families[0]?.slug;
    for (let nth = 0; nth < 3; nth++) await ask(`/family/${slug}`);
    server.site.render.mockClear();
    await server.show({
      ...server.content,
      families: server.content.families.map((family, index) => (index === 0 ? { ...family, name: 'Renamed' } : family)),
    });
    await expect.poll(() => server.site.render.mock.calls.map(([{ url }]) => url)).toContain(`/family/${slug}`);
    const rendered = server.site.render.mock.calls.length;
    expect((await ask(`/family/${slug}`)).bytes.toString()).toContain('<h1>Renamed</h1>');
    expect(server.site.render.mock.calls.length).toBe(rendered);
  });
});
