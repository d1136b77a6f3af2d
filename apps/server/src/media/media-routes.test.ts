import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { answerProblem } from '../problems/answer-problem.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { openWork } from '../work/work.ts';
import { mediaLibrary } from './media-library.ts';
import { mediaRights } from './media-rights.ts';
import { mediaRoutes } from './media-routes.ts';

const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h1"/>'.repeat(100)}</svg>`);
const pdf = Buffer.from('%PDF-1.7 0123456789');
const photo = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#0a5fa8' } })
  .jpeg()
  .toBuffer();
const known: Record<string, Buffer> = { 'families/tern.svg': svg, 'documents/tern.pdf': pdf, 'photos/tern.jpg': photo };
Object.assign(known, { 'customers/north.svg': svg, 'customers/north.0a1b2c3d.jpg': photo });

const produce = vi.fn(async (path: string) => {
  const bytes = known[path];
  return bytes === undefined ? null : { bytes, contentType: 'application/octet-stream' };
});
const isPrivate = (path: string): boolean => path.toLowerCase().startsWith('customers/');
const rights = mediaRights('a secret for tests, long enough to sign with');
const work = openWork();
let admit: MockInstance;
let store: ReturnType<typeof memoryStore>;
let app: FastifyInstance;
beforeEach(async () => {
  vi.clearAllMocks();
  admit = vi.spyOn(work, 'admit');
  store = memoryStore();
  const revision = {};
  const library = mediaLibrary(store, produce);
  app = fastify();
  app.setErrorHandler(answerProblem);
  await app.register(
    async (media) => mediaRoutes(media, { library, revision: () => revision, isPrivate, rights, work }),
    {
      prefix: '/media',
    },
  );
});
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('a file', () => {
  test('is made once however many ask, stored, and served from then on', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => get('/media/families/tern.svg')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await get('/media/families/tern.svg');
    expect(produce).toHaveBeenCalledTimes(1);
    expect(store.files.get('media/families/tern.svg')).toEqual(svg);
  });
  test('that is stored is not made', async () => {
    store.files.set('media/documents/own.pdf', pdf);
    expect((await get('/media/documents/own.pdf')).rawPayload).toEqual(pdf);
    expect(produce).not.toHaveBeenCalled();
  });
  test('says its type, its name and that it may be shown', async () => {
    const { headers } = await get('/media/documents/tern.pdf');
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="tern.pdf"',
    });
  });
  test('of a kind that a browser might run is only downloaded', async () => {
    store.files.set('media/pages/a.html', Buffer.from('<script>'));
    const { headers } = await get('/media/pages/a.html');
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename="a.html"',
    });
  });
  test('that is a document keeps the policy of the site', async () => {
    expect((await get('/media/documents/tern.pdf')).headers).not.toHaveProperty('content-security-policy');
  });
  test('drawn as SVG carries a policy of its own and is compressed', async () => {
    const { headers } = await get('/media/families/tern.svg', { 'accept-encoding': 'br' });
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    );
    expect(headers['content-encoding']).toBe('br');
  });
  test('is asked about each time, and not sent again while it is the same', async () => {
    const { headers } = await get('/media/families/tern.svg');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const again = await get('/media/families/tern.svg', { 'if-none-match': String(headers.etag) });
    expect(again).toMatchObject({ statusCode: 304, body: '' });
  });
  test('with a hash in its name is kept for good', async () => {
    store.files.set('media/families/tern.0a1b2c3d.svg', svg);
    const { headers } = await get('/media/families/tern.0a1b2c3d.svg');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });
});

