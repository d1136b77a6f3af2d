import { z } from 'zod';

/** An event with the count of its registrations. */
export const registrationEvent = z.object({
  slug: z.string(),
  name: z.string(),
  /** As printed; '' when the event is no longer in the content. */
  dates: z.string(),
  /** YYYY-MM-DD; null: the event is no longer in the content. */
  startsOn: z.string().nullable(),
  isOpen: z.boolean(),
  /** null: not counted. */
  places: z.int().nullable(),
  /** Those in force. */
  registrations: z.int(),
  /** People they bring. */
  attending: z.int(),
  cancelled: z.int(),
  /** ISO 8601; null: none yet. */
  lastAt: z.string().nullable(),
});

/** One registration. Moments are ISO 8601. */
export const staffRegistration = z.object({
  id: z.uuid(),
  receivedAt: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  totalAttending: z.int(),
  notes: z.string(),
  /** null: it is in force. */
  cancelledAt: z.string().nullable(),
});

/** `tell`: the person is told by mail. */
export const cancelRegistrationBody = z.strictObject({ tell: z.boolean() });

export type RegistrationEvent = z.output<typeof registrationEvent>;
export type StaffRegistration = z.output<typeof staffRegistration>;
