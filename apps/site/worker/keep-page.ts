import { CacheExpiration } from 'workbox-expiration';
import type { NetworkFirst } from 'workbox-strategies';
import { keptAddress } from '../src/offline/kept-address.ts';
import { KEPT } from '../src/offline/kept-caches.ts';
import type { KeptPage, ToWorker } from '../src/offline/messages.ts';
import { openedAgain } from './keeping.ts';
import { ANSWERS_MAX, answers, pictures } from './strategies.ts';

type Visited = Extract<ToWorker, { kind: 'visited' }>;

const PAGES_MAX = 60;
const agesOfPages = new CacheExpiration(KEPT.pages, { maxEntries: PAGES_MAX });
const agesOfAnswers = new CacheExpiration(KEPT.answers, { maxEntries: ANSWERS_MAX });

/** Keeps what a visited page is drawn from, then lists it. What came by the worker is kept already, and is not asked for again. */
export async function keepPage(event: ExtendableEvent, visited: Visited): Promise<void> {
  const { page, bodies } = visited;
  const to = openedAgain(visited);
  if (to === null) return;
  for (const answer of page.answers) {
    const body = bodies[answer];
    if (body === undefined) await keepMissing(event, answers, answer);
    else await keepBody(answer, body);
  }
  for (const picture of visited.pictures) await keepMissing(event, pictures, picture);
  await put(KEPT.pages, agesOfPages, keptAddress(visited), Response.json({ ...page, to } satisfies KeptPage));
}

/** What the server wrote into the document, as if the call had answered it. */
const keepBody = (address: string, body: string): Promise<void> =>
  put(KEPT.answers, agesOfAnswers, address, new Response(body, { headers: { 'content-type': 'application/json' } }));

async function put(name: string, ages: CacheExpiration, address: string, response: Response): Promise<void> {
  await (await caches.open(name)).put(address, response);
  await ages.updateTimestamp(address);
  await ages.expireEntries();
}

/** Asks without a name: what the visitor alone may see is not kept. */
async function keepMissing(event: ExtendableEvent, strategy: NetworkFirst, address: string): Promise<void> {
  const cache = await caches.open(strategy.cacheName);
  if ((await cache.match(address, { ignoreVary: true })) !== undefined) return;
  const request = new Request(address, { credentials: 'omit' });
  const [answered, kept] = strategy.handleAll({ event, request });
  await answered.catch(() => null);
  await kept.catch(() => null);
}
