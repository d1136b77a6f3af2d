import './styles/site.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { pageTransport } from './api/fetch-transport.ts';
import { fillAnswers, fillMisses, readPageData } from './api/page-data.ts';
import { createQueryClient } from './api/query-for.ts';
import { storedToken } from './api/token.ts';
import { App } from './app.tsx';
import { BrowserHistory } from './navigation/browser-history.tsx';
import { loadPage } from './page/load-page.ts';
import { matchPage } from './page/match-page.ts';
import type { SitePage } from './page/site-map.ts';
import { siteMap } from './routes.tsx';
import { startPersonal } from './start-personal.tsx';

/** Takes over the page the server rendered. A function, as pages import from this chunk and must not wait for it. */
async function start(root: HTMLElement): Promise<void> {
  const data = readPageData();
  // Without a network alone: it brings what is kept.
  if (data === null) return (await import('./start-offline.tsx')).startOffline(root);
  const { site, answers } = data;
  const client = createQueryClient(pageTransport);
  fillAnswers(client, answers);
  const match = matchPage(location);
  if (match !== null) {
    const page: SitePage = siteMap.pages[match.name];
    const { plan } = await loadPage(page);
    if (plan.isPersonal === true && storedToken() !== null) return startPersonal(root, { client, site, match });
    if (data.isNotFound === true) fillMisses(client, plan.queries(match.at));
  }
  // In pieces, between which the browser handles the visitor's input.
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserHistory>
        <App client={client} site={site} />
      </BrowserHistory>,
    );
  });
}

const root = document.getElementById('root');
if (root !== null) void start(root);
