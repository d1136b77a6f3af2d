import { CacheExpiration } from 'workbox-expiration';
import { keptAddress } from '../src/kept-on-device/kept-address.ts';
import { KEPT } from '../src/kept-on-device/kept-caches.ts';
import type { KeptPage, ToWorker } from '../src/kept-on-device/messages.ts';
import { ANSWERS } from './cache-names.ts';
import { keepFresh } from './keep-fresh.ts';
import { openedAgain } from './keeping.ts';
import { ANSWERS_MAX, answers, pictures } from './strategies.ts';

type Visited = Extract<ToWorker, { kind: 'visited' }>;

const PAGES_MAX = 60;
/** Older answers than this are fetched again: a page may have shown a newer one to a signed-in user. */
const FRESH_MS = 10 * 60_000;
const agesOfPages = new CacheExpiration(KEPT.pages, { maxEntries: PAGES_MAX });
const agesOfAnswers = new CacheExpiration(ANSWERS, { maxEntries: ANSWERS_MAX });

/** Keeps what a visited page is drawn from, then lists it. What came by the worker is kept already. */
export async function keepPage(event: ExtendableEvent, visited: Visited): Promise<void> {
  const { page, bodies } = visited;
  const to = openedAgain(visited);
  if (to === null) return;
  for (const answer of page.answers) {
    const body = bodies[answer];
    if (body === undefined) await keepFresh(event, answers, answer, FRESH_MS);
    else await keepBody(answer, body);
  }
  for (const picture of visited.pictures) await keepFresh(event, pictures, picture, FRESH_MS);
  await put(KEPT.pages, agesOfPages, keptAddress(visited), Response.json({ ...page, to } satisfies KeptPage));
}

/** The answers that the server wrote into the document, as if the call had returned them. */
const keepBody = (address: string, body: string): Promise<void> =>
  put(
    ANSWERS,
    agesOfAnswers,
    address,
    new Response(body, { headers: { 'content-type': 'application/json', date: new Date().toUTCString() } }),
  );

async function put(name: string, ages: CacheExpiration, address: string, response: Response): Promise<void> {
  await (await caches.open(name)).put(address, response);
  await ages.updateTimestamp(address);
  await ages.expireEntries();
}
