import { PassThrough } from 'node:stream';
import { missingInPassword, PASSWORD_MAX } from '@millrace/contract';
import { expect, test, vi } from 'vitest';
import { askPassword } from './ask-password.ts';

const GOOD = 'Right!horse7';
const CTRL_C = '\u0003';
const CTRL_D = '\u0004';
const CTRL_U = '\u0015';
const BACKSPACE = '\u007f';

/** A terminal at which these keys are pressed; `output` is what it shows. */
function terminal(keys: readonly string[], isTTY = true) {
  const input = Object.assign(new PassThrough(), { isTTY });
  const output = new PassThrough();
  const interrupt = vi.fn();
  for (const key of keys) input.write(key);
  return { input, output, interrupt, shown: () => String(output.read() ?? '') };
}

test.each<[string, string[]]>([
  ['typed twice', [`${GOOD}\r`, `${GOOD}\r`]],
  ['pasted with both lines at once', [`${GOOD}\n${GOOD}\n`]],
  ['corrected by backspace', [`Right!horses${BACKSPACE}7\r`, `${GOOD}\r`]],
  ['begun again by Ctrl-U', [`wrong${CTRL_U}${GOOD}\r`, `${GOOD}\r`]],
  ['in letters of more than one unit', [`a\u{1f511}${BACKSPACE}${CTRL_U}${GOOD}\r${GOOD}\r`]],
  ['typed again after one that is too weak', [`weak\r${GOOD}\r${GOOD}\r`]],
  ['typed again after one that is too long', [`${GOOD.padEnd(PASSWORD_MAX + 1, 'x')}\r${GOOD}\r${GOOD}\r`]],
  ['typed again after two that differ', [`${GOOD}\rRight!horse8\r${GOOD}\r${GOOD}\r`]],
])('a password %s is taken, and not shown', async (_how, keys) => {
  const at = terminal(keys);
  expect(await askPassword(at)).toEqual({ password: GOOD, isGenerated: false });
  const shown = at.shown();
  expect(shown).not.toContain('horse');
  expect(shown).toContain('New password (Enter alone: one is made): \n');
  expect(at.interrupt).not.toHaveBeenCalled();
});
test.each<[string, string[], boolean]>([
  ['Enter alone', ['\r'], true],
  ['the end of the input', [CTRL_D], true],
  ['the end of the input at the second question', [`${GOOD}\r`, CTRL_D], true],
  ['no terminal', [`${GOOD}\r${GOOD}\r`], false],
])('%s has a good password generated', async (_case, keys, isTTY) => {
  const { password, isGenerated } = await askPassword(terminal(keys, isTTY));
  expect(isGenerated).toBe(true);
  expect(password).not.toBe(GOOD);
  expect(missingInPassword(password)).toEqual([]);
});
test.each<[string, string, string]>([
  ['misses something', 'weak', 'It must have '],
  ['is too long', GOOD.padEnd(PASSWORD_MAX + 1, 'x'), `It must have at most ${PASSWORD_MAX} characters.\n`],
])('a password that %s is refused with the reason', async (_case, password, reason) => {
  const at = terminal([`${password}\r\r`]);
  await askPassword(at);
  expect(at.shown()).toContain(reason);
});
test('Ctrl-C interrupts', async () => {
  const at = terminal([`half${CTRL_C}`, '\r\r']);
  await askPassword(at);
  expect(at.interrupt).toHaveBeenCalledOnce();
});
