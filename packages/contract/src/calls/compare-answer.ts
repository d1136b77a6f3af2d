import type { DecimalAmount } from '@millrace/configurator';
import { z } from 'zod';
import type { PartNumber, Slug, WrittenModelNumber } from '../content/index.ts';
import { familyDocument, specRow } from './answers.ts';

const text = z.string();
const count = z.int();
const flag = z.boolean();
const amount: z.ZodType<DecimalAmount | null> = z.number().nullable();
const slug: z.ZodType<Slug> = text;
const partNumber: z.ZodType<PartNumber> = text;
const modelNumber: z.ZodType<WrittenModelNumber> = text;

/** A family, a model of the catalogue, or a number that a configurator makes. */
const comparedColumn = z.object({
  /** As an address names it: `part=7204548`. */
  item: text,
  /** The address of the others. */
  without: text,
  family: z.object({ name: text, slug, intrinsicallySafe: flag }),
  /** Of a model or number. */
  name: text,
  partNumber: partNumber.nullable(),
  modelNumber: modelNumber.nullable(),
  imgUrl: text.nullable(),
  isObsolete: flag,
  isConfigured: flag,
  /** Of a model or number the same twice. */
  priceFrom: amount,
  priceTo: amount,
  /** How many models it stands for; null: it is one. */
  models: count.nullable(),
  /** Data sheets and quick start guides. */
  documents: z.array(familyDocument),
});

const comparedRow = z.object({
  name: text,
  /** All columns say the same. */
  isSame: flag,
  /** In the order of the columns; null: nothing is known. */
  cells: z.array(specRow.omit({ key: true }).nullable()),
});

/** Things beside one another, and the attributes that any of them has. */
export const compareAnswer = z.object({
  /** The known things that are compared, as an address has them. */
  items: text,
  /** The numbers and names that are not known, as they were written. */
  unknown: z.array(text),
  columns: z.array(comparedColumn),
  rows: z.array(comparedRow),
});

export type ComparedColumn = z.infer<typeof comparedColumn>;
export type ComparedRow = z.infer<typeof comparedRow>;
export type CompareAnswer = z.infer<typeof compareAnswer>;
