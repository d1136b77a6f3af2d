import { z } from 'zod';
import { staffRoles, userTypes } from '../../accounts/accounts.ts';
import { EMAIL_MAX } from '../../constants.ts';
import { emailAddress } from '../../forms/form-fields.ts';
import { formWords } from '../../forms/form-words.ts';

/** Anybody with an e-mail address, with an account or without. */
export const personBody = z.strictObject({
  email: z
    .string()
    .trim()
    .max(EMAIL_MAX)
    .pipe(emailAddress(formWords.invalidEmail))
    .transform((email) => email.toLowerCase()),
});

/** How much is held of a person. */
export const heldOfPerson = z.object({
  email: z.string(),
  /** null: there is no account. */
  account: z
    .object({
      id: z.uuid(),
      isConfirmed: z.boolean(),
      userType: z.enum(userTypes).nullable(),
      /** Name of the customer viewed as; null: none. */
      customer: z.string().nullable(),
      roles: z.array(z.enum(staffRoles)),
      /** ISO 8601. */
      createdAt: z.string(),
      sessions: z.int(),
    })
    .nullable(),
  applications: z.int(),
  files: z.int(),
  registrations: z.int(),
  mails: z.int(),
});

/** All that is held of a person, as they may read it. */
export const exportedPerson = z.object({
  person: z.record(z.string(), z.unknown()),
  files: z.array(z.object({ name: z.string(), base64: z.string() })),
  /** Files on record that are not in the store. */
  missing: z.array(z.string()),
});

export type HeldOfPerson = z.output<typeof heldOfPerson>;
export type ExportedPerson = z.output<typeof exportedPerson>;
