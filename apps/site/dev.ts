import type { RenderPage } from '@millrace/contract';
import { createServer, type ViteDevServer } from 'vite';
import type { PageAssets } from './build/page-assets.ts';
import { pageAssetsPlugin } from './build/page-assets-plugin.ts';

/** The site from its sources, with hot reload: Vite's middleware for files, and the same `render` the bundle has. */
export interface SiteDev {
  middlewares: ViteDevServer['middlewares'];
  render: RenderPage;
  close: () => Promise<void>;
}

const assets: PageAssets = {
  scripts: ['/src/entry-client.tsx'],
  hold: '/src/rendering/hold.js',
  styles: ['/src/styles/site.css?direct'],
  fonts: [],
  preloads: [],
  pages: {},
};

export async function createSiteDev(): Promise<SiteDev> {
  const vite = await createServer({
    configFile: new URL('vite.config.ts', import.meta.url).pathname,
    appType: 'custom',
    server: { middlewareMode: true },
    plugins: [pageAssetsPlugin(assets)],
  });
  return {
    middlewares: vite.middlewares,
    render: async (request) => {
      const { render } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as { render: RenderPage };
      const answer = await render(request);
      if (answer.kind !== 'page') return answer;
      return { ...answer, html: await vite.transformIndexHtml(request.url, answer.html) };
    },
    close: () => vite.close(),
  };
}
