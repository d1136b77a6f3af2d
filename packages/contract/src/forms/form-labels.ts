import type { RegistrationBody } from './registration.ts';

/** Labels of what every form asks of a person. */
export const personLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  email: 'Email',
} as const;

/** Labels of a registration for an event, by field. */
export const registrationLabels = {
  ...personLabels,
  totalAttending: 'Total attending',
  notes: 'Notes',
} as const satisfies Record<keyof Omit<RegistrationBody, 'token' | 'event'>, string>;

/** Labels of the forms of an account, and of what its settings show. */
export const accountLabels = {
  company: 'Company Name',
  email: personLabels.email,
  username: 'Username',
  password: 'Password',
  newPassword: 'New password',
  currentPassword: 'Current password',
} as const;
