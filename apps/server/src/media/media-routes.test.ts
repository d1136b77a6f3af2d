import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { answerProblem } from '../problems/answer-problem.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { openWork } from '../work/work.ts';
import { mediaLibrary } from './media-library.ts';
import { mediaRoutes } from './media-routes.ts';

const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h1"/>'.repeat(100)}</svg>`);
const pdf = Buffer.from('%PDF-1.7 0123456789');
const photo = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#0a5fa8' } })
  .jpeg()
  .toBuffer();
const known: Record<string, Buffer> = { 'families/tern.svg': svg, 'documents/tern.pdf': pdf, 'photos/tern.jpg': photo };

const produce = vi.fn(async (path: string) => {
  const bytes = known[path];
  return bytes === undefined ? null : { bytes, contentType: 'application/octet-stream' };
});
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
  await app.register(async (media) => mediaRoutes(media, { library, revision: () => revision, work }), {
    prefix: '/media',
  });
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
    expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'");
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
    expect((await get('/media/photos/tern.jpg?w=640', { accept })).headers['content-type']).toBe(type);
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
