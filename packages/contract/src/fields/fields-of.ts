import type { z } from 'zod';
import { type ContentKind, contentKinds } from '../content/index.ts';
import { catalogueWords } from './catalogue-words.ts';
import type { Field, FieldWords } from './field.ts';
import type { KindsWords, KindWords } from './kind.ts';
import { siteWords } from './site-words.ts';
import { fieldsOfShape } from './widget-of-schema.ts';

const kindWords: KindsWords<ContentKind> = { ...catalogueWords, ...siteWords };
type WordsOfAny = Omit<KindWords, 'title' | 'columns' | 'fields'> & {
  title: string;
  columns: readonly string[];
  fields: Readonly<Record<string, FieldWords>>;
};
const known = new Map<ContentKind, readonly Field[]>();

/** All fields of a kind's rows, in the order of its form: those that the table of words names, then any other of the schema. */
export function fieldsOf(kind: ContentKind): readonly Field[] {
  const fields = known.get(kind) ?? fieldsOfShape(shapeOf(kind), wordsOf(kind).fields);
  known.set(kind, fields);
  return fields;
}

/** The words of a kind. */
export const wordsOf = (kind: ContentKind): WordsOfAny => kindWords[kind];

/** The field of a kind by its name; undefined: there is none. */
export const fieldNamed = (kind: ContentKind, name: string): Field | undefined =>
  fieldsOf(kind).find((field) => field.name === name);

const shapeOf = (kind: ContentKind): Readonly<Record<string, z.ZodType>> => contentKinds[kind].shape;
