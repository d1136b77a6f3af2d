import { KEPT } from './kept-caches.ts';
import type { KeptPage } from './messages.ts';

/** A kept visited page; null when it is not kept. */
export async function keptPage(address: string): Promise<KeptPage | null> {
  const found = await caches.match(address, { cacheName: KEPT.pages });
  return found === undefined ? null : ((await found.json()) as KeptPage);
}
