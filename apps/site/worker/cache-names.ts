import { shape } from 'virtual:offline-files';
import { KEPT } from '../src/kept-on-device/kept-caches.ts';

/** The cache of answers as this build reads them. */
export const ANSWERS = `${KEPT.answers}${shape}`;

const OURS = /^kept-/;

/** Caches that this build does not use. */
export async function olderCaches(): Promise<string[]> {
  const used: readonly string[] = [...Object.values(KEPT), ANSWERS];
  return (await caches.keys()).filter((name) => OURS.test(name) && !used.includes(name));
}
