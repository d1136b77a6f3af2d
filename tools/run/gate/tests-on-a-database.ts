import fs from 'node:fs';
import path from 'node:path';

/** Matches a test file that opens a database: it names the test application, databases for tests, or an `open-….ts` made of them. */
const OPENS_ONE =
  /\b(?:openTest(?:App|Database)|onBothDatabases)\b|from '[^']*\/testing\/(?:[\w-]+\/)*open-(?!test-app\.)[\w-]+\.ts'/;
const PLACES = ['apps/server/src', 'packages/database/src'];

/** Test files that run on a database, from the root: they run on PGlite, and again on PostgreSQL. */
export function testsOnADatabase(root: string): string[] {
  return PLACES.flatMap((place) =>
    fs
      .readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => path.join(place, file)),
  )
    .filter((file) => opensOne(fs.readFileSync(path.join(root, file), 'utf8')))
    .sort();
}

export const opensOne = (source: string): boolean => OPENS_ONE.test(source);
