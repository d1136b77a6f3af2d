import { becomeProgram } from './become-program.ts';
import { buildSite } from './build-site.ts';
import { root } from './root.ts';

/** `npm start`: builds what is stale, then becomes the server. */
try {
  await buildSite(root);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await becomeProgram(`${root}/apps/server/src/main.ts`);
