import { z } from 'zod';

const times = z.int();
const place = z.object({ name: z.string(), path: z.string() });
/** How often on each of `readDays` days; today is the last. */
const days = z.array(times);

/** All that visitors looked for, without persons. Days are of UTC. */
export const interest = z.object({
  /** How many days the misses go back, and the most read. */
  missDays: z.int(),
  readDays: z.int(),
  /** Words that found nothing, and what is found by a part of them now. */
  searchedInVain: z.array(z.object({ words: z.string(), times, nearest: z.array(place) })),
  /** Numbers of which a cell does not fit; `cells` and `fits` are null where the number is read as one today. */
  typedWrong: z.array(
    z.object({
      written: z.string(),
      times,
      family: place.nullable(),
      cells: z
        .array(z.object({ text: z.string(), separator: z.string(), state: z.enum(['right', 'wrong', 'unread']) }))
        .nullable(),
      /** A number that fits and differs in one cell. */
      fits: z.string().nullable(),
    }),
  ),
  /** Of visitors who agreed to be counted. */
  opened: z.array(place.extend({ times, days })),
  /** Numbers taken as a file, or copied as a link. */
  configured: z.array(place.extend({ times, days })),
  documents: z.array(z.object({ name: z.string(), times, days })),
});

/** The steps of a maker who begins, in their order. */
const beginningNames = [
  'company',
  'logo',
  'words',
  'category',
  'family',
  'picture',
  'document',
  'price',
  'mail',
  'second-admin',
] as const;
export const beginnings = z.array(z.object({ name: z.enum(beginningNames), isDone: z.boolean() }));

export type Interest = z.output<typeof interest>;
export type Beginning = z.output<typeof beginnings>[number];
