import type { Cents, Named } from '@millrace/configurator';
import { z } from 'zod';

/** Names a category, a family or a post in an address. */
export type Slug = Named<'Slug'>;
/** Names a customer in an address, beside the slug of a family. */
export type CustomerSlug = Named<'CustomerSlug'>;
/** A part number as printed. The catalogue keys its tables by another string, `FoldedPartNumber`. */
export type PartNumber = Named<'PartNumber'>;
/** A model number as somebody wrote it, on a product or in an address. A `ModelNumber`, which a configurator made, can stand for it. */
export type WrittenModelNumber = Named<'ModelNumber'>;

/** The largest whole number that a column of the database holds. */
export const WHOLE_MAX = 2_147_483_647;
/** Fields that several kinds of content share. */
export const id = z.int().positive().max(WHOLE_MAX);
/** An id, a revision or a version, as an address has it. */
export const numberInAddress = z.coerce.number().int().positive().max(WHOLE_MAX);
const slugText = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case letters, digits and single hyphens')
  .max(120);
export const slug: z.ZodType<Slug> = slugText;
export const customerSlug: z.ZodType<CustomerSlug> = slugText;
// Whole numbers become cents here, at the door: from here on a plain number cannot stand for them.
export const cents = z.int().nonnegative().max(WHOLE_MAX) as z.ZodType<unknown, number> as z.ZodType<Cents, number>;
/** YYYY-MM-DD, in the company's time zone. The database knows no year 0. */
export const day = z.iso.date().refine((text) => !text.startsWith('0000'), 'must be a day, such as 2027-03-01');
export const name = z.string().trim().min(1).max(200);
/** Path below /media/, `folder/file.ext`. */
export const mediaUri = z
  .string()
  .regex(/^[a-z0-9-]+(?:\/[\w.~=+-]+)+$/i, 'must be a path below /media/, such as families/tern.svg');
/** Made safe (sanitised) on the way in. */
export const richText = z.string().max(100_000);
export const partNumber: z.ZodType<PartNumber> = z.string().trim().min(1).max(60);
export const writtenModelNumber: z.ZodType<WrittenModelNumber> = z.string().max(200);
export const position = z.int().nonnegative().max(WHOLE_MAX);
const elementId = z.string().regex(/^[\w-]{1,40}$/, 'must be letters, digits, _ and -, at most 40');
/**
 * Names an element of a list whose own fields do not: staff's changes are merged by it. No public answer shows it. Absent in rows that were
 * written by hand; filled before they are stored (`withElementIds`).
 */
export const element = { id: elementId.exactOptional() };
