import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { RenderPage } from '@millrace/contract';
import type { Site } from './site.ts';

/** The exports of apps/site/build/dev-site.ts; the server imports it by its path, as the site is no dependency of the server. */
interface DevSite {
  render: RenderPage;
  middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  close(): Promise<void>;
}
type OpenDevSite = (server: Server) => Promise<DevSite>;

const MODULE = new URL('../../../site/build/dev-site.ts', import.meta.url);

/** The site from its sources, with hot reload: nothing is kept, and the policy allows what Vite adds to a page. */
export async function siteInDevelopment(): Promise<Site> {
  const { devSite } = (await import(MODULE.href)) as { devSite: OpenDevSite };
  let site: DevSite | null = null;
  return {
    clientDir: null,
    keep: false,
    besides: { 'script-src': ["'unsafe-inline'"], 'style-src': ["'unsafe-inline'"], 'connect-src': ['ws:'] },
    attach: async (app) => {
      const opened = await devSite(app.server);
      site = opened;
      app.addHook('onRequest', (request, reply, done) => opened.middleware(request.raw, reply.raw, done));
      app.addHook('onClose', () => opened.close());
    },
    render: async (request) => {
      if (site === null) throw new Error('The site is asked for a page before it is attached.');
      return site.render(request);
    },
  };
}
