import { clientsClaim } from 'workbox-core';
import { KEPT } from '../src/offline/kept-caches.ts';
import type { ToWorker } from '../src/offline/messages.ts';
import { keepPage } from './keep-page.ts';

declare const self: ServiceWorkerGlobalScope;

/** What the worker does besides answering requests. `files` are the addresses of its build. */
export function listen(files: readonly string[]): void {
  // The page of a first visit is looked after at once, not from the next one on.
  clientsClaim();
  self.addEventListener('activate', (event) => event.waitUntil(settle()));
  self.addEventListener('message', (event) => {
    const message = event.data as ToWorker;
    if (message.kind === 'visited') event.waitUntil(keepPage(event, message));
    else event.waitUntil(takeOver(files, message.start));
  });
}

const known: readonly string[] = Object.values(KEPT);

/** Caches of older ways of keeping go; a page is asked of the network while the worker starts. */
async function settle(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  const old = (await caches.keys()).filter((name) => name.startsWith('kept-') && !known.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/**
 * An open page may still want files of its own build, which go when a newer worker takes over: it waits until the one window that is
 * open runs a page of the worker's own build, or until none is open.
 */
async function takeOver(files: readonly string[], start: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length <= 1 && files.includes(start)) await self.skipWaiting();
}