describe('what is no file', () => {
  test.each([
    '/media/families/none.svg',
    '/media/',
    '/media/tern.svg',
    '/media/families/',
    '/media/families/.hidden',
    '/media/families/..%2f..%2fsecret',
    '/media/families/%2e%2e%2fsession-secret',
    '/media/families/a%00b.svg',
    `/media/families/${'a'.repeat(300)}.svg`,
  ])('%s is 404', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('application/problem+json');
  });
  test('another method is 405', async () => {
    const answer = await app.inject({ method: 'DELETE', url: '/media/families/tern.svg' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });
});

describe('a private file', () => {
  const granted = `/media/${rights.grant('customers/north.svg')}`;
  test('is there for whoever was granted it, and no shared cache keeps it', async () => {
    const answer = await get(granted);
    expect([answer.statusCode, answer.rawPayload]).toEqual([200, svg]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, max-age=3600',
      'content-disposition': 'inline; filename="north.svg"',
    });
    expect(answer.headers).not.toHaveProperty('surrogate-key');
    const again = await get(granted, { 'if-none-match': String(answer.headers.etag) });
    expect([again.statusCode, again.headers['cache-control']]).toEqual([304, 'private, max-age=3600']);
  });
  test('is there in other sizes, also where its name has a hash', async () => {
    const answer = await get(`/media/${rights.grant('customers/north.0a1b2c3d.jpg')}?w=320`);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, max-age=3600']);
  });
  test.each([
    '/media/customers/north.svg',
    '/media/Customers/NORTH.svg',
    '/media/%63ustomers/north.svg',
    '/media/customers/north.0a1b2c3d.jpg?w=320',
    granted.replace('north', 'south'),
    granted.replace(/\.\w/, '.'),
    `/media/${rights.grant('customers/../session-secret')}`,
  ])('is not at %s, though somebody has just read it', async (url) => {
    await get(granted);
    const [answer, none] = [await get(url), await get('/media/families/none.svg')];
    expect([answer.statusCode, answer.json().code]).toEqual([404, none.json().code]);
    expect(Object.keys(answer.headers)).toEqual(Object.keys(none.headers));
  });
  test('is not told from one that is not there by its ETag or a range', async () => {
    const { headers } = await get(granted);
    const asked = { 'if-none-match': String(headers.etag), range: 'bytes=0-3' };
    expect((await get('/media/customers/north.svg', asked)).statusCode).toBe(404);
  });
});

describe('a range', () => {
  test.each([
    ['bytes=0-3', 206, 'bytes 0-3/19', '%PDF'],
    ['bytes=15-', 206, 'bytes 15-18/19', '6789'],
    ['bytes=-2', 206, 'bytes 17-18/19', '89'],
    ['bytes=15-99', 206, 'bytes 15-18/19', '6789'],
    ['bytes=-99', 206, 'bytes 0-18/19', '%PDF-1.7 0123456789'],
    ['bytes=19-', 416, 'bytes */19', ''],
    ['bytes=-0', 416, 'bytes */19', ''],
    ['bytes=3-1', 200, undefined, '%PDF-1.7 0123456789'],
    ['bytes=0-1,3-4', 200, undefined, '%PDF-1.7 0123456789'],
    ['pages=1', 200, undefined, '%PDF-1.7 0123456789'],
  ])('%s is answered %i', async (range, status, contentRange, body) => {
    const answer = await get('/media/documents/tern.pdf', { range });
    expect(answer).toMatchObject({ statusCode: status, body });
    expect(answer.headers['content-range']).toBe(contentRange);
  });
  test('of another version is the whole file', async () => {
    const answer = await get('/media/documents/tern.pdf', { range: 'bytes=0-3', 'if-range': '"old"' });
    expect(answer.statusCode).toBe(200);
  });
});

describe('sizes', () => {
  const widthOf = async (bytes: Buffer) => (await sharp(bytes).metadata()).width;
  test('a raster picture comes in the width asked for, in the best format the browser shows', async () => {
    const answer = await get('/media/photos/tern.jpg?w=320', { accept: 'image/avif,image/webp,*/*' });
    expect(answer.headers).toMatchObject({ 'content-type': 'image/avif', vary: 'Accept' });
    expect(await widthOf(answer.rawPayload)).toBe(320);
  });
  test.each([
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ])('with Accept %s it is %s', async (accept, type) => {
    const { headers, rawPayload } = await get('/media/photos/tern.jpg?w=640', { accept });
    expect(headers['content-type']).toBe(type);
    expect(`image/${(await sharp(rawPayload).metadata()).format}`).toBe(type);
  });
  test('a picture is never enlarged', async () => {
    expect(await widthOf((await get('/media/photos/tern.jpg?w=1920')).rawPayload)).toBe(800);
  });
  test('a size is made once and stored', async () => {
    await get('/media/photos/tern.jpg?w=320');
    expect([...store.files.keys()].filter((key) => key.startsWith('sizes/'))).toHaveLength(1);
  });
  test.each(['1', '321', '0', '-320', 'wide', ''])('the width %s is refused', async (width) => {
    const answer = await get(`/media/photos/tern.jpg?w=${width}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'bad-query' });
  });
  test('a drawing has no sizes: it comes as it is', async () => {
    expect((await get('/media/families/tern.svg?w=320')).rawPayload).toEqual(svg);
  });
});

test('what is kept in memory costs nothing', async () => {
  await get('/media/families/tern.svg');
  await get('/media/families/tern.svg');
  expect(admit).toHaveBeenCalledTimes(1);
});
