import { createVitest } from 'vitest/node';

/**
 * Runs test files on request of the process that started it, and tells whether all passed. One Vitest serves all requests, so that a file is
 * transformed again only after it changed.
 */
export interface Request {
  changed: string;
  tests: string[];
}

const vitest = await createVitest('test', {
  run: true,
  watch: false,
  project: ['units'],
  maxWorkers: 1,
  reporters: [{}],
});
await vitest.standalone();

process.on('message', async ({ changed, tests }: Request) => {
  vitest.invalidateFile(changed);
  const specifications = tests.flatMap((test) => vitest.getModuleSpecifications(test));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const isFine = unhandledErrors.length === 0 && testModules.every((module) => module.state() !== 'failed');
  process.send?.(isFine ? 'passed' : 'failed');
});
process.send?.('ready');
