import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache } from 'workbox-precaching';
import { RangeRequestsPlugin } from 'workbox-range-requests';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { isForEverybody } from '../src/kept-on-device/is-for-everybody.ts';
import { KEPT, SHELL } from '../src/kept-on-device/kept-caches.ts';
import { ANSWERS } from './cache-names.ts';
import { keepAnew } from './keep-document.ts';
import { watchNetwork } from './network-watch.ts';

/** A picture is kept only up to this size, so that all together stay below 60 MB; answers are small. */
export const ANSWERS_MAX = 400;
const PICTURES_MAX = 200;
/** With the sheet. Two faces have up to fourteen files, of which most pages need three. */
const FACES_MAX = 16;
const PICTURE_MAX_BYTES = 300_000;

/** The same address has the same content for this browser, whatever it says it accepts. */
const matchOptions = { ignoreVary: true };

export const answers = new NetworkFirst({
  cacheName: ANSWERS,
  matchOptions,
  plugins: [
    watchNetwork,
    { cacheWillUpdate: async ({ response }) => (isForEverybody(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: ANSWERS_MAX, purgeOnQuotaError: true }),
  ],
});

/** With a sign-in: reads the public answers, and never writes them. */
export const personal = new NetworkFirst({
  cacheName: ANSWERS,
  matchOptions,
  plugins: [watchNetwork, { cacheWillUpdate: async () => null }],
});

export const pictures = new NetworkFirst({
  cacheName: KEPT.pictures,
  matchOptions,
  plugins: [
    watchNetwork,
    { cacheWillUpdate: async ({ response }) => (isForEverybody(response) && isSmall(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: PICTURES_MAX, purgeOnQuotaError: true }),
  ],
});

export const brand = new NetworkFirst({ cacheName: KEPT.brand, matchOptions, plugins: [watchNetwork] });

/** A file has a hash in its name. Those of faces that the maker had before go as others come. */
export const faces = new CacheFirst({
  cacheName: KEPT.brand,
  matchOptions,
  plugins: [new ExpirationPlugin({ maxEntries: FACES_MAX, purgeOnQuotaError: true })],
});

function isSmall({ headers }: Response): boolean {
  return Number(headers.get('content-length') ?? 0) <= PICTURE_MAX_BYTES;
}

/** Replaces a page that cannot be fetched: the document that draws it from kept answers, or lists what there is. */
const shellInstead = {
  handlerDidError: async ({ request }: { request: Request }) =>
    request.mode === 'navigate' ? matchPrecache(SHELL) : undefined,
};

/** A document that the visitor keeps is renewed when it is read, never another one. */
export const documents = new NetworkFirst({
  cacheName: KEPT.documents,
  matchOptions,
  plugins: [watchNetwork, { cacheWillUpdate: keepAnew }, new RangeRequestsPlugin(), shellInstead],
});

export const pages = new NetworkOnly({ plugins: [watchNetwork, shellInstead] });
