import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { resolveQuickly } from './resolve-quickly.ts';

// Before anything else is loaded. Stripped and compiled sources are kept from one start to the next: half a second of two.
enableCompileCache(resolve(import.meta.dirname, '../../../node_modules/.cache/millrace/compiled'));
resolveQuickly();
const { serve } = await import('./serve.ts');
/** `node main.ts` serves the built site; `--dev` serves it from its sources, with hot reload. */
await serve({ env: process.env, development: process.argv.includes('--dev') });
