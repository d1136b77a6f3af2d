import { pathToFileURL } from 'node:url';
import { buildSite } from './build-site.ts';
import { root } from './root.ts';

/** `npm start`: builds what is stale, then is the server, so that signals reach it. */
try {
  await buildSite(root);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import(pathToFileURL(`${root}/apps/server/src/main.ts`).href);
