import { describe, expect, test } from 'vitest';
import { botCheckToken } from '../forms/form-fields.ts';
import { formWords } from '../forms/form-words.ts';
import {
  changeCustomerBody,
  confirmEmailBody,
  forgotPasswordBody,
  loginBody,
  logoutBody,
  resetPasswordBody,
  signUpBody,
  verifyTokenBody,
} from './account-bodies.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from './accounts.ts';

const strong = (length: number): string => `Aa1$${'x'.repeat(length - 4)}`;
const login = { email: 'ann@a.example', password: 'secret', token: '' };
const signUp = { email: 'ann@a.example', password: strong(8), userType: 'OEM', captchaToken: '' };
const reset = { token: 'link', password: strong(8), captchaToken: '' };

test.each([
  ['no token', '', true],
  ['a token of 4000 signs', 'x'.repeat(4000), true],
  ['a token of 4001 signs', 'x'.repeat(4001), false],
])('the bot check with %s', (_, token, isTaken) => expect(botCheckToken.safeParse(token).success).toBe(isTaken));

describe('signing in', () => {
  test('compares addresses in small letters, without outer blanks', () => {
    expect(loginBody.parse({ ...login, email: ' Ann@A.Example ' }).email).toBe('ann@a.example');
  });
  test.each([
    [PASSWORD_MIN - 1, false],
    [PASSWORD_MIN, true],
    [PASSWORD_MAX, true],
    [PASSWORD_MAX + 1, false],
  ])('a password of %i signs is taken: %s', (length, isTaken) => {
    expect(loginBody.safeParse({ ...login, password: 'x'.repeat(length) }).success).toBe(isTaken);
  });
  test.each([
    ['without an address', undefined, formWords.enterEmail],
    ['with an empty one', '  ', formWords.enterEmail],
    ['with one that is none', 'ann', formWords.invalidEmail],
  ])('%s is told so', (_, email, words) => {
    expect(loginBody.safeParse({ ...login, email }).error?.issues.map(({ message }) => message)).toEqual([words]);
  });
  test('with a field too many is refused', () => {
    expect(loginBody.safeParse({ ...login, role: 'admin' }).success).toBe(false);
  });
});

describe('signing up', () => {
  test.each([
    ['a strong password of 8 signs', { password: strong(8) }, true],
    ['one of 7', { password: strong(7) }, false],
    ['one of 128', { password: strong(PASSWORD_MAX) }, true],
    ['one of 129', { password: strong(PASSWORD_MAX + 1) }, false],
    ['one without a digit', { password: 'Aaaaaaa$' }, false],
    ['another user type', { userType: 'Rep' }, true],
    ['a user type that there is not', { userType: 'Admin' }, false],
    ['a role', { role: 'admin' }, false],
  ])('with %s is taken: %s', (_, given, isTaken) => {
    expect(signUpBody.safeParse({ ...signUp, ...given }).success).toBe(isTaken);
  });
  test('says what a password is missing', () => {
    const issues = signUpBody.safeParse({ ...signUp, password: 'aaaaaaa1' }).error?.issues;
    expect(issues?.map(({ message }) => message)).toEqual(['must have one uppercase letter, one special character']);
  });
});

test.each([
  ['a token', 'abc', true],
  ['a token in an object', { token: 'abc' }, true],
  ['an empty token', '', true],
  ['nothing', null, false],
  ['a field too many', { token: 'abc', user: 1 }, false],
])('a token is verified, given %s: %s', (_, body, isTaken) => {
  expect(verifyTokenBody.safeParse(body).success).toBe(isTaken);
});

test.each([
  ['signing out without a body', logoutBody, undefined, true],
  ['signing out with an empty body', logoutBody, {}, true],
  ['signing out with a field', logoutBody, { all: true }, false],
  ['a new password with the token of a link', resetPasswordBody, reset, true],
  ['a new password with an empty token', resetPasswordBody, { ...reset, token: '' }, false],
  ['a weak new password', resetPasswordBody, { ...reset, password: 'aaaaaaaa' }, false],
  ['confirming with a token', confirmEmailBody, { token: 'link' }, true],
  ['confirming with an empty token', confirmEmailBody, { token: '' }, false],
  ['a customer by number', changeCustomerBody, { customerId: 1 }, true],
  ['a customer with other data besides', changeCustomerBody, { customerId: 1, name: 'Heron' }, true],
  ['the customer 0', changeCustomerBody, { customerId: 0 }, false],
])('%s is taken: %s', (_, schema, body, isTaken) => expect(schema.safeParse(body).success).toBe(isTaken));

test('asking for a new password with an address that is none is told so in its own words', () => {
  const issues = forgotPasswordBody.safeParse({ email: 'ann', captchaToken: '' }).error?.issues;
  expect(issues?.map(({ message }) => message)).toEqual([formWords.invalidResetEmail]);
});
