import { loadSmall } from './become-program.ts';
import { packageSources } from './package-sources.ts';
import { restartOnChange } from './restart-on-change.ts';
import { root } from './root.ts';
import { stripSources } from './strip-sources.ts';

/** `npm run dev`: the server starts again when its sources change; the site it serves from its sources reloads by itself. */
await stripSources();
const stop = restartOnChange({
  root,
  args: [`--require=${loadSmall}`, 'apps/server/src/main.ts', '--dev'],
  folders: ['apps/server/src', ...packageSources(root, 'apps/server')],
});
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => stop(signal).then(() => process.exit(0)));
