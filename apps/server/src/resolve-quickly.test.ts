import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const exported = (before: string): string =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `${before} console.log(Object.keys(await import('drizzle-orm/pg-core')).sort().join())`,
    ],
    { cwd: import.meta.dirname, encoding: 'utf8' },
  );

test('a package resolved quickly exports the same', () => {
  const quickly = exported(`import { resolveQuickly } from './resolve-quickly.ts'; resolveQuickly();`);
  expect(quickly).toBe(exported(''));
  expect(quickly).toContain('pgTable');
});
