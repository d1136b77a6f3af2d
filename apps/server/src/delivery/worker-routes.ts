import type { FastifyInstance } from 'fastify';
import { sendBytes } from '../bytes/send-bytes.ts';
import { type StoredBytes, storeBytes } from '../bytes/stored-bytes.ts';
import type { ClientFiles } from './client-files.ts';

export interface WorkerDependencies {
  files: ClientFiles | null;
  /** Whether browsers may keep pages and documents for use without a network. */
  offline: boolean;
}

/** The service worker of the site (decision 042). Its address stays, so that every browser finds the next one. */
export const WORKER_PATH = '/offline-worker.js';

/** Requested again each time, though the browser has it: nobody stays with an old one. */
const ASK_ANEW = 'no-cache';

/**
 * Replaces the worker when it is off: takes over from the one a browser has, removes all that it kept, and goes. Open
 * pages go on with the network.
 */
const RETIRED = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(remove());
});
`;

export async function workerRoutes(app: FastifyInstance, { files, offline }: WorkerDependencies): Promise<void> {
  const retired = await storeBytes('text/javascript; charset=utf-8', Buffer.from(RETIRED));
  const worker = (): StoredBytes => (offline ? files?.get(WORKER_PATH) : undefined) ?? retired;
  app.get(WORKER_PATH, { schema: { hide: true } }, (request, reply) =>
    sendBytes(request, reply.header('service-worker-allowed', '/'), worker(), ASK_ANEW),
  );
}
