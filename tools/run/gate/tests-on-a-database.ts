import fs from 'node:fs';
import path from 'node:path';

/** Matches a test file that opens a database: it names the test application, a database for tests, or an `open-….ts` made of them. */
const OPENS_ONE = /\bopenTest(?:App|Database)\b|from '[^']*\/testing\/open-(?!test-app\.)[\w-]+\.ts'/;
/** Such a file sees to both by itself. */
const CHOOSES = /\bonBothDatabases\b/;

/** The server's test files that run on a database, from the root: they run on PGlite, and again on PostgreSQL. */
export function testsOnADatabase(root: string): string[] {
  const files = fs.readdirSync(path.join(root, 'apps/server/src'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => path.join('apps/server/src', file))
    .filter((file) => opensOne(fs.readFileSync(path.join(root, file), 'utf8')))
    .sort();
}

export const opensOne = (source: string): boolean => OPENS_ONE.test(source) && !CHOOSES.test(source);
