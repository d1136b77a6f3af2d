import type { Strategy } from 'workbox-strategies';

/**
 * Fetches when nothing is kept, or nothing younger than `age` (ms); without a sign-in, so that nothing personal comes.
 * When no answer comes, the kept one stays.
 */
export async function keepFresh(
  event: ExtendableEvent,
  strategy: Strategy,
  address: string,
  age: number,
): Promise<void> {
  const kept = await (await caches.open(strategy.cacheName)).match(address, { ignoreVary: true });
  if (Date.now() - Date.parse(kept?.headers.get('date') ?? '') < age) return;
  const request = new Request(address, { credentials: 'omit' });
  const [answered, done] = strategy.handleAll({ event, request });
  await answered.catch(() => null);
  await done.catch(() => null);
}
