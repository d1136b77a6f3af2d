import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { makeFaces } from '@millrace/look/make-faces';
import { build } from 'vite';
import { answersShape } from './build/answers-shape.ts';
import { inlineTexts } from './build/inline-texts.ts';
import { offlineFiles } from './build/offline-files.ts';
import { offlineFilesPlugin } from './build/offline-files-plugin.ts';
import { offlineShell } from './build/offline-shell.ts';
import { oneByte } from './build/one-byte.ts';
import { pageAssets, readManifest } from './build/page-assets.ts';
import { pageAssetsPlugin } from './build/page-assets-plugin.ts';
import { printFirstVisits } from './build/print-first-visits.ts';

/**
 * Builds the site: dist/client for browsers, with the worker that knows its files, then dist/server, which knows the names of the
 * client's files.
 */
const outDir = { client: 'dist/client', server: 'dist/server' };
const configFile = fileURLToPath(new URL('vite.config.ts', import.meta.url));
const client = new URL(`${outDir.client}/`, import.meta.url);
const production = { 'process.env.NODE_ENV': '"production"' };

await makeFaces();
await build({
  configFile,
  logLevel: 'warn',
  build: { outDir: outDir.client, manifest: true, rolldownOptions: { input: 'src/entry-client.tsx' } },
});
const manifest = await readManifest(new URL('.vite/manifest.json', client));
const assets = pageAssets(manifest);
const shell = offlineShell(assets);
const shape = await answersShape(new URL('../../packages/contract/src/', import.meta.url));
await writeFile(new URL(`.${shell.url}`, client), shell.html);
await build({
  configFile: false,
  root: fileURLToPath(new URL('.', import.meta.url)),
  logLevel: 'warn',
  define: production,
  plugins: [offlineFilesPlugin(offlineFiles(manifest, shell), shape)],
  build: {
    outDir: outDir.client,
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2023',
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'worker/offline-worker.ts',
      // A worker is one script, at an address that stays.
      output: { format: 'iife', entryFileNames: '[name].js', codeSplitting: false },
    },
  },
});
await build({
  configFile,
  logLevel: 'warn',
  define: production,
  plugins: [pageAssetsPlugin({ ...assets, inline: await inlineTexts(assets, client) }), oneByte()],
  build: {
    outDir: outDir.server,
    ssr: 'src/entry-server.tsx',
    copyPublicDir: false,
    // One file: a running server never looks for a page's code that a newer build has replaced.
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
await printFirstVisits(assets, client);
