import { DatabaseInUse } from '@millrace/database';
import { expect, test } from 'vitest';
import { ConfigError } from '../config/read-config.ts';
import { StartRefused } from './self-check.ts';
import { startFault, tried } from './start-fault.ts';
import { failureWords, shownAddress } from './start-words.ts';

const coded = (code: string, given: object = {}) => Object.assign(new Error(`fails by ${code}`), { code, ...given });

test.each([
  ['http://0.0.0.0:3000', '0.0.0.0', 'http://127.0.0.1:3000'],
  ['http://[::]:3000', '::', 'http://127.0.0.1:3000'],
  ['http://192.0.2.1:80', '192.0.2.1', 'http://192.0.2.1:80'],
  ['http://127.0.0.1:3000', 'localhost', 'http://127.0.0.1:3000'],
])('a site at %s of %s is opened at %s', (address, host, shown) => {
  expect(shownAddress(address, host)).toBe(shown);
});

test.each<[string, Error, string | null]>([
  ['a fault of the environment', new ConfigError(['PORT: no.', 'HOST: no.']), 'PORT: no. HOST: no.'],
  ['a database that is open', new DatabaseInUse('data'), new DatabaseInUse('data').message],
  [
    'a database that is away',
    coded('ECONNREFUSED', { syscall: 'connect' }),
    'The database cannot be asked: fails by ECONNREFUSED.',
  ],
  ['a full disk', coded('ENOSPC'), 'Nothing can be stored: fails by ENOSPC.'],
  ['a folder of somebody else', coded('EACCES', { path: '/data' }), 'Nothing can be stored: fails by EACCES.'],
  [
    'a full disk that caused another fault',
    new Error('not written', { cause: coded('EROFS') }),
    'Nothing can be stored: fails by EROFS.',
  ],
  ['a port of somebody else', coded('EACCES'), null],
  ['a fault of the program', new TypeError('no'), null],
])('a start that fails by %s says what to do, or is a fault of the program', async (_, error, words) => {
  const found = startFault(error);
  if (words === null) expect(found).toBeNull();
  else expect(found?.startsWith(words)).toBe(true);
  const waited = tried(Promise.reject(error));
  if (words === null) await expect(waited).rejects.toBe(error);
  else expect(await waited).toEqual({ value: null, fault: found });
});
test('what is there is there, and what is no error is none', async () => {
  expect(await tried(Promise.resolve(7))).toEqual({ value: 7, fault: null });
  expect([startFault('away'), startFault(null)]).toEqual([null, null]);
});

test.each<[string, unknown, string | RegExp]>([
  ['a fault of the environment', new ConfigError(['PORT: no.']), 'The environment has a fault:\n  PORT: no.'],
  ['a check that refuses', new StartRefused('The clock is wrong.'), 'The clock is wrong.'],
  ['a fault that can be mended', coded('ENOSPC'), /^Nothing can be stored: /],
  ['a port that is taken', coded('EADDRINUSE'), 'fails by EADDRINUSE. Set PORT to a free port.'],
  ['a fault of the program', new TypeError('no'), /^TypeError: no\n {4}at /],
  ['an error without a stack', Object.assign(new Error('no'), { stack: undefined }), 'no'],
  ['what is no error', 'away', 'away'],
])('the last line of a start that fails by %s', (_, error, words) => {
  if (typeof words === 'string') expect(failureWords(error)).toBe(words);
  else expect(failureWords(error)).toMatch(words);
});
