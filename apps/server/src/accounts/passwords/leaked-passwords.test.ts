import { missingInPassword } from '@millrace/contract';
import { describe, expect, test } from 'vitest';
import { generatePassword } from './generate-password.ts';
import { isLeaked } from './leaked-passwords.ts';

const leaked = [
  'Password1!',
  'P@ssw0rd',
  'P@ssw0rd1!',
  'Welcome123!',
  'Summer2024!',
  'Qwerty123!',
  '!Qwerty123',
  'Dragon#12$',
  'Aa123456@',
  '1qaz!QAZ',
  'Iloveyou1!',
  'Letmein!1',
  'ＰassWord1!',
];
const good = ['Right!horse7', 'Lift-station7!', 'Weir-Gate-77!', 'Wet-well!station8', 'Other!horse8', 'pU1!pumpQz'];

describe('a password', () => {
  test.each(leaked)('%s keeps the rules of the list and is among the leaked', async (password) => {
    if (/^[\x20-\x7e]+$/.test(password) && !password.includes('#')) expect(missingInPassword(password)).toEqual([]);
    expect(await isLeaked(password)).toBe(true);
  });
  test.each(good)('%s is not', async (password) => expect(await isLeaked(password)).toBe(false));
  test('with a common word and much besides is not: it is not guessed with the word', async () => {
    expect(await isLeaked('Dragon!97 31Qx')).toBe(false);
    expect(await isLeaked('Dragon!97316')).toBe(false);
    expect(await isLeaked('Dragon!9731')).toBe(true);
  });
  test('that the site makes never is', async () => {
    for (let time = 0; time < 50; time += 1) expect(await isLeaked(generatePassword())).toBe(false);
  });
});
