import { WORKER } from './kept-caches.ts';
import type { ToWorker } from './messages.ts';

/** Registers the worker, which then fetches the rest of the build, unless the visitor asked to save data. */
export function startWorker(): void {
  if ('serviceWorker' in navigator && !sparesData()) registerWorker().catch(() => null);
}

/** Registers the worker at once; a waiting newer one is asked to take over. Throws when the browser refuses. */
export async function registerWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  offerTakeOver(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offerTakeOver(registration.waiting);
    });
  });
}

function offerTakeOver(worker: ServiceWorker | null): void {
  const start = document.querySelector('script[type="module"]')?.getAttribute('src') ?? '';
  const message: ToWorker = { kind: 'take-over', start };
  worker?.postMessage(message);
}

const sparesData = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;
