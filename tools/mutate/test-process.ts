import path from 'node:path';
import { createVitest } from 'vitest/node';

/**
 * Runs test files on request of the process that started it, and tells which failed. One Vitest serves all requests, so that a file is
 * transformed again only after it changed.
 */
export interface Request {
  /** Paths from the root. */
  changed: string;
  tests: string[];
}

const root = process.cwd();
const vitest = await createVitest('test', {
  run: true,
  watch: false,
  project: ['units'],
  maxWorkers: 1,
  reporters: [{}],
});
await vitest.standalone();

let changedBefore: string | undefined;
process.on('message', async ({ changed, tests }: Request) => {
  // The file of the request before may have been restored meanwhile.
  for (const file of new Set([changed, changedBefore ?? changed])) vitest.invalidateFile(path.join(root, file));
  changedBefore = changed;
  const specifications = tests.flatMap((test) => vitest.getModuleSpecifications(path.join(root, test)));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  // Vitest also returns the modules of the runs before.
  const files = testModules
    .filter((module) => module.state() === 'failed')
    .map((module) => path.relative(root, module.moduleId))
    .filter((file) => tests.includes(file));
  process.send?.(files.length === 0 && unhandledErrors.length > 0 ? tests : files);
});
process.once('disconnect', () => process.exit());
process.send?.('ready');
