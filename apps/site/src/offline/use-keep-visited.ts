import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { frameQueries } from '../api/frame-queries.ts';
import { readPageData } from '../api/page-data.ts';
import { settingsIn, settingsQuery } from '../api/settings.ts';
import type { Place } from '../kept-on-device/kept-address.ts';
import { KEPT, SITE_ADDRESS } from '../kept-on-device/kept-caches.ts';
import type { KeptPage, ToWorker } from '../kept-on-device/messages.ts';
import { headOf } from '../page/head-of.ts';
import { isFoundPage } from '../page/is-found.ts';
import { loadPage } from '../page/load-page.ts';
import { matchPage } from '../page/match-page.ts';
import { reader } from '../page/read-answers.ts';
import { type SiteMap, type SitePage, useSiteMap } from '../page/site-map.ts';
import { answerAddress } from './answer-address.ts';
import { isNowOffline } from './connection.ts';
import { documentAnswers } from './document-answers.ts';

/** An address that still changes, as while a number is put together, is not a visit. */
const SETTLED_MS = 1500;

/** Has the worker keep each page the visitor stays on for a moment. */
export function useKeepVisited(pathname: string, search: string): void {
  const client = useQueryClient();
  const siteMap = useSiteMap();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const timer = setTimeout(
      () => void keepVisited(client, siteMap, { pathname, search }).catch(() => null),
      SETTLED_MS,
    );
    return () => clearTimeout(timer);
  }, [client, siteMap, pathname, search]);
}

async function keepVisited(client: QueryClient, siteMap: SiteMap, place: Place): Promise<void> {
  const page = isNowOffline() ? null : await describe(client, siteMap, place);
  if (page === null) return;
  const pictures = shownPictures();
  const { active } = await navigator.serviceWorker.ready;
  const message: ToWorker = { kind: 'visited', ...place, page, bodies: untold(page.answers), pictures };
  active?.postMessage(message);
}

/** The name and the answers of a page; null while some are missing, and for a page that is not found. */
async function describe(client: QueryClient, { pages }: SiteMap, place: Place): Promise<Omit<KeptPage, 'to'> | null> {
  const match = matchPage(place);
  if (match === null) return null;
  const { name, at } = match;
  const page: SitePage = pages[name];
  const { plan } = await loadPage(page);
  const read = reader(client);
  const first = [...frameQueries, ...plan.queries(at)];
  const hasAnswer = ({ queryKey }: { queryKey: readonly unknown[] }) => client.getQueryData(queryKey) !== undefined;
  if (!first.every(hasAnswer)) return null;
  const queries = [...first, ...(plan.further?.(at, read) ?? [])];
  const isShown = queries.every(hasAnswer) && isFoundPage(match, plan, read) && !plan.redirect?.(at, read);
  if (!isShown) return null;
  const settings = settingsIn(read(settingsQuery));
  const title = headOf(match, plan, read, settings).title ?? settings['company.name'];
  const answers = queries.map(({ queryKey }) => answerAddress(queryKey)).filter((address) => address !== null);
  return { title, at: Date.now(), answers };
}

/** Pictures that have come, of the page and the frame around it, where they are this site's. */
const shownPictures = (): string[] =>
  [...document.images]
    .filter(({ complete, currentSrc }) => complete && currentSrc.startsWith(`${location.origin}/media/`))
    .map(({ currentSrc }) => currentSrc);

let documents: Record<string, string> | null = null;

/** A page's answers that came with the document and that the worker has not received yet. */
function untold(answers: readonly string[]): Record<string, string> {
  documents ??= firstTelling();
  const bodies: Record<string, string> = {};
  for (const address of answers) {
    const body = documents[address];
    if (body === undefined) continue;
    bodies[address] = body;
    delete documents[address];
  }
  return bodies;
}

function firstTelling(): Record<string, string> {
  const data = readPageData();
  if (data === null) return {};
  void caches.open(KEPT.site).then((cache) => cache.put(SITE_ADDRESS, Response.json(data.site)));
  return documentAnswers(data.answers);
}
