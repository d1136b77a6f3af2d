import { build } from 'vite';
import { pageAssets, readManifest } from './build/page-assets.ts';
import { pageAssetsPlugin } from './build/page-assets-plugin.ts';
import { printFirstVisits } from './build/print-first-visits.ts';

/** Builds the site: dist/client for browsers, then dist/server, which knows the names of the client's files. */
const outDir = { client: 'dist/client', server: 'dist/server' };
const configFile = new URL('vite.config.ts', import.meta.url).pathname;

await build({
  configFile,
  logLevel: 'warn',
  build: { outDir: outDir.client, manifest: true, rolldownOptions: { input: 'src/entry-client.tsx' } },
});
const assets = pageAssets(await readManifest(new URL(`${outDir.client}/.vite/manifest.json`, import.meta.url)));
await build({
  configFile,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [pageAssetsPlugin(assets)],
  build: {
    outDir: outDir.server,
    ssr: 'src/entry-server.tsx',
    copyPublicDir: false,
    // One file: a running server never looks for a page's code that a newer build has replaced.
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
await printFirstVisits(assets, new URL(`${outDir.client}/`, import.meta.url));
