import type { Brand } from '@millrace/configurator';
import { z } from 'zod';

/**
 * A part number without regard to case and outer blanks, as tables are keyed by it. A part number as printed, a model number and a slug
 * are other strings.
 */
export type PartNumber = Brand<string, 'PartNumber'>;

/** Fields that several kinds of content share. */
export const id = z.int().positive();
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case letters, digits and single hyphens')
  .max(120);
export const cents = z.int().nonnegative();
/** YYYY-MM-DD, in the company's time zone. */
export const day = z.iso.date();
export const name = z.string().trim().min(1).max(200);
/** Path below /media/, `folder/file.ext`. */
export const mediaUri = z
  .string()
  .regex(/^[a-z0-9-]+(?:\/[\w.~=+-]+)+$/i, 'a path below /media/, such as families/tern.svg');
/** Made safe (sanitised) on the way in. */
export const richText = z.string().max(100_000);
export const partNumber = z.string().trim().min(1).max(60);
export const position = z.int().nonnegative();
