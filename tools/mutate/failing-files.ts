import path from 'node:path';

/** Test files to run after a file has changed; paths from the root. */
export interface Request {
  changed: string;
  tests: string[];
}

/** The part of Vitest that runs files. */
interface Runner<Specification> {
  invalidateFile(file: string): void;
  getModuleSpecifications(file: string): Specification[];
  runTestSpecifications(specifications: Specification[]): Promise<{
    testModules: readonly { moduleId: string; state(): string }[];
    unhandledErrors: readonly unknown[];
  }>;
}

/** Returns a function that runs test files and tells which of them fail: all, where something fails outside of them. */
export function failingFilesIn<Specification>(
  vitest: Runner<Specification>,
  root: string,
): (request: Request) => Promise<string[]> {
  let changedBefore: string | undefined;
  return async ({ changed, tests }) => {
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
    return files.length === 0 && unhandledErrors.length > 0 ? tests : files;
  };
}
