/** The words of forms, letter for letter (specification 5 and 8). */
export const formWords = {
  loginFailed: 'Login failed. Please try again.',
  failed: 'An error occurred.',
  confirmationSent: 'A confirmation email has been sent with further instructions.',
  resetNote: "If the account exists, we'll email you instructions to reset the password.",
  passwordUpdated: 'Password successfully updated.',
  selectUserType: 'Please select a user type',
  enterEmail: 'Please enter an email',
  invalidEmail: 'Invalid email format.',
  invalidResetEmail: 'Error: Invalid email format.',
  botCheckUnobtainable: 'Error: Unable to get Recaptcha token. Please Try Again',
  tryAgain: 'Error: Please Try Again',
  requiredFields: 'Please fill in all required fields.',
  /** For a registration, whose rule in section 5 has no full stop. */
  registrationIncomplete: 'Please fill in all required fields',
  registrationClosed: 'Registration is closed.',
  dataMissing: 'Must have data at least',
} as const;

/** The message of a required field while it is empty (specification 5). */
export const requiredWords = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  phone: 'Phone number is required',
  email: 'Email is required',
  address: 'Address is required',
  totalAttending: 'Total number attending is required',
  choice: 'Please select an option',
} as const;

/** A new password that everybody tries first. */
export const leakedPassword = 'This password is among those leaked most often. Please choose another.';
export const guessablePassword = 'This password is a word of this site or of your address. Please choose another.';

/** Success of a registration. */
export const thanksForRegistering = (event: string): string => `Thank you for registering for ${event}!`;

/** A registration that brings more than the event takes. */
export const attendingAtMost = (most: number): string => `One registration may bring ${most} at most`;

/** Text longer than the limit. */
export const charactersAtMost = (most: number, length: number): string =>
  `At most ${most} characters; these are ${length}`;
