import { z } from 'zod';
import { day, id, name, slug } from './fields.ts';

/** The event that visitors register for, on the page of the post with the same slug (specification 2.11 and 5). */
export const contentEvent = z.object({
  id,
  slug,
  /** Also what the form thanks for: "Thank you for registering for Alderon Days 2025!" */
  name,
  /** As printed: "August 13-15, 2025". */
  dates: z.string().trim().min(1).max(120),
  startsOn: day,
  endsOn: day,
  /** Only printed: staff's switch alone closes the registration. */
  registrationDeadline: day.nullable(),
  isOpen: z.boolean(),
  /** The reason why nobody can register, while it is closed; '' gives none. */
  closedNote: z.string().max(300),
  /** Most that one registration may bring. */
  attendingMax: z.int().min(1).max(1000),
  /** People there is room for, told to staff beside the registrations; null: nobody counts. Only staff's switch closes the registration. */
  places: z.int().min(1).max(100_000).nullable().default(null),
  /** Most characters of a note; 0: none is asked for. */
  notesMax: z.int().min(0).max(5000),
  isLive: z.boolean(),
});
export type ContentEvent = z.infer<typeof contentEvent>;
