import './styles/site.css';
import { hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { fetchTransport } from './api/fetch-transport.ts';
import { createQueryClient } from './api/query-for.ts';
import { App } from './app.tsx';
import { BrowserHistory } from './navigation/browser-history.tsx';
import { matchRoute } from './navigation/match.ts';
import { readPageData } from './rendering/page-data.ts';
import { loadPage } from './rendering/page-modules.ts';
import { routes } from './routes.tsx';
import { storedToken } from './session/token.ts';

/** Takes over the page the server rendered. A function, as pages import from this chunk and must not wait for it. */
async function start(root: HTMLElement): Promise<void> {
  const data = readPageData();
  if (data === null) return (await import('./start-offline.tsx')).startOffline(root);
  const { site, state } = data;
  const client = createQueryClient(fetchTransport);
  hydrate(client, state);
  const match = matchRoute(routes, location.pathname, location.search);
  if (match !== null) {
    const { plan } = await loadPage(match.route.page);
    if (plan.isPersonal === true && storedToken() !== null)
      return (await import('./start-personal.tsx')).startPersonal(root, { client, site, match });
  }
  // In pieces, between which the browser answers the visitor.
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
