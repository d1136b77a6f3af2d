import { z } from 'zod';
import { ATTENDING_DEFAULT, EMAIL_MAX } from '../constants.ts';
import { slug } from '../content/fields.ts';
import { botCheckToken, emailAddress, line, paragraph } from './form-fields.ts';
import { formWords, requiredWords } from './form-words.ts';

/** Bounds for every event; the event's own are narrower. */
const ATTENDING_MAX = 1000;
const NOTES_MAX = 5000;

/** A registration for an event (specification 3 and 5). */
export const registrationBody = z.strictObject({
  firstName: line(requiredWords.firstName),
  lastName: line(requiredWords.lastName),
  phone: line(requiredWords.phone),
  // Its form too, past specification 5 (settled in decisions 6): a confirmation to no address would be lost.
  email: line(requiredWords.email, EMAIL_MAX).pipe(emailAddress(formWords.invalidEmail)),
  totalAttending: z
    .int(requiredWords.totalAttending)
    .min(1, requiredWords.totalAttending)
    .max(ATTENDING_MAX)
    .default(ATTENDING_DEFAULT),
  notes: paragraph(NOTES_MAX).default(''),
  token: botCheckToken,
  /** The slug of the event's post; absent: the event that is open. */
  event: slug.optional(),
});
export type RegistrationBody = z.output<typeof registrationBody>;
