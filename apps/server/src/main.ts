import { serve } from './serve.ts';

/** `node main.ts` serves the built site; `--dev` serves it from its sources, with hot reload. */
await serve({ env: process.env, development: process.argv.includes('--dev') });
