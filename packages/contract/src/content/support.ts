import { z } from 'zod';
import { day, element, id, mediaUri, name, position } from './fields.ts';

/** A video on the outside video host: `uri` is its id there. */
export const video = z.object({
  name,
  uri: z.string().regex(/^[\w-]{6,20}$/, 'must be the id of a video, such as pUmpD0wnUp1, and no whole address'),
  poster: mediaUri.nullable(),
  /** The day the host got it; search engines learn only of a video that has this and a poster. */
  uploadDate: day.exactOptional(),
});
export type Video = z.infer<typeof video>;

export const image = z.object({ uri: mediaUri, filename: z.string().max(200) });
export type Image = z.infer<typeof image>;

export const faqStep = z.object({ answer: z.string().max(2000), image: image.nullable(), video: video.nullable() });
export type FaqStep = z.infer<typeof faqStep>;

export const contentFaq = z.object({
  id,
  question: z.string().min(1).max(300),
  answer: z.string().max(5000),
  link: z.string().max(500).nullable(),
  isLive: z.boolean(),
  /** Listed on the Support page too, not only with its families. */
  isSupport: z.boolean(),
  video: video.nullable(),
  image: image.nullable(),
  steps: z.array(faqStep.extend(element)),
  position,
});
export type ContentFaq = z.infer<typeof contentFaq>;

export const supportVideo = z.object({
  id,
  category: name,
  name,
  uri: video.shape.uri,
  poster: mediaUri.nullable(),
  /** A video's date; null when unknown. */
  uploadDate: day.nullable(),
  isLive: z.boolean(),
  position,
});
export type SupportVideo = z.infer<typeof supportVideo>;
