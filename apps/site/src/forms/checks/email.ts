import { EMAIL_LOCAL_MAX, EMAIL_MAX, formWords } from '@millrace/contract';
import { regexes } from 'zod/v4/core';

/** Whether the API accepts it as an e-mail address: the rule of the contract's schema, without the schema's size. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= EMAIL_MAX && email.lastIndexOf('@') <= EMAIL_LOCAL_MAX && regexes.email.test(email);
}

/** For `register`: an address is required and must be valid. */
export const emailRules = (invalid: string = formWords.invalidEmail, missing: string = formWords.enterEmail) => ({
  required: missing,
  validate: (text: string) => isEmail(text) || invalid,
});
