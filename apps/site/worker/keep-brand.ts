import { BRAND_SHEET, KEPT } from '../src/kept-on-device/kept-caches.ts';
import { firstFaces } from './first-faces.ts';
import { keepFresh } from './keep-fresh.ts';
import { brand, faces } from './strategies.ts';

/** Older than this, the look is fetched again. */
const FRESH_MS = 10 * 60_000;

/** Keeps the look of the maker for pages that are drawn without a network, with the files of its faces that every page needs. */
export async function keepBrand(event: ExtendableEvent): Promise<void> {
  await keepFresh(event, brand, BRAND_SHEET, FRESH_MS);
  const kept = await (await caches.open(KEPT.brand)).match(BRAND_SHEET);
  for (const address of firstFaces((await kept?.text()) ?? ''))
    await keepFresh(event, faces, address, Number.POSITIVE_INFINITY);
}
