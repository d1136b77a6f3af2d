import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerProblem } from '../problems/answer-problem.ts';
import { clientFiles } from './client-files.ts';
import { clientRoutes } from './client-routes.ts';

const script = Buffer.from(
  Array.from({ length: 400 }, (_, index) => `export const part${index} = ${(index * 7919) % 1009};\n`).join(''),
);
let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'millrace-client-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'assets/page-0a1b2c3d.js'), script);
  await writeFile(join(folder, 'icon.svg'), '<svg/>');
  await writeFile(join(folder, '.vite/manifest.json'), '{}');
  const files = await clientFiles(folder);
  app = fastify();
  app.setErrorHandler(answerProblem);
  await app.register(clientRoutes, { files });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('the built files', () => {
  test('with a hash in their name are kept for good, compressed', async () => {
    const answer = await get('/assets/page-0a1b2c3d.js', { 'accept-encoding': 'br' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(brotliDecompressSync(answer.rawPayload)).toEqual(script);
  });
  test('are part of a page, with a policy that lets a worker do what pages may', async () => {
    const { headers } = await get('/assets/page-0a1b2c3d.js');
    expect(headers['content-security-policy']).toBe("default-src 'self'");
  });
  test('are served after they are gone from the disk', async () => {
    await rm(join(folder, 'assets/page-0a1b2c3d.js'));
    expect((await get('/assets/page-0a1b2c3d.js')).statusCode).toBe(200);
  });
  test('at the root are asked about each time', async () => {
    expect((await get('/icon.svg')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });
  test.each(['/assets/none.js', '/.vite/manifest.json', '/assets/../icon.svg%00', '/assets/..%2f.vite/manifest.json'])(
    '%s is no file of it',
    async (url) => expect((await get(url)).statusCode).toBe(404),
  );
});
