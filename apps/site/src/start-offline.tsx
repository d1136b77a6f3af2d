import { type ReactNode, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { fetchTransport } from './api/fetch-transport.ts';
import { frameQueries } from './api/frame-queries.ts';
import { createQueryClient } from './api/query-for.ts';
import type { Site } from './api/site-context.tsx';
import { App } from './app.tsx';
import { KEPT, OFFLINE, SITE_ADDRESS } from './kept-on-device/kept-caches.ts';
import { BrowserHistory } from './navigation/browser-history.tsx';
import { NothingKept } from './offline/nothing-kept.tsx';
import { fetchPage } from './page/fetch-page.ts';
import { matchPage } from './page/match-page.ts';
import { siteMap } from './routes.tsx';

/** Draws the page at the address from kept answers. When they are missing it shows the list of what is kept. */
export async function startOffline(root: HTMLElement): Promise<void> {
  const client = createQueryClient(fetchTransport);
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retry: false } });
  // A document that was not kept, opened in its own tab.
  if (location.pathname.startsWith('/media/')) history.replaceState(null, '', OFFLINE);
  const match = matchPage(location) ?? matchPage({ pathname: siteMap.home, search: '' });
  const site = await keptSite();
  await Promise.allSettled(frameQueries.map((query) => client.fetchQuery(query)));
  if (match !== null) await fetchPage(client, siteMap, match).catch(() => null);
  // All are kept; what came after the words would move them.
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  colourBars();
  const hasFrame = frameQueries.every(({ queryKey }) => client.getQueryData(queryKey) !== undefined);
  hydrateRoot(
    root,
    <AfterNothing>
      {hasFrame ? (
        <BrowserHistory>
          <App client={client} site={site} />
        </BrowserHistory>
      ) : (
        <NothingKept />
      )}
    </AfterNothing>,
  );
}

/** Gives the bars of the browser the colour that the kept look has for them, in light and in dark. */
function colourBars(): void {
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = matchMedia(tag.media);
    const take = (): void => {
      if (scheme.matches) tag.content = getComputedStyle(document.documentElement).getPropertyValue('--color-deep');
    };
    take();
    scheme.addEventListener('change', take);
  }
}

/** The shell is empty. React's way to begin without markup weighs as much in the first load as all else that offline needs there. */
function AfterNothing({ children }: { children: ReactNode }): ReactNode {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated && children;
}

async function keptSite(): Promise<Site> {
  const kept = await caches.match(SITE_ADDRESS, { cacheName: KEPT.site });
  const usual: Site = { mediaBase: '/media', publicUrl: location.origin };
  return kept === undefined ? usual : ((await kept.json()) as Site);
}
