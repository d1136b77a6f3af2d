import type { Plugin } from 'vite';
import type { PageAssets } from './page-assets.ts';

const NAME = 'virtual:page-assets';

/** Lets the server bundle `import { assets } from 'virtual:page-assets'`: the names of the client's files. */
export function pageAssetsPlugin(assets: PageAssets): Plugin {
  return {
    name: 'page-assets',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? `export const assets = ${JSON.stringify(assets)};` : null),
  };
}
