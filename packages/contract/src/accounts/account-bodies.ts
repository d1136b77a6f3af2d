import { z } from 'zod';
import { EMAIL_MAX } from '../constants.ts';
import { id } from '../content/fields.ts';
import { botCheckToken, emailAddress, TOKEN_MAX } from '../forms/form-fields.ts';
import { formWords } from '../forms/form-words.ts';
import { missingInPassword, PASSWORD_MAX, PASSWORD_MIN, userTypes } from './accounts.ts';

/** The bodies of the Users calls (specification 7). Any further field is refused: nobody names their own role. */
const emailOr = (invalid: string) =>
  z
    .string(formWords.enterEmail)
    .trim()
    .min(1)
    .max(EMAIL_MAX)
    .pipe(emailAddress(invalid))
    .transform((email) => email.toLowerCase());
const email = emailOr(formWords.invalidEmail);
/** An e-mail address, in small letters. */
export const emailField = email;
const password = z.string().min(PASSWORD_MIN).max(PASSWORD_MAX);
/** A password that may be chosen. */
export const newPassword = z
  .string()
  .max(PASSWORD_MAX)
  .superRefine((value, context) => {
    const missing = missingInPassword(value);
    if (missing.length > 0) context.addIssue({ code: 'custom', message: `must have ${missing.join(', ')}` });
  });

const linkToken = z.string().min(1).max(TOKEN_MAX);

export const signUpBody = z.strictObject({
  email,
  password: newPassword,
  userType: z.enum(userTypes, formWords.selectUserType),
  captchaToken: botCheckToken,
});
const credentials = { email, password, token: botCheckToken };
const FACTOR_CODE_MAX = 40;
/** `code`: of the second factor of staff. Without it, or with a wrong one, the session has no rights of staff (decision 198). */
export const loginBody = z.strictObject({ ...credentials, code: z.string().max(FACTOR_CODE_MAX).optional() });
export const credentialsBody = z.strictObject(credentials);
export const logoutBody = z.strictObject({}).optional();
/** A JSON string, or an object that holds it (decisions 3). */
export const verifyTokenBody = z.union([
  z.string().max(TOKEN_MAX),
  z.strictObject({ token: z.string().max(TOKEN_MAX) }),
]);
export const forgotPasswordBody = z.strictObject({
  email: emailOr(formWords.invalidResetEmail),
  captchaToken: botCheckToken,
});
export const resetPasswordBody = z.strictObject({
  token: linkToken,
  password: newPassword,
  captchaToken: botCheckToken,
});
export const changePasswordBody = z.strictObject({
  currentPassword: password,
  password: newPassword,
  captchaToken: botCheckToken,
});
export const endSessionsBody = z.strictObject({
  currentPassword: password,
  captchaToken: botCheckToken,
  id: z.uuid().optional(),
});
export const confirmEmailBody = z.strictObject({ token: linkToken });
/** Offered only after a right password, so the password is asked again. */
export const resendConfirmationBody = credentialsBody;
/** Customer data, of which the id counts. */
export const changeCustomerBody = z.object({ customerId: id });
