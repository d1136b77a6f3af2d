import { missingInPassword } from '@millrace/contract';
import { expect, test } from 'vitest';
import { GENERATED_LENGTH, generatePassword } from './generate-password.ts';

test('a generated password keeps the rules, and is another each time', () => {
  const made = Array.from({ length: 200 }, generatePassword);
  expect(new Set(made).size).toBe(made.length);
  for (const password of made) {
    expect(missingInPassword(password)).toEqual([]);
    expect(password).toHaveLength(GENERATED_LENGTH);
  }
});
test('its first letter is of every kind now and then: no place is of one kind', () => {
  const firsts = Array.from({ length: 400 }, () => generatePassword().charAt(0));
  for (const kind of [/[a-z]/, /[A-Z]/, /\d/, /[@$!%*?&]/]) expect(firsts.some((first) => kind.test(first))).toBe(true);
});
