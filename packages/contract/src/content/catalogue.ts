import { z } from 'zod';
import { attributeValues } from './attributes.ts';
import { configurator } from './configurator.ts';
import { cents, day, element, id, mediaUri, name, partNumber, position, slug, writtenModelNumber } from './fields.ts';
import { knownNumbers } from './known-numbers.ts';

export const contentCategory = z.object({
  id,
  /** null: a top-level category. */
  parentId: id.nullable(),
  name,
  slug,
  description: z.string().max(5000),
  imgUrl: mediaUri.nullable(),
  isLive: z.boolean(),
  isVizzy: z.boolean(),
  position,
});
export type ContentCategory = z.infer<typeof contentCategory>;

/** A tile on a category page. It links to /{type}/{slug} with `variants` as query parameters, or to `adURL`. */
export const contentViewItem = z.object({
  id,
  categoryId: id,
  type: z.enum(['category', 'family']),
  slug,
  title: name,
  name,
  /** One line under the title. */
  summary: z.string().max(200),
  imgUrl: mediaUri.nullable(),
  variants: z.record(z.string(), z.string()),
  isObsolete: z.boolean(),
  adURL: z.httpUrl().nullable(),
  isLive: z.boolean(),
  isVizzy: z.boolean(),
  position,
});
export type ContentViewItem = z.infer<typeof contentViewItem>;

export const IMAGE = 2;
export const VIDEO = 3;

/** An image of the gallery (uri below /media/) or a video (uri is the id on the outside video host). */
export const familyMedium = z.object({
  ...element,
  type: z.union([z.literal(IMAGE), z.literal(VIDEO)]),
  uri: z.string().min(1),
  filename: z.string().max(200),
  name,
  infoImageText: z.string().max(500),
  /** Videos: the local still picture; below /media/. */
  poster: mediaUri.nullable(),
  /** Videos: the day the host got it, if known. */
  uploadDate: day.exactOptional(),
});
export type FamilyMedium = z.infer<typeof familyMedium>;

export const specGroup = z.object({
  title: name,
  kvo: z.array(z.object({ key: z.string().min(1).max(120), value: z.string().max(1000) })),
});
export type SpecGroup = z.infer<typeof specGroup>;
const contentSpecGroup = z.object({
  ...element,
  ...specGroup.shape,
  kvo: z.array(specGroup.shape.kvo.element.extend(element)),
});

export const contentFamily = z.object({
  id,
  name,
  slug,
  /** The intrinsically-safe variant is a family of its own with the plain one's slug. */
  intrinsicallySafe: z.boolean(),
  description: z.string().max(10_000),
  isLive: z.boolean(),
  isVizzy: z.boolean(),
  isObsolete: z.boolean(),
  media: z.array(familyMedium),
  documentIds: z.array(id),
  alertType: z.string().max(60).nullable(),
  alertMsg: z.string().max(1000).nullable(),
  effective: day.nullable(),
  /** Comma-separated replacement part numbers. */
  prodRep: z.string().max(400).nullable(),
  /** Facts that are no attributes: titled groups of words. */
  specs: z.array(contentSpecGroup),
  /** Inherited by its products. */
  attributes: attributeValues,
  /** The ETIM class of its products: what they are to distributors. */
  etimClass: z
    .string()
    .regex(/^EC\d{6}$/, 'must be an ETIM class such as EC000123')
    .nullable()
    .default(null),
  faqIds: z.array(id),
  accessoryPartNumbers: z.array(partNumber),
  configurator: configurator.nullable(),
  ...knownNumbers,
  position,
});
export type ContentFamily = z.infer<typeof contentFamily>;

/** Of one product. */
export const PRODUCT_PICTURES_MAX = 20;

/** A product is sold under one part number; null or 0 cents is a price on request. */
export const contentProduct = z.object({
  id,
  familyId: id,
  partNumber,
  name,
  description: z.string().max(1000),
  priceCents: cents.nullable(),
  configModelNo: writtenModelNumber.nullable(),
  /** They go before those of its family. */
  attributes: attributeValues,
  /** The part number of what is sold instead, and what to know about it. */
  replacedBy: partNumber.nullable().default(null),
  replacedNote: z.string().max(300).nullable().default(null),
  /** Of itself, in their order; they go before those of its family. Their words are those of the media library. */
  pictures: z.array(mediaUri).max(PRODUCT_PICTURES_MAX).default([]),
  isObsolete: z.boolean(),
  isLive: z.boolean(),
  position,
});
export type ContentProduct = z.infer<typeof contentProduct>;
