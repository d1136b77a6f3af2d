import { z } from 'zod';

const value = z.union([z.string().max(500), z.number(), z.boolean(), z.null()]);
/** The longest words that rows are filtered by. */
export const FILTER_WORDS_MAX = 200;
const words = z.string().min(1).max(FILTER_WORDS_MAX);
const edge = z.union([z.number(), z.string().min(1).max(FILTER_WORDS_MAX)]);

/** Conditions on the value of one field. All that is stated has to hold; text is compared without case and accents, but in `is`. */
export const fieldCondition = z
  .strictObject({
    is: value,
    isNot: value,
    /** Of a text: a part of it. Of a list: one of its values. */
    contains: z.union([words, z.number()]),
    startsWith: words,
    /** Numbers by size, texts in their natural order: A2 before A10. */
    above: edge,
    atLeast: edge,
    below: edge,
    atMost: edge,
    /** Of a list: it has one of these. */
    oneOf: z.array(value).min(1).max(500),
    /** No value, an empty text or an empty list. */
    isEmpty: z.boolean(),
  })
  .partial();

/** Conditions by field; a bare value stands for `is`: `{"familyId":3,"name":{"startsWith":"Tern"}}`. */
export const rowFilter = z.record(z.string().min(1).max(100), z.union([value, fieldCondition]));

export type FieldCondition = z.infer<typeof fieldCondition>;
export type RowFilter = z.infer<typeof rowFilter>;
