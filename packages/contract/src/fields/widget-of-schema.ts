import { z } from 'zod';
import type { RowReference } from '../content/index.ts';
import type { FieldWords } from '../content/kinds/field-words.ts';
import type { Choice, Field, Widget } from './field.ts';
import { wordsOfName } from './name-words.ts';

/** A text that may be longer than this is typed in a field of several lines. */
const LONG_TEXT = 300;
/** The section of fields that the words put into none. */
const OTHERS = 'More';

interface Unwrapped {
  schema: z.ZodType;
  isNullable: boolean;
  isOptional: boolean;
}

/** A schema without what says that a value may be missing. */
function unwrapped(schema: z.ZodType): Unwrapped {
  let inner: unknown = schema;
  let isNullable = false;
  let isOptional = false;
  while (
    inner instanceof z.ZodNullable ||
    inner instanceof z.ZodOptional ||
    inner instanceof z.ZodExactOptional ||
    inner instanceof z.ZodDefault
  ) {
    isNullable ||= inner instanceof z.ZodNullable;
    isOptional ||= inner instanceof z.ZodOptional || inner instanceof z.ZodExactOptional;
    inner = inner.unwrap();
  }
  return { schema: inner as z.ZodType, isNullable, isOptional };
}

/** The fields of an object's shape, those first that the words name, in their order. */
export function fieldsOfShape(
  shape: Readonly<Record<string, z.ZodType>>,
  words: Readonly<Record<string, FieldWords>>,
  references: Readonly<Record<string, RowReference>> = {},
): Field[] {
  const named = Object.keys(words).filter((name) => Object.hasOwn(shape, name));
  const others = Object.keys(shape).filter((name) => !named.includes(name));
  return [...named, ...others].flatMap((name) => {
    const schema = shape[name];
    return schema === undefined ? [] : [fieldOf(name, schema, words[name] ?? {}, references[name])];
  });
}

function fieldOf(name: string, written: z.ZodType, words: FieldWords, to: RowReference | undefined): Field {
  const { schema, isNullable, isOptional } = unwrapped(written);
  const widget = to === undefined ? widgetOf(schema, words) : referenceWidget(schema, to);
  return {
    name,
    label: words.label ?? wordsOfName(name),
    help: words.help ?? '',
    section: words.section ?? OTHERS,
    width: words.width ?? widths[widget.is],
    narrow: words.narrow ?? words.width ?? widths[widget.is],
    widget,
    isNullable,
    isOptional,
    isReadOnly: name === 'id',
    schema: written,
    ...(words.isShort === undefined ? {} : { isShort: words.isShort }),
    ...(words.only === undefined ? {} : { only: words.only }),
  };
}

const widths: { readonly [Is in Widget['is']]: number } = {
  text: 200,
  'long-text': 300,
  'rich-text': 300,
  integer: 90,
  decimal: 90,
  cents: 110,
  'yes-no': 84,
  choice: 130,
  reference: 170,
  references: 200,
  texts: 200,
  entries: 160,
  attributes: 260,
  objects: 110,
  object: 160,
  media: 220,
  pictures: 200,
  upload: 160,
  date: 110,
  json: 140,
};

const referenceWidget = (schema: z.ZodType, to: RowReference): Widget => ({
  is: schema instanceof z.ZodArray ? 'references' : 'reference',
  to,
});

function widgetOf(schema: z.ZodType, words: FieldWords): Widget {
  if (words.widget === 'cents') return { is: 'cents' };
  if (words.widget === 'attributes') return { is: 'attributes' };
  if (schema instanceof z.ZodString || schema instanceof z.ZodISODate || schema instanceof z.ZodURL)
    return textWidget(schema, words);
  if (schema instanceof z.ZodNumber)
    return words.choices === undefined
      ? { is: schema.isInt ? 'integer' : 'decimal' }
      : {
          is: 'choice',
          choices: Object.entries(words.choices).map(([value, label]) => ({ value: Number(value), label })),
        };
  if (schema instanceof z.ZodBoolean) return { is: 'yes-no' };
  const choices = choicesOf(schema, words.choices ?? {});
  if (choices !== null) return { is: 'choice', choices };
  if (schema instanceof z.ZodArray) return listWidget(schema, words);
  if (schema instanceof z.ZodObject) return { is: 'object', fields: fieldsOfShape(schema.shape, words.fields ?? {}) };
  if (schema instanceof z.ZodRecord && schema.valueType instanceof z.ZodString) return { is: 'entries' };
  return { is: 'json' };
}

function textWidget(schema: { format: string | null; maxLength: number | null }, words: FieldWords): Widget {
  const { format, maxLength } = schema;
  if (format === 'date') return { is: 'date' };
  if (words.widget === 'rich-text') return { is: 'rich-text', maxLength };
  if (words.widget === 'picture' || words.widget === 'file')
    return { is: 'media', only: words.widget === 'picture' ? 'pictures' : null };
  if (words.widget === 'upload') return { is: 'upload' };
  if (isMedia(schema)) return { is: 'media', only: 'pictures' };
  const isLong = words.widget === 'long-text' || (maxLength ?? 0) > LONG_TEXT;
  return { is: isLong && format === null ? 'long-text' : 'text', maxLength };
}

/** Paths below /media/ are one schema, known by what it takes and refuses. */
function isMedia(schema: unknown): boolean {
  if (!(schema instanceof z.ZodString) || schema.format !== 'regex') return false;
  return schema.safeParse('a/b.svg').success && !schema.safeParse('a').success && !schema.safeParse('/a').success;
}

function choicesOf(schema: z.ZodType, labels: Readonly<Record<string, string>>): Choice[] | null {
  const values = valuesOf(schema);
  return values?.map((value) => ({ value, label: labels[String(value)] ?? String(value) })) ?? null;
}

function valuesOf(schema: z.ZodType): (string | number)[] | null {
  if (schema instanceof z.ZodEnum) return schema.options;
  if (schema instanceof z.ZodLiteral) return [...schema.values].filter(isWord);
  if (!(schema instanceof z.ZodUnion)) return null;
  const options: readonly unknown[] = schema.options;
  if (!options.every((option) => option instanceof z.ZodLiteral)) return null;
  return options.flatMap((option) => [...option.values].filter(isWord));
}

const isWord = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

function listWidget(schema: z.ZodArray, words: FieldWords): Widget {
  const element: unknown = schema.element;
  if (element instanceof z.ZodString) return { is: isMedia(element) ? 'pictures' : 'texts' };
  if (element instanceof z.ZodObject)
    return {
      is: 'objects',
      fields: fieldsOfShape(element.shape, words.fields ?? {}).filter(({ name }) => name !== 'id'),
    };
  return { is: 'json' };
}
