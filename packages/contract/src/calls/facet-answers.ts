import type { DecimalAmount } from '@millrace/configurator';
import { z } from 'zod';
import { facetViews } from '../constants.ts';
import type { PartNumber, Slug, WrittenModelNumber } from '../content/index.ts';
import { measure, specRow } from './answers.ts';

const text = z.string();
const count = z.int();
const flag = z.boolean();
const amount: z.ZodType<DecimalAmount | null> = z.number().nullable();
const number = z.number();
const slug: z.ZodType<Slug> = text;
const partNumber: z.ZodType<PartNumber> = text;
const modelNumber: z.ZodType<WrittenModelNumber> = text;

const facetCommon = { key: text, name: text, help: text };
const choiceFacet = z.object({
  ...facetCommon,
  kind: z.literal('choice'),
  /** `count`: the models that it would show. `isBuilt`: a configurator can build it, whatever else is chosen. */
  values: z.array(z.object({ value: text, words: text, count, isChosen: flag, isBuilt: flag })),
});
const rangeFacet = z.object({
  ...facetCommon,
  kind: z.literal('range'),
  unit: text,
  precision: count,
  least: number,
  most: number,
  from: amount,
  to: amount,
  steps: z.array(z.object({ from: number, to: number, count })),
});
export const facet = z.discriminatedUnion('kind', [choiceFacet, rangeFacet]);

export const facetModel = z.object({
  partNumber,
  modelNumber: modelNumber.nullable(),
  name: text,
  description: text,
  price: amount,
});

/** A family of which models fit, or that can be built as is chosen. */
export const facetFamily = z.object({
  name: text,
  slug,
  intrinsicallySafe: flag,
  summary: text,
  imgUrl: text.nullable(),
  isObsolete: flag,
  isConfigured: flag,
  /** Its head. */
  facts: z.array(specRow),
  /** Of the models that fit. */
  priceFrom: amount,
  priceTo: amount,
  fitting: count,
  /** All that are there without the choices. */
  total: count,
  /** Whether one that fits can be built, where no model does; null: it was not asked. */
  built: z.enum(['yes', 'no', 'unknown']).nullable(),
  /** The proof of `yes`, as an address carries it. */
  options: text.nullable(),
  /** The first that fit. */
  models: z.array(facetModel),
});

/** A model among those of other families. */
const listedModel = facetModel.extend({
  family: z.object({ name: text, slug, intrinsicallySafe: flag }),
  imgUrl: text.nullable(),
  isObsolete: flag,
});

/** A choice in words, and the query without it. */
const chip = z.object({ words: text, name: text, without: text, measure: measure.exactOptional() });

export const filterAnswer = z.object({
  /** The choices as a query, in one order. */
  filters: text,
  /** The order that was asked for and is known; '' for that of the tiles, or of what was found. */
  order: text,
  /** The attributes that families can be ordered by; numbers are ordered by how much they are. */
  orders: z.array(z.object({ order: text, name: text, isNumber: flag })),
  view: z.enum(facetViews),
  chips: z.array(chip),
  /** Filters without which more models fit, the most first. */
  hints: z.array(chip.extend({ models: count })),
  facets: z.array(facet),
  /** All models that fit. */
  models: count,
  families: z.array(facetFamily),
  /** In the view of models: the first that fit, of all families together. */
  listed: z.array(listedModel).exactOptional(),
});

export type Facet = z.infer<typeof facet>;
export type FacetModel = z.infer<typeof facetModel>;
export type FacetFamily = z.infer<typeof facetFamily>;
export type ListedModel = z.infer<typeof listedModel>;
export type FilterChip = z.infer<typeof chip>;
export type FilterAnswer = z.infer<typeof filterAnswer>;
