import { runInNewContext } from 'node:vm';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { storeBytes } from '../bytes/stored-bytes.ts';
import type { ClientFiles } from './client-files.ts';
import { WORKER_PATH, workerRoutes } from './worker-routes.ts';

const BUILT = "self.addEventListener('fetch', () => {});";
const built: ClientFiles = {
  get: () => stored,
  paths: () => [WORKER_PATH],
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
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(await lifeOf(answer.body)).toEqual([
      'skipWaiting',
      'delete kept-pages',
      'delete kept-documents',
      'unregister',
    ]);
  });
});

/** The life of a worker from its installation on, in a browser that has two caches. */
async function lifeOf(script: string): Promise<string[]> {
  const done: string[] = [];
  const listeners = new Map<string, (event: { waitUntil(work: Promise<void>): void }) => void>();
  const self = {
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    skipWaiting: () => done.push('skipWaiting'),
    registration: { unregister: async () => done.push('unregister') },
  };
  const caches = {
    keys: async () => ['kept-pages', 'kept-documents'],
    delete: async (name: string) => done.push(`delete ${name}`),
  };
  runInNewContext(script, { self, caches });
  for (const name of ['install', 'activate']) {
    const work: Promise<void>[] = [];
    listeners.get(name)?.({ waitUntil: (promise) => work.push(promise) });
    await Promise.all(work);
  }
  return [...done, ...(listeners.has('fetch') ? ['answers requests'] : [])];
}
