import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { storeBytes } from '../bytes/stored-bytes.ts';
import type { ClientFiles } from './client-files.ts';
import { WORKER_PATH, workerRoutes } from './worker-routes.ts';

const BUILT = "self.addEventListener('fetch', () => {});";
const built: ClientFiles = {
  get: () => stored,
  paths: () => [WORKER_PATH],
  squeeze: async () => undefined,
};
const stored = await storeBytes('text/javascript; charset=utf-8', Buffer.from(BUILT));

const appWith = async (given: { files: ClientFiles | null; offline: boolean }) => {
  const app = fastify();
  await app.register(workerRoutes, given);
  return app;
};

describe('the worker', () => {
  test('is asked for anew each time, for the whole site', async () => {
    const answer = await (await appWith({ files: built, offline: true })).inject(WORKER_PATH);
    expect(answer).toMatchObject({ statusCode: 200, body: BUILT });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'service-worker-allowed': '/',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(answer.headers.etag).toBeDefined();
  });
  test.each([
    ['where it is switched off', { files: built, offline: false }],
    ['where the site is not built, as while developing', { files: null, offline: true }],
  ])('%s removes what the last one kept, and itself', async (_where, given) => {
    const answer = await (await appWith(given)).inject(WORKER_PATH);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-cache');
    for (const step of ['skipWaiting()', 'caches.delete(', 'registration.unregister()'])
      expect(answer.body).toContain(step);
    expect(answer.body).not.toContain("'fetch'");
  });
});
