import { EMAIL_LOCAL_MAX, EMAIL_MAX, formWords } from '@millrace/contract';
import { regexes } from 'zod/v4/core';

/** Whether the API will take it as an e-mail address: what the contract's schema asks of it, without the schema's weight. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= EMAIL_MAX && email.lastIndexOf('@') <= EMAIL_LOCAL_MAX && regexes.email.test(email);
}

/** For `register`: an address has to be there, and be one. */
export const emailRules = (invalid: string = formWords.invalidEmail, missing: string = formWords.enterEmail) => ({
  required: missing,
  validate: (text: string) => isEmail(text) || invalid,
});
