import { z } from 'zod';
import { id, name, position } from './fields.ts';

/** Largest number of attributes: each is a facet, a column and a row of a comparison. */
export const ATTRIBUTES_MAX = 500;
const CHOICES_MAX = 200;
const WORDS_MAX = 200;
/** Decimals that a number may be printed with. */
const PRECISION_MAX = 6;

export const attributeTypes = ['text', 'choice', 'number', 'range', 'yesNo'] as const;
export type AttributeType = (typeof attributeTypes)[number];

/** May be the name of an attribute of options, too: of those, `value`, `count` and `quantity` mean something else in a rule. */
const attributeKey = z
  .string()
  .regex(
    /^(?!(?:value|count|quantity)$)[a-z][A-Za-z0-9]{0,39}$/,
    'must be letters and digits that begin with a small letter, at most 40, and not value, count or quantity',
  );
const words = z.string().trim().min(1).max(WORDS_MAX);

/** Something that is known of products, in the same way of each: moving in, section 1. */
export const contentAttribute = z.object({
  id,
  /** Names it in rows, in addresses of filters, and at the options of configurators. */
  key: attributeKey,
  label: name,
  type: z.enum(attributeTypes),
  /** Printed after the value, as it is written here. Numbers alone are converted, in units that people convert. */
  unit: z.string().trim().max(40),
  /** The most decimals of a number. */
  precision: z.int().min(0).max(PRECISION_MAX),
  /** Bounds of a number; null: none. */
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** The values that a choice takes, in order. */
  choices: z.array(words).max(CHOICES_MAX),
  /** The heading of the specifications that it stands below. */
  group: name,
  help: z.string().max(500),
  /** It is a filter of categories and of the search. */
  filters: z.boolean(),
  /** It is a row where products are compared. */
  compares: z.boolean(),
  /** It stands in the head of a family. */
  isInHead: z.boolean(),
  /** The ETIM feature that it is. */
  etim: z
    .string()
    .regex(/^EF\d{6}$/, 'must be an ETIM feature such as EF000123')
    .nullable(),
  position,
});
export type ContentAttribute = z.infer<typeof contentAttribute>;

/** Numbers from and to; without one of them the range is open. Both count. */
export const attributeRange = z.strictObject({ from: z.number().exactOptional(), to: z.number().exactOptional() });
export type AttributeRange = z.infer<typeof attributeRange>;

/** A value of any attribute: which of these it takes is said by its type and proved by the compile. */
const attributeValue = z.union([
  z.boolean(),
  z.number(),
  words,
  z.array(words).min(1).max(CHOICES_MAX),
  attributeRange,
]);
export type AttributeValue = z.infer<typeof attributeValue>;

/** The values of a family, which its products inherit, or those of a product; by the key of the attribute. */
export const attributeValues = z.record(z.string().max(WORDS_MAX), attributeValue).default({});
export type AttributeValues = Readonly<Record<string, AttributeValue>>;
