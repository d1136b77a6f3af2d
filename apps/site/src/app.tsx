import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Site, SiteProvider } from './api/site-context.tsx';
import { SiteMapProvider } from './page/site-map.ts';
import { Pages } from './page-view/pages.tsx';
import { siteMap } from './routes.tsx';
import { Shell } from './shell/shell.tsx';

/** The whole site, on the server and in the browser; the router stands around it. */
export function App({ client, site }: { client: QueryClient; site: Site }): ReactNode {
  return (
    <SiteProvider value={site}>
      <QueryClientProvider client={client}>
        <SiteMapProvider value={siteMap}>
          <Shell>
            <Pages />
          </Shell>
        </SiteMapProvider>
      </QueryClientProvider>
    </SiteProvider>
  );
}
