import { EMAIL_MAX, formWords } from '@millrace/contract';
import { forgotPasswordBody } from '@millrace/contract/endpoints';
import { expect, test } from 'vitest';
import { emailRules, isEmail } from './email.ts';

const longest = `${'a'.repeat(EMAIL_MAX - '@example.com'.length)}@example.com`;

test.each([
  ['anna@example.com', true],
  [' Anna@Example.COM ', true],
  ["o'neil+pumps@mail.example.co.uk", true],
  [longest, true],
  [`a${longest}`, false],
  ['', false],
  ['anna', false],
  ['anna@localhost', false],
  ['anna@example..com', false],
  ['anna@example.com, bob@example.com', false],
  ['anna@example.com\r\nBcc: bob@example.com', false],
])('%j is an address for the form as for the API: %s', (text, isGood) => {
  expect(isEmail(text)).toBe(isGood);
  expect(forgotPasswordBody.safeParse({ email: text, captchaToken: '' }).success).toBe(isGood);
});

test('a form says its own words of one that is none', () => {
  const { required, validate } = emailRules(formWords.invalidResetEmail);
  expect(required).toBe('Please enter an email');
  expect(validate('anna')).toBe('Error: Invalid email format.');
  expect(emailRules().validate('anna')).toBe('Invalid email format.');
  expect(emailRules().validate('anna@example.com')).toBe(true);
});
