import { expect, test } from 'vitest';
import { failingFilesIn } from './failing-files.ts';

/** Stands in for Vitest: `states` by file are the results of all that ever ran, as Vitest returns them. */
function running(states: Record<string, string>, unhandledErrors: unknown[] = []) {
  const invalid: string[] = [];
  const ran: string[][] = [];
  const failing = failingFilesIn<string>(
    {
      invalidateFile: (file) => void invalid.push(file),
      getModuleSpecifications: (file) => [`units ${file}`],
      runTestSpecifications: async (specifications) => {
        ran.push(specifications);
        const testModules = Object.entries(states).map(([moduleId, state]) => ({ moduleId, state: () => state }));
        return { testModules, unhandledErrors };
      },
    },
    '/house',
  );
  return { failing, invalid, ran };
}

const both = { changed: 'a.ts', tests: ['a.test.ts', 'b/c.test.ts'] };

test('the files that were asked for run, by their whole paths', async () => {
  const { failing, ran } = running({ '/house/a.test.ts': 'passed', '/house/b/c.test.ts': 'passed' });
  expect(await failing(both)).toEqual([]);
  expect(ran).toEqual([['units /house/a.test.ts', 'units /house/b/c.test.ts']]);
});

test('those that fail are told by their paths from the root', async () => {
  const { failing } = running({ '/house/a.test.ts': 'passed', '/house/b/c.test.ts': 'failed' });
  expect(await failing(both)).toEqual(['b/c.test.ts']);
});

test('what failed in a run before is not told again', async () => {
  const { failing } = running({ '/house/old.test.ts': 'failed', '/house/a.test.ts': 'skipped' });
  expect(await failing(both)).toEqual([]);
});

test('a fault outside of the tests belongs to all that ran, unless one of them fails', async () => {
  const fault = [new Error('late')];
  expect(await running({ '/house/a.test.ts': 'passed' }, fault).failing(both)).toEqual(both.tests);
  expect(await running({ '/house/a.test.ts': 'failed' }, fault).failing(both)).toEqual(['a.test.ts']);
});

test('the changed file is read again, and that of the request before, each once', async () => {
  const { failing, invalid } = running({});
  const changed = async (file: string) => {
    invalid.length = 0;
    await failing({ changed: file, tests: [] });
    return [...invalid];
  };
  expect(await changed('a.ts')).toEqual(['/house/a.ts']);
  expect(await changed('b.ts')).toEqual(['/house/b.ts', '/house/a.ts']);
  expect(await changed('b.ts')).toEqual(['/house/b.ts']);
  expect(await changed('c.ts')).toEqual(['/house/c.ts', '/house/b.ts']);
});
