import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { RenderPage } from '@millrace/contract';
import { makeFaces } from '@millrace/look/make-faces';
import { createServer, type Plugin } from 'vite';
import type { PageAssets } from './page-assets.ts';
import { pageAssetsPlugin } from './page-assets-plugin.ts';

/** The site from its sources: rendered through Vite, changed in the browser as files change. */
export interface DevSite {
  render: RenderPage;
  /** Returns what Vite serves, and calls `next` for everything else. */
  middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  close(): Promise<void>;
}

/** Vite names no files in advance: each module asks for its own. */
const assets: PageAssets = {
  scripts: ['/src/entry-client.tsx'],
  styles: ['/src/styles/site.css'],
  faces: [],
  preloads: [],
  pages: {},
  inline: null,
};

/** `server` carries the socket of hot reload beside the site's own traffic. */
export async function devSite(server: Server): Promise<DevSite> {
  await makeFaces();
  const vite = await createServer({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
    plugins: [pageAssetsPlugin(assets), externalModules],
  });
  const render: RenderPage = async (request) => {
    const bundle = await vite.ssrLoadModule('/src/entry-server.tsx');
    const answer = await (bundle as { render: RenderPage }).render(request);
    if (answer.kind !== 'page') return answer;
    return { ...answer, html: await vite.transformIndexHtml(request.url, answer.html) };
  };
  return { render, middleware: vite.middlewares, close: () => vite.close() };
}

/** The build bundles every module; here Node loads them itself, as some are not written for Vite. */
const externalModules: Plugin = {
  name: 'external-modules',
  enforce: 'post',
  config: (config) => {
    config.ssr = { ...config.ssr, noExternal: [/^@millrace\//] };
  },
};
