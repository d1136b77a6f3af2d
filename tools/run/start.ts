import { becomeProgram } from './become-program.ts';
import { buildApps } from './build-apps.ts';
import { root } from './root.ts';
import { stripSources } from './strip-sources.ts';

/** `npm start`: builds what is stale, then becomes the server. */
try {
  await buildApps(root);
  await stripSources();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await becomeProgram(`${root}/apps/server/src/main.ts`);
