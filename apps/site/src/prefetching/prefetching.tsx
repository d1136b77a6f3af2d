import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSignedIn } from '../api/token.ts';
import { comingPage } from '../keep-alive/coming-page.ts';
import { useLocation } from '../navigation/here.tsx';
import type { NextPages } from '../navigation/next-pages.ts';
import { useLinksInView } from '../navigation/use-links-in-view.ts';
import { useNearLinks } from '../navigation/use-near-links.ts';
import { matchPage } from '../page/match-page.ts';
import { type SiteMap, useSiteMap } from '../page/site-map.ts';
import { drawAhead } from './draw-ahead.ts';
import { codeAhead, fetchAhead } from './fetch-ahead.ts';

/** Has the next page ready before it is asked for. It shows nothing, and comes after everything else. */
export function Prefetching(): null {
  const client = useQueryClient();
  const siteMap = useSiteMap();
  const pages = useMemo(() => nextPages(client, siteMap), [client, siteMap]);
  const { pathname } = useLocation();
  const isSignedIn = useSignedIn();
  useNearLinks(pages);
  // A signed-in user may see personal pages, each of which costs the server an answer: those wait until they are
  // pointed at.
  useLinksInView(pages, pathname, !isSignedIn);
  return null;
}

const nextPages = (client: QueryClient, siteMap: SiteMap): NextPages => ({
  has: (place) => matchPage(place) !== null,
  fetchCode: (place) => codeAhead(siteMap, place),
  fetch: (place, signal) => fetchAhead(client, siteMap, place, signal),
  draw: (place) => drawAhead(siteMap, place),
  forget: () => comingPage.set(null),
});
