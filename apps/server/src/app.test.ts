import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { producesNothing } from './demo/demo-producer.ts';
import { documentMaker } from './documents/document-maker.ts';
import { mediaLibrary } from './media/media-library.ts';
import { mediaRights } from './media/media-rights.ts';
import { memoryStore } from './testing/memory-store.ts';
import { silentLog } from './testing/open-test-app.ts';
import { plainSite } from './testing/plain-site.ts';
import { type ReadingApp, readingApp } from './testing/reading-app.ts';
import { openWork } from './work/work.ts';

let server: ReadingApp;
beforeAll(async () => {
  server = await readingApp();
});
afterAll(() => server.close());

const nothingSent = { receive: () => Promise.reject(new Error('Nothing is sent here.')) };

const built = (config: { publicUrl: string; mediaBase: string }) =>
  buildApp({
    config: { ...config, trustProxy: [], botCheck: { provider: 'off' }, offline: true },
    content: { current: () => null, onTaken: () => undefined },
    files: memoryStore(),
    library: mediaLibrary(memoryStore(), producesNothing),
    mediaRights: mediaRights('a secret for tests, long enough to sign with'),
    site: plainSite(),
    commands: server.commands,
    accessCommands: server.accessCommands,
    staffOf: async () => null,
    work: openWork(),
    uploads: { spool: nothingSent, officeSpool: nothingSent },
    documents: documentMaker({ threads: 1 }),
    sessionOf: async () => null,
    log: silentLog,
  });

describe('every answer', () => {
  test.each(['/home', '/api/Home/items', '/media/a/none.svg', '/api/none', '/family/none'])(
    'of %s carries the headers',
    async (url) => {
      const { headers } = await server.app.inject(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-frame-options': 'DENY',
      });
      expect(headers['content-security-policy']).toMatch(/^default-src 'self'; script-src 'self'; style-src 'self';/);
      expect(headers).not.toHaveProperty('x-powered-by');
    },
  );
  test('asks for https only where the site is reached by https', async () => {
    expect((await server.app.inject('/home')).headers['strict-transport-security']).toBe('max-age=31536000');
    const local = await built({ publicUrl: 'http://127.0.0.1:3000', mediaBase: '/media' });
    expect((await local.inject('/home')).headers).not.toHaveProperty('strict-transport-security');
  });
  test('allows the video host that the settings name, and the media host', async () => {
    const { headers } = await server.app.inject('/home');
    expect(headers['content-security-policy']).toMatch(/frame-src https:\/\/[\w.-]+[ ;]/);
    const media = await built({ publicUrl: 'http://127.0.0.1:3000', mediaBase: 'https://media.example.com/site' });
    const policy = String((await media.inject('/home')).headers['content-security-policy']);
    expect(policy).toContain("img-src 'self' data: https://media.example.com;");
  });
});

describe('health', () => {
  test('it lives and is ready once there is content', async () => {
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
    expect((await server.app.inject('/readyz')).statusCode).toBe(200);
  });
  test('it is ready also while something needs a person, and says so', async () => {
    const noted = await readingApp({ notes: () => ['retention: 50 wait'] });
    const answer = await noted.app.inject('/readyz');
    expect([answer.statusCode, answer.body]).toEqual([200, 'ready\nwrites: true\nretention: 50 wait\n']);
    await noted.close();
  });
  test('it is ready for readers also while nothing can be stored, and says so to those who ask for writes', async () => {
    const away = await readingApp({ takesWrites: () => Promise.reject(new Error('The database is away.')) });
    const [reads, writes] = [await away.app.inject('/readyz'), await away.app.inject('/readyz/writes')];
    expect([reads.statusCode, reads.body]).toEqual([200, 'ready\nwrites: false\n']);
    expect([writes.statusCode, writes.body]).toEqual([503, 'ready\nwrites: false\n']);
    expect((await server.app.inject('/readyz/writes')).statusCode).toBe(200);
    await away.close();
  });
  test('before there is content it lives and is not ready', async () => {
    const starting = await built({ publicUrl: 'http://127.0.0.1:3000', mediaBase: '/media' });
    expect((await starting.inject('/healthz')).statusCode).toBe(200);
    expect((await starting.inject('/readyz')).statusCode).toBe(503);
    const [page, api] = [await starting.inject('/home'), await starting.inject('/api/Home/items')];
    expect([page.statusCode, api.statusCode]).toEqual([503, 503]);
    expect(page.body).toContain('The site is starting');
    expect(api.json()).toMatchObject({ code: 'not-ready' });
  });
});

describe('a fault', () => {
  test('is logged with the id of its request and answered without detail', async () => {
    const logged: string[] = [];
    const faulty = await readingApp({
      log: pino({ level: 'warn' }, { write: (line: string) => logged.push(line) }),
      sessionOf: async () => {
        throw new Error('secret detail');
      },
    });
    const answer = await faulty.app.inject({ url: '/api/Home/items', headers: { authorization: 'Bearer any' } });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(/secret|stack|\.ts/);
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([
      { reqId: expect.any(String), msg: 'unexpected error', err: { message: 'secret detail' } },
    ]);
    await faulty.close();
  });
  test.each([
    ['a body that is too large', 'application/json', 'x'.repeat(2 << 20), 413],
    ['a body of a type that is not understood', 'a/b', 'text', 415],
    ['a body that is no JSON', 'application/json', '{', 400],
  ])('%s is refused', async (_what, type, payload, status) => {
    const taking = await built({ publicUrl: 'http://127.0.0.1:3000', mediaBase: '/media' });
    taking.post('/takes', async () => 'taken');
    const answer = await taking.inject({ method: 'POST', url: '/takes', payload, headers: { 'content-type': type } });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.json()).toMatchObject({ status, message: expect.any(String) });
  });
});
