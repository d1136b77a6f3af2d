import { files } from 'virtual:offline-files';
import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { keepingOf } from './keeping.ts';
import { listen } from './listen.ts';
import { answers, brand, documents, faces, pages, personal, pictures } from './strategies.ts';

/**
 * The service worker (decision 042). An answer from the network is what is shown; kept answers are for when none comes.
 * Only the files of the build, whose names change with their content, come from the cache first.
 */
declare const self: ServiceWorkerGlobalScope;

precacheAndRoute([...files], { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] });

const strategies = {
  answer: answers,
  brand,
  face: faces,
  personal,
  picture: pictures,
  file: documents,
  page: pages,
} as const;
for (const [keeping, strategy] of Object.entries(strategies))
  registerRoute(
    ({ request, url }) =>
      keeping ===
      keepingOf({
        method: request.method,
        url,
        origin: self.location.origin,
        isNavigation: request.mode === 'navigate',
        isPicture: request.destination === 'image',
        hasAuthorization: request.headers.has('authorization'),
      }),
    strategy,
  );

listen(files.map(({ url }) => url));
