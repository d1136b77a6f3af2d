/** What forms say, letter for letter (specification 5 and 8). */
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
  dataMissing: 'Must have data at least',
} as const;

/** What a required field says while it is empty (specification 5). */
export const requiredWords = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  phone: 'Phone number is required',
  email: 'Email is required',
  address: 'Address is required',
  totalAttending: 'Total number attending is required',
  choice: 'Please select an option',
} as const;
