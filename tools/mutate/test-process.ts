import { createVitest } from 'vitest/node';
import { failingFilesIn, type Request } from './failing-files.ts';

/**
 * Runs test files on request of the process that started it, and tells which failed. One Vitest serves all requests, so that a file is
 * transformed again only after it changed.
 */
const vitest = await createVitest('test', {
  run: true,
  watch: false,
  project: ['units'],
  maxWorkers: 1,
  reporters: [{}],
  // A changed program may give a value that no snapshot has: none is written.
  update: 'none',
});
await vitest.standalone();

const failingFiles = failingFilesIn(vitest, process.cwd());
process.on('message', async (request: Request) => process.send?.(await failingFiles(request)));
process.once('disconnect', () => process.exit());
process.send?.('ready');
