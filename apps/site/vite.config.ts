import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
        // All that the entry imports is one file: small shared chunks compress badly and cost a request each.
        ...(isSsrBuild ? {} : { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } }),
      },
    },
  },
  worker: { format: 'es' },
  // One bundle with React's production build in it, whatever NODE_ENV the server runs under.
  ssr: command === 'build' ? { noExternal: true } : {},
}));
