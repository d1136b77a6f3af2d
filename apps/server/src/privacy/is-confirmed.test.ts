import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { isConfirmed } from './is-confirmed.ts';
import { UNCONFIRMED } from './person-commands.ts';

const words = ['forget', 'Ada@example.com'];
const asked = (exitCode: number, typed: string, isTTY = true) => {
  const input = Object.assign(new PassThrough(), { isTTY });
  input.end(typed);
  return isConfirmed({ lines: [], exitCode }, words, { input, output: new PassThrough() });
};

test.each([
  ['the address', UNCONFIRMED, 'ada@EXAMPLE.com \n', true],
  ['nothing', UNCONFIRMED, '\n', false],
  ['yes', UNCONFIRMED, 'yes\n', false],
  ['another address', UNCONFIRMED, 'ida@example.com\n', false],
  ['the end of the input', UNCONFIRMED, '', false],
  ['the address where nothing waits for it', 0, 'ada@example.com\n', false],
])('%s typed at a terminal after a command that ended with %i', async (_what, exitCode, typed, confirmed) => {
  expect(await asked(exitCode, typed)).toBe(confirmed);
});
test('a command that runs by itself is asked nothing', async () => {
  expect(await asked(UNCONFIRMED, 'ada@example.com\n', false)).toBe(false);
});
