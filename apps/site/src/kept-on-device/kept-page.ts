import { KEPT } from './kept-caches.ts';
import type { KeptPage } from './messages.ts';

/** A visited page that is kept; null where it is not. */
export async function keptPage(address: string): Promise<KeptPage | null> {
  const found = await caches.match(address, { cacheName: KEPT.pages });
  return found === undefined ? null : ((await found.json()) as KeptPage);
}
