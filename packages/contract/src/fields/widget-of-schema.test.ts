import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { day, mediaUri, richText } from '../content/fields.ts';
import type { FieldWords } from '../content/kinds/field-words.ts';
import { fieldsOfShape } from './widget-of-schema.ts';

const fieldOf = (schema: z.ZodType, words: FieldWords = {}) => {
  const [field] = fieldsOfShape({ lastOrder: schema }, { lastOrder: words });
  if (field === undefined) throw new Error('There is no field.');
  return field;
};
const widgetOf = (schema: z.ZodType, words: FieldWords = {}) => fieldOf(schema, words).widget;

describe('a field is edited', () => {
  test.each<[string, z.ZodType, FieldWords, object]>([
    ['a text in one line', z.string().max(300), {}, { is: 'text', maxLength: 300 }],
    ['a text without a limit in one line', z.string(), {}, { is: 'text', maxLength: null }],
    ['a text of more than 300 in several', z.string().max(301), {}, { is: 'long-text', maxLength: 301 }],
    ['a short text in several where the words say so', z.string().max(9), { widget: 'long-text' }, { is: 'long-text' }],
    ['an address in one line, however long', z.url().max(2000), {}, { is: 'text', maxLength: 2000 }],
    ['rich text as it looks', richText, { widget: 'rich-text' }, { is: 'rich-text', maxLength: 100_000 }],
    ['a day by its date', day, {}, { is: 'date' }],
    ['a path below /media/ by a picture of the library', mediaUri, {}, { is: 'media', only: 'pictures' }],
    ['a file by any of the library', mediaUri, { widget: 'file' }, { is: 'media', only: null }],
    ['a picture by its pictures', z.string(), { widget: 'picture' }, { is: 'media', only: 'pictures' }],
    ['another pattern as a text', z.string().regex(/^[a-z]+$/), {}, { is: 'text' }],
    ['a pattern that takes a bare name too as a text', z.string().regex(/^[a-z./]+$/), {}, { is: 'text' }],
    ['an upload as one', z.string(), { widget: 'upload' }, { is: 'upload' }],
    ['a whole number as one', z.int(), {}, { is: 'integer' }],
    ['any number as a decimal', z.number(), {}, { is: 'decimal' }],
    ['money as such', z.int(), { widget: 'cents' }, { is: 'cents' }],
    ['yes or no by a box', z.boolean(), {}, { is: 'yes-no' }],
    ['paths by pictures', z.array(mediaUri), {}, { is: 'pictures' }],
    ['other texts as a list', z.array(z.string()), {}, { is: 'texts' }],
    ['names and texts as entries', z.record(z.string(), z.string()), {}, { is: 'entries' }],
    ['names and numbers as JSON', z.record(z.string(), z.number()), {}, { is: 'json' }],
    ['a list of numbers as JSON', z.array(z.number()), {}, { is: 'json' }],
    ['what may be a text or a number as JSON', z.union([z.string(), z.number()]), {}, { is: 'json' }],
  ])('%s', (_, schema, words, widget) => expect(widgetOf(schema, words)).toMatchObject(widget));

  test.each<[string, z.ZodType, FieldWords, object[]]>([
    [
      'of an enumeration, by its own words where there are no others',
      z.enum(['ftp', 'http']),
      { choices: { http: 'Web' } },
      [
        { value: 'ftp', label: 'ftp' },
        { value: 'http', label: 'Web' },
      ],
    ],
    [
      'of literals, numbers as numbers',
      z.union([z.literal(301), z.literal('none')]),
      {},
      [
        { value: 301, label: '301' },
        { value: 'none', label: 'none' },
      ],
    ],
    ['of one literal, that is a word', z.literal(['a', 1, true]), {}, [{ value: 'a' }, { value: 1 }]],
    ['of a number that has names', z.int(), { choices: { 2: 'Two' } }, [{ value: 2, label: 'Two' }]],
  ])('by a choice %s', (_, schema, words, choices) => {
    expect(widgetOf(schema, words)).toMatchObject({ is: 'choice', choices });
  });

  test('an object by its fields, and a list of them without their ids', () => {
    const schema = z.object({ id: z.string(), kind: z.string() });
    const words = { fields: { kind: { label: 'Sort' } } };
    const names = ({ widget }: ReturnType<typeof fieldOf>) =>
      widget.is === 'object' || widget.is === 'objects'
        ? widget.fields.map(({ name, label }) => [name, label])
        : widget.is;
    expect(names(fieldOf(schema, words))).toEqual([
      ['kind', 'Sort'],
      ['id', 'Id'],
    ]);
    expect(names(fieldOf(z.array(schema), words))).toEqual([['kind', 'Sort']]);
  });

  test('a row of another kind by its name, several as a list', () => {
    const to = { kinds: ['families'], by: 'id' } as const;
    const shape = { one: z.int(), many: z.array(z.int()) };
    expect(fieldsOfShape(shape, {}, { one: to, many: to }).map(({ widget }) => widget)).toEqual([
      { is: 'reference', to },
      { is: 'references', to },
    ]);
  });
});

test('the words of a field come first, and where there are none its name says what it is', () => {
  expect(fieldOf(z.string())).toMatchObject({
    label: 'Last order',
    help: '',
    section: 'More',
    width: 200,
    narrow: 200,
  });
  const words = { label: 'Ordered', help: 'When.', section: 'Name', width: 150, narrow: 90 };
  expect(fieldOf(z.string(), words)).toMatchObject(words);
  expect(fieldOf(z.string(), { width: 150 })).toMatchObject({ width: 150, narrow: 150 });
  const only = { where: 'kind', is: 3 };
  expect(fieldOf(z.string(), { isShort: true, only })).toMatchObject({ isShort: true, only });
});

test('a field may be empty, or be left out, as its schema says', () => {
  const told = (schema: z.ZodType) => {
    const { isNullable, isOptional, widget } = fieldOf(schema);
    return [isNullable, isOptional, widget.is];
  };
  expect(told(z.int())).toEqual([false, false, 'integer']);
  expect(told(z.int().nullable())).toEqual([true, false, 'integer']);
  expect(told(z.int().optional())).toEqual([false, true, 'integer']);
  expect(told(z.int().nullable().exactOptional())).toEqual([true, true, 'integer']);
  expect(told(z.int().default(1))).toEqual([false, false, 'integer']);
});

test('fields that words name come first, in the order of the words; nobody edits an id', () => {
  const shape = { id: z.int(), b: z.string(), a: z.string() };
  const fields = fieldsOfShape(shape, { a: {}, missing: {} });
  expect(fields.map(({ name, isReadOnly }) => [name, isReadOnly])).toEqual([
    ['a', false],
    ['id', true],
    ['b', false],
  ]);
});
