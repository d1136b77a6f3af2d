import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Site } from './api/site-context.tsx';
import { App } from './app.tsx';
import { BrowserHistory } from './navigation/browser-history.tsx';
import { fetchPage } from './page/fetch-page.ts';
import type { PageMatch } from './page/match-page.ts';
import { siteMap } from './routes.tsx';

interface Start {
  client: QueryClient;
  site: Site;
  match: PageMatch;
}

/**
 * Draws a page as the signed-in user sees it, in place of the public one, which was held back until now. The page is
 * drawn whole beside that one and replaces it before anything is painted.
 */
export async function startPersonal(root: HTMLElement, { client, site, match }: Start): Promise<void> {
  // A failure here happens again in the page, which reports it.
  await fetchPage(client, siteMap, match).catch(() => null);
  const own = document.createElement('div');
  own.hidden = true;
  root.after(own);
  const show = (): void => {
    root.remove();
    own.id = root.id;
    own.hidden = false;
    delete document.documentElement.dataset.held;
  };
  hydrateRoot(
    own,
    <AfterNothing onDrawn={show}>
      <BrowserHistory>
        <App client={client} site={site} />
      </BrowserHistory>
    </AfterNothing>,
  );
}

/** Begins without markup, as when nothing is kept offline. */
function AfterNothing({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }): ReactNode {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated && <Drawn onDrawn={onDrawn}>{children}</Drawn>;
}

function Drawn({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }): ReactNode {
  useLayoutEffect(onDrawn, [onDrawn]);
  return children;
}
