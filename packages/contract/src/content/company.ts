import { z } from 'zod';
import { id, mediaUri, name, position } from './fields.ts';

export const carousel = z.object({
  id,
  title: name,
  /** Address or path on this site. */
  link: z.string().min(1).max(500),
  isExternal: z.boolean(),
  content: z.object({ uri: mediaUri }),
  /** A sentence under the title; may be ''. */
  caption: z.string().max(300),
  /** Words on the button. */
  action: z.string().max(60),
  /** A model number to show as a plate; null for none. */
  modelNumber: z.string().max(200).nullable(),
  isLive: z.boolean(),
  position,
});
export type Carousel = z.infer<typeof carousel>;

export const settingValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);
export const setting = z.object({
  id,
  group: z.string().min(1).max(60),
  key: z.string().min(1).max(60),
  value: settingValue,
  /** Only public settings are shown to strangers. */
  isPublic: z.boolean(),
});
export type Setting = z.infer<typeof setting>;
