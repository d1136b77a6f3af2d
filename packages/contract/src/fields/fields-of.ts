import type { z } from 'zod';
import { type ContentKind, contentKinds, type RowReference, rowReferences } from '../content/index.ts';
import type { FieldWords } from '../content/kinds/field-words.ts';
import type { KindWords } from '../content/kinds/kind.ts';
import type { Field } from './field.ts';
import { fieldsOfShape } from './widget-of-schema.ts';

type WordsOfAny = Omit<KindWords<object>, 'title' | 'columns' | 'fields'> & {
  title: string;
  columns: readonly string[];
  fields: Readonly<Record<string, FieldWords>>;
};
const known = new Map<ContentKind, readonly Field[]>();

/** All fields of a kind's rows, in the order of its form: those that its words name, then any other of the schema. */
export function fieldsOf(kind: ContentKind): readonly Field[] {
  const fields = known.get(kind) ?? fieldsOfShape(shapeOf(kind), wordsOf(kind).fields, referencesOf(kind));
  known.set(kind, fields);
  return fields;
}

/** The words of a kind. */
export const wordsOf = (kind: ContentKind): WordsOfAny => contentKinds[kind].words;

/** The field of a kind by its name; undefined: there is none. */
export const fieldNamed = (kind: ContentKind, name: string): Field | undefined =>
  fieldsOf(kind).find((field) => field.name === name);

const shapeOf = (kind: ContentKind): Readonly<Record<string, z.ZodType>> => contentKinds[kind].row.shape;

const referencesOf = (kind: ContentKind): Readonly<Record<string, RowReference>> => rowReferences[kind] ?? {};
