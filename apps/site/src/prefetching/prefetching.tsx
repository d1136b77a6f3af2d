import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { comingPage } from '../keep-alive/coming-page.ts';
import { useLocation } from '../navigation/here.tsx';
import { matchRoute } from '../navigation/match.ts';
import type { NextPages } from '../navigation/next-pages.ts';
import { useLinksInView } from '../navigation/use-links-in-view.ts';
import { useNearLinks } from '../navigation/use-near-links.ts';
import { routes } from '../routes.tsx';
import { useSignedIn } from '../session/token.ts';
import { drawAhead } from './draw-ahead.ts';
import { codeAhead, fetchAhead } from './fetch-ahead.ts';

/** Has the next page ready before it is asked for. It shows nothing, and comes after everything else. */
export function Prefetching(): null {
  const client = useQueryClient();
  const pages = useMemo(() => nextPages(client), [client]);
  const { pathname } = useLocation();
  const isSignedIn = useSignedIn();
  useNearLinks(pages);
  // Who is signed in may see pages of their own, each of which costs the server an answer: those wait until they are pointed at.
  useLinksInView(pages, pathname, !isSignedIn);
  return null;
}

const nextPages = (client: QueryClient): NextPages => ({
  has: ({ pathname, search }) => matchRoute(routes, pathname, search) !== null,
  fetchCode: codeAhead,
  fetch: (place, signal) => fetchAhead(client, place, signal),
  draw: drawAhead,
  forget: () => comingPage.set(null),
});
