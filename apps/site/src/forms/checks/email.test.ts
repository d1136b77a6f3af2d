import { EMAIL_LOCAL_MAX, EMAIL_MAX, formWords } from '@millrace/contract';
import { forgotPasswordBody } from '@millrace/contract/endpoints';
import { expect, test } from 'vitest';
import { emailRules, isEmail } from './email.ts';

const local = 'a'.repeat(EMAIL_LOCAL_MAX);
const longest = `${local}@${`${'b'.repeat(60)}.`.repeat(3)}com`.padEnd(EMAIL_MAX, 'm');

test.each([
  ['anna@example.com', true],
  [' Anna@Example.COM ', true],
  ["o'neil+pumps@mail.example.co.uk", true],
  [longest, true],
  [`${longest}m`, false],
  [`${local}@example.com`, true],
  [`a${local}@example.com`, false],
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
