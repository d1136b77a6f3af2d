import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';

// Stripped and compiled sources are kept from one start to the next: half a second of two. Before anything else is loaded.
enableCompileCache(resolve(import.meta.dirname, '../../../node_modules/.cache/millrace/compiled'));
const { serve } = await import('./serve.ts');
/** `node main.ts` serves the built site; `--dev` serves it from its sources, with hot reload. */
await serve({ env: process.env, development: process.argv.includes('--dev') });
