import { guessablePassword, leakedPassword, missingInPassword } from '@millrace/contract';
import { demoContent } from '@millrace/demo-content';
import { describe, expect, test } from 'vitest';
import { generatePassword } from './generate-password.ts';
import { refuseGuessable } from './refuse-guessable.ts';
import { siteWords } from './site-words.ts';

const content = demoContent();
const words = siteWords(content, 'https://shop.weirworks.example:8443/');
const faultOf = (password: string, email?: string) =>
  refuseGuessable({ siteWords: () => words }, password, email).then(
    () => null,
    (error: { problem: unknown }) => error.problem,
  );

describe('a new password is refused by its field', () => {
  test.each([
    ['a word of the company', 'Millrace2026!'],
    ['the whole name of the company', 'Millrace-Controls1!'],
    ['a word of a family', 'Plover#123$'],
    ['a word of the address of the site', 'Weirworks99!'],
    ['a word with signs for letters', 'M1llr@ce!7'],
    ['a word in wide letters', 'Ｍillrace7!'],
  ])('%s: %s', async (_, password) => {
    expect(await faultOf(password)).toMatchObject({
      status: 400,
      code: 'bad-request',
      errors: [{ field: 'password', message: guessablePassword }],
    });
  });
  test('a word of the address of the person', async () => {
    expect(await faultOf('Doolittle77!', 'anna.doolittle@example.com')).toMatchObject({ message: guessablePassword });
    expect(await faultOf('AnnaDoolittle7!', 'anna.doolittle@example.com')).toMatchObject({
      message: guessablePassword,
    });
    expect(await faultOf('Doolittle77!', 'someone@example.com')).toBeNull();
  });
  test('one that is leaked, in other words', async () => {
    expect(await faultOf('Password1!')).toMatchObject({ message: leakedPassword });
  });
});
describe('a new password is taken', () => {
  test.each([
    ['a word of the site with much besides', 'Millrace!97 31Qx'],
    ['another word', 'Right!horse7'],
    ['a word of fewer than four letters', 'Fog!1234'],
  ])('%s: %s', async (_, password) => {
    expect(missingInPassword(password)).toEqual([]);
    expect(await faultOf(password)).toBeNull();
  });
  test('one that the site makes', async () => {
    for (let time = 0; time < 50; time += 1) expect(await faultOf(generatePassword())).toBeNull();
  });
});
test('words follow the content: a name that is no longer there is no word', () => {
  expect(siteWords({ ...content, families: [] }, 'https://a.example').has('plover')).toBe(false);
  expect(words.has('plover')).toBe(true);
});
