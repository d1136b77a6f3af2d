import type { DecimalAmount } from '@millrace/configurator';
import { z } from 'zod';
import { documentTypes, type Slug } from '../content/index.ts';
import { faq, jobAnswer, searchResult } from './answers.ts';

const text = z.string();
const slug: z.ZodType<Slug> = text;
const amount: z.ZodType<DecimalAmount | null> = z.number().nullable();
const count = z.int();
const flag = z.boolean();

/** A family, with those of its models that fit what was asked. */
export const foundFamily = z.object({
  kind: z.literal('family'),
  name: text,
  slug,
  intrinsicallySafe: flag,
  summary: text,
  thumbnail: text.nullable(),
  isObsolete: flag,
  /** A model number can be built. */
  isConfigured: flag,
  priceFrom: amount,
  priceTo: amount,
  /** All models of the family, those that fit, and the first of these. */
  allModels: count,
  fitting: count,
  models: z.array(searchResult),
});

export const foundModel = searchResult.extend({ kind: z.literal('model') });

export const foundDocument = z.object({
  kind: z.literal('document'),
  name: text,
  /** Absent from files of the site itself, such as the price list. */
  docType: z.enum(documentTypes).nullable(),
  docNumber: text,
  uri: text,
  type: count,
  revisedOn: text.nullable(),
  /** The families it belongs to, if they are few. */
  families: z.array(text),
});

export const foundQuestion = z.object({ kind: z.literal('question'), faq });
export const foundPost = z.object({ kind: z.literal('post'), name: text, slug, postDate: text, excerpt: text });
export const foundJob = z.object({
  kind: z.literal('job'),
  ...jobAnswer.pick({ id: true, name: true, category: true, type: true, description: true }).shape,
});

/** A page whose address is fixed, such as About, a category, or a video of the Support page. `path` begins with a slash. */
export const foundPage = z.object({
  kind: z.literal('page'),
  name: text,
  path: text,
  excerpt: text,
  isCategory: flag,
  isVideo: flag,
});

export const foundItem = z.discriminatedUnion('kind', [
  foundFamily,
  foundModel,
  foundDocument,
  foundQuestion,
  foundPost,
  foundJob,
  foundPage,
]);

const sectionOf = <Item extends z.ZodType>(item: Item) => z.object({ total: count, items: z.array(item) });

/** Everything that a text finds: the best of all, and a section for each kind. */
export const foundEverything = z.object({
  /** Everything that fits, models not counted. */
  total: count,
  /** The nearest, the best of each kind first. */
  best: z.array(foundItem),
  families: sectionOf(foundFamily),
  documents: sectionOf(foundDocument),
  questions: sectionOf(foundQuestion),
  posts: sectionOf(foundPost),
  jobs: sectionOf(foundJob),
  pages: sectionOf(foundPage),
});

export type FoundFamily = z.infer<typeof foundFamily>;
export type FoundModel = z.infer<typeof foundModel>;
export type FoundDocument = z.infer<typeof foundDocument>;
export type FoundQuestion = z.infer<typeof foundQuestion>;
export type FoundPost = z.infer<typeof foundPost>;
export type FoundJob = z.infer<typeof foundJob>;
export type FoundPage = z.infer<typeof foundPage>;
export type FoundItem = z.infer<typeof foundItem>;
export type FoundEverything = z.infer<typeof foundEverything>;
