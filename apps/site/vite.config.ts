import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Modules of the first visit of any page: the libraries, the reading calls, the frame, and the controls most pages have. */
const START =
  /node_modules[\\/](?:react|react-dom|scheduler|@tanstack)[\\/]|packages[\\/]contract[\\/]src[\\/](?:calls|client|constants)\.|src[\\/](?:analytics[\\/]report|api[\\/](?!complete)|head[\\/]|page[\\/]|page-view[\\/]|keep-alive|navigation[\\/](?:browser|here|location|match|redirect)|routes|addresses|page-parts[\\/]picture\.|ui[\\/](?:link|icon|button|breadcrumbs|timing[\\/]use-|words[\\/]telephone))/;
/** What comes once the page is there; what it opens or starts in its turn comes when it is wanted. */
const IDLE =
  /src[\\/](?:shell[\\/]idle-parts|consent[\\/](?:consent|consent-banner|consent-cookie|consent-store|choice)|offline[\\/]offline-when-due)\./;
/** What keeps visited pages, and tells that there is no network. */
const OFFLINE =
  /src[\\/](?:offline[\\/](?:offline|offline-bar|use-keep-visited|connection|document-answers|answer-address)|kept-on-device[\\/](?:kept-address|kept-page))\./;

/** What keeps a document, wherever one is listed. */
const KEEP =
  /src[\\/]kept-on-device[\\/](?:keep-button|document-keeping|is-for-everybody|kept-document|kept-caches|start-worker)\./;

export default defineConfig(({ command, isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwind()],
  publicDir: 'public',
  // Pages are found by a pattern; without this their libraries are found only when a page is first opened.
  optimizeDeps: { entries: ['src/entry-client.tsx', 'src/**/*-page.tsx'] },
  build: {
    target: 'es2023',
    // The content security policy has no `data:` for fonts, and a file of its own is cached.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What every page needs is one file: small shared chunks compress badly and cost a request each.
        ...(isSsrBuild
          ? {}
          : {
              codeSplitting: {
                groups: [
                  { name: 'start', test: START },
                  { name: 'keep', test: KEEP, includeDependenciesRecursively: false },
                  { name: 'offline', test: OFFLINE, includeDependenciesRecursively: false },
                  { name: 'idle', test: IDLE, includeDependenciesRecursively: false },
                ],
              },
            }),
      },
    },
  },
  worker: { format: 'es' },
  // One bundle with React's production build in it, whatever NODE_ENV the server runs under.
  ssr: command === 'build' ? { noExternal: true } : {},
}));
