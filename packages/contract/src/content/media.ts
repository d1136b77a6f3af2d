import { z } from 'zod';
import { id, mediaUri } from './fields.ts';

/** A place in a picture that must stay visible when it is cut: percent from the left and from the top. */
export const focalPoint = z.object({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) });
export type FocalPoint = z.infer<typeof focalPoint>;
export const ALT_MAX = 300;

/** A file of the media library: what lies at an address below /media/, and what is known of it. */
export const mediaFile = z.object({
  id,
  uri: mediaUri.max(300),
  /** SHA-256 of the uploaded bytes, in hex; null: those that were there without the library. */
  file: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'must be the SHA-256 of an upload')
    .nullable(),
  /** For those who do not see the picture; '': the words beside it say the same. */
  alt: z.string().max(ALT_MAX),
  /** null: the middle. */
  focus: focalPoint.nullable(),
});
export type MediaFile = z.infer<typeof mediaFile>;
