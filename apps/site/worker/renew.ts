import { KEPT } from '../src/kept-on-device/kept-caches.ts';
import type { KeptPage } from '../src/kept-on-device/messages.ts';
import { keepFresh } from './keep-fresh.ts';
import { answers, documents } from './strategies.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The answers of listed pages that this build's cache lacks: another build kept them in another shape. */
export async function renewAnswers(event: ExtendableEvent): Promise<void> {
  const pages = await caches.open(KEPT.pages);
  for (const request of await pages.keys()) {
    const page = (await (await pages.match(request))?.json()) as KeptPage | undefined;
    for (const address of page?.answers ?? []) await keepFresh(event, answers, address, Number.POSITIVE_INFINITY);
  }
}

/** Marked documents are asked about once a day, while the visitor is on the site. */
export async function renewDocuments(event: ExtendableEvent): Promise<void> {
  const marked = await (await caches.open(KEPT.documents)).keys();
  for (const { url } of marked) await keepFresh(event, documents, url, DAY_MS);
}
