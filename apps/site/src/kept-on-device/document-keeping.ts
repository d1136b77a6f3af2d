import { useSyncExternalStore } from 'react';
import { isForEverybody } from './is-for-everybody.ts';
import { KEPT } from './kept-caches.ts';
import { type DocumentName, namedAnswer } from './kept-document.ts';
import { registerWorker } from './start-worker.ts';

/** Paths of the documents that are kept; null: not known yet, or never. */
let kept: ReadonlySet<string> | null = null;
const listeners = new Set<() => void>();

async function look(): Promise<void> {
  const requests = await (await caches.open(KEPT.documents)).keys();
  kept = new Set(requests.map(({ url }) => new URL(url).pathname));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const isFirst = listeners.size === 0;
  listeners.add(listener);
  if (isFirst && canKeep()) void look().catch(() => null);
  return () => {
    listeners.delete(listener);
  };
}

/** Built sites only, in browsers that can, at an address they trust. */
const canKeep = (): boolean =>
  import.meta.env.PROD && typeof navigator === 'object' && 'serviceWorker' in navigator && 'caches' in globalThis;

/** Whether a document is kept on this device; null when unknown, as on the server. */
export function useIsKept(address: string): boolean | null {
  return useSyncExternalStore(
    subscribe,
    () => kept?.has(address) ?? null,
    () => null,
  );
}

/** Keeps a document until it is removed. Throws when it cannot be fetched, or there is no room. */
export async function keepDocument(address: string, name: DocumentName): Promise<void> {
  const answer = await fetch(address);
  if (!isForEverybody(answer)) throw new Error(`${address} cannot be kept: ${answer.status}`);
  await (await caches.open(KEPT.documents)).put(address, namedAnswer(answer, name));
  await look();
  await registerWorker();
  await navigator.storage?.persist?.();
}

export async function removeDocument(address: string): Promise<void> {
  await (await caches.open(KEPT.documents)).delete(address, { ignoreVary: true });
  await look();
}
