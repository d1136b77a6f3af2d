import { clientsClaim } from 'workbox-core';
import type { ToWorker } from '../src/kept-on-device/messages.ts';
import { olderCaches } from './cache-names.ts';
import { keepBrand } from './keep-brand.ts';
import { keepPage } from './keep-page.ts';
import { renewAnswers, renewDocuments } from './renew.ts';

declare const self: ServiceWorkerGlobalScope;

/** The worker's tasks besides answering requests. `files` are the addresses of its build. */
export function listen(files: readonly string[]): void {
  // The page of a first visit is looked after at once, not from the next one on.
  clientsClaim();
  // While there is a network: the worker's turn may come without one.
  self.addEventListener('install', (event) => event.waitUntil(keepBrand(event).then(() => renewAnswers(event))));
  self.addEventListener('activate', (event) => event.waitUntil(settle()));
  self.addEventListener('message', (event) => {
    const message = event.data as ToWorker;
    if (message.kind === 'visited')
      event.waitUntil(
        keepPage(event, message)
          .then(() => keepBrand(event))
          .then(() => renewOnce(event)),
      );
    else event.waitUntil(takeOver(files, message.start));
  });
}

/** Caches of other builds go; from now on a page is asked of the network while the worker starts. */
async function settle(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  for (const name of await olderCaches()) await caches.delete(name);
}

let isRenewed = false;

/**
 * Once in this worker's life: entries kept under an older worker since this one was installed, and documents of some
 * days ago.
 */
async function renewOnce(event: ExtendableEvent): Promise<void> {
  if (isRenewed) return;
  isRenewed = true;
  await renewAnswers(event);
  await renewDocuments(event);
}

/**
 * An open page may still need files of its own build, which go when a newer worker takes over. So it waits until the
 * only open window runs a page of the worker's own build, or no window is open.
 */
async function takeOver(files: readonly string[], start: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length <= 1 && files.includes(start)) await self.skipWaiting();
}
