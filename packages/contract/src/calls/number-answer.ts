import type { DecimalAmount } from '@millrace/configurator';
import { z } from 'zod';
import type { PartNumber, Slug, WrittenModelNumber } from '../content/index.ts';
import { familyDocument, replacement } from './answers.ts';

const text = z.string();
const orNull = text.nullable();
const amount: z.ZodType<DecimalAmount | null> = z.number().nullable();
const flag = z.boolean();
const slug: z.ZodType<Slug> = text;
const partNumber: z.ZodType<PartNumber> = text;
const modelNumber: z.ZodType<WrittenModelNumber> = text;
const family = z.object({ name: text, slug, intrinsicallySafe: flag });

/** One part of a number with its meaning. */
const cell = z.object({
  group: text,
  text,
  /** Printed before it. */
  separator: text,
  words: text,
  /** unread: right by itself, but it waits for a wrong cell to be mended. */
  state: z.enum(['right', 'wrong', 'unread']),
});

/** Something in which what is sold instead differs. */
const difference = z.object({ name: text, was: text, is: text });

/** The meaning of one number. */
const readNumber = z.object({
  family,
  /** null: a configurator makes the number, and no product carries it. */
  partNumber: partNumber.nullable(),
  modelNumber: modelNumber.nullable(),
  /** Of the product, or of the family. */
  name: text,
  description: text,
  /** None without a model number. */
  cells: z.array(cell),
  /** 0 and null are prices on request. */
  price: amount,
  isObsolete: flag,
  thumbnail: orNull,
  /** Data sheets and quick start guides, as the family lists them. */
  documents: z.array(familyDocument),
  /** Whether the call for wiring has a diagram or a drawing of it. */
  hasWiring: flag,
  replacement: replacement.extend({ cells: z.array(cell), differences: z.array(difference) }).nullable(),
});

/** A whole number that differs in one cell from one that is none. */
const offer = z.object({ group: text, code: text, words: text, modelNumber, price: amount });

/** A number of a family, nearly: what is right of it is kept. */
const nearNumber = z.object({
  family,
  cells: z.array(cell),
  /** The share code of what is kept, with the family's own choices where nothing was written. */
  options: text,
  /** The groups that still ask for a choice. */
  missing: z.array(text),
  /** Best first. */
  offers: z.array(offer),
});

/** The meaning of a part number or model number. */
export const numberAnswer = z.object({
  /** As printed, where it was written in another way and read as this one; of a wrong number, where other characters were typed. */
  readAs: orNull,
  /** One, or several that it may be; none where it is only nearly a number. */
  readings: z.array(readNumber),
  nearly: nearNumber.nullable(),
});

export type NumberCell = z.infer<typeof cell>;
export type ReadNumber = z.infer<typeof readNumber>;
export type NearNumber = z.infer<typeof nearNumber>;
export type NumberAnswer = z.infer<typeof numberAnswer>;
