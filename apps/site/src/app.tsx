import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Site, SiteProvider } from './api/site-context.tsx';
import { Pages } from './rendering/pages.tsx';
import { Shell } from './shell/shell.tsx';

/** The whole site, on the server and in the browser; the router stands around it. */
export function App({ client, site }: { client: QueryClient; site: Site }): ReactNode {
  return (
    <SiteProvider value={site}>
      <QueryClientProvider client={client}>
        <Shell>
          <Pages />
        </Shell>
      </QueryClientProvider>
    </SiteProvider>
  );
}
