import { DatabaseInUse, DatabaseUnreadable } from '@millrace/database';
import { expect, test } from 'vitest';
import { databaseFaultWords, faultWords } from './fault-words.ts';

const coded = (code: string, given: object = {}) => Object.assign(new Error(`fails by ${code}`), { code, ...given });
const refused = (port: number) =>
  coded('ECONNREFUSED', { syscall: 'connect', message: `connect ECONNREFUSED 127.0.0.1:${port}` });
const away = (why: string): string =>
  `The database cannot be asked: ${why}. Start it, or put DATABASE_URL right; then try again.`;

test.each<[string, unknown, string | null]>([
  ['is open already', new DatabaseInUse('data'), new DatabaseInUse('data').message],
  ['cannot be read', new DatabaseUnreadable('data', new Error()), new DatabaseUnreadable('data', new Error()).message],
  ['is away', refused(1), away('connect ECONNREFUSED 127.0.0.1:1')],
  [
    'went away at a query, which is not told',
    new Error('Failed query: select secret', { cause: refused(1) }),
    away('connect ECONNREFUSED 127.0.0.1:1'),
  ],
  [
    'is away at both addresses of its name',
    new AggregateError([refused(1), refused(2)]),
    away('connect ECONNREFUSED 127.0.0.1:1, connect ECONNREFUSED 127.0.0.1:2'),
  ],
  ['is of a program with a fault', new TypeError('no'), null],
  ['is nothing', null, null],
])('a database that %s', (_, error, words) => {
  expect(databaseFaultWords(error)).toBe(words);
  expect(faultWords(error)).toBe(words);
});

test('a disk that takes nothing is no fault of the database, whatever the error around it says', () => {
  const full = new Error('not written', { cause: coded('ENOSPC') });
  expect(databaseFaultWords(full)).toBeNull();
  expect(faultWords(full)).toMatch(/^Nothing can be stored: fails by ENOSPC\. Make room/);
});
