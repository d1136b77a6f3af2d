import { type ContentKind, contentKindNames, contentKinds } from '@millrace/contract/content';
import type { Field } from '@millrace/contract/fields';
import { fieldNamed, fieldsOf, fieldsOfShape, wordsOf, wordsOfName } from '@millrace/contract/fields';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { printValue, showValue } from './print-value.ts';
import { faultOfValue, readTyped } from './read-typed.ts';

const within = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => [field, ...('fields' in field.widget ? within(field.widget.fields) : [])]);
const field = (kind: ContentKind, name: string): Field => {
  const found = fieldNamed(kind, name);
  if (found === undefined) throw new Error(`${kind} has no field ${name}.`);
  return found;
};
const typed = (kind: ContentKind, name: string, text: string) => readTyped(field(kind, name), text);

describe.each(contentKindNames)('the fields of %s', (kind) => {
  test('are those of its schema, each once, with a label and a width', () => {
    const names = fieldsOf(kind).map(({ name }) => name);
    expect(names.toSorted()).toEqual(Object.keys(contentKinds[kind].row.shape).toSorted());
    for (const { label, width, section } of within(fieldsOf(kind))) {
      expect(label).toMatch(/^\p{Lu}/u);
      expect(section).not.toBe('');
      expect(width).toBeGreaterThan(40);
    }
  });
  test('have labels of their own', () => {
    const labels = fieldsOf(kind).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });
  test('have a title and columns that the kind has, and references to fields that are there', () => {
    const { title, columns } = wordsOf(kind);
    for (const name of [title, ...columns]) expect(fieldNamed(kind, name)?.name).toBe(name);
    for (const { widget } of within(fieldsOf(kind)))
      if ('to' in widget) for (const target of widget.to.kinds) expect(fieldNamed(target, widget.to.by)).toBeDefined();
  });
});

test('JSON is the last resort: of a row itself, only the value of a setting is typed as it', () => {
  const json = contentKindNames.flatMap((kind) =>
    fieldsOf(kind)
      .filter(({ widget }) => widget.is === 'json')
      .map(({ name }) => `${kind}.${name}`),
  );
  expect(json).toEqual(['settings.value']);
});
test('a field that the table of words does not name is there, named and typed by its schema', () => {
  const shape = { openOnSundays: z.boolean(), weight: z.number().nullable(), grades: z.array(z.string()) };
  expect(fieldsOfShape(shape, {}).map(({ label, widget, isNullable }) => [label, widget.is, isNullable])).toEqual([
    ['Open on sundays', 'yes-no', false],
    ['Weight', 'decimal', true],
    ['Grades', 'texts', false],
  ]);
});
test.each([
  ['imgUrl', 'Img url'],
  ['adURL', 'Ad URL'],
  ['isLive', 'Is live'],
  ['MDFSheet', 'MDF sheet'],
  ['part_number', 'Part number'],
])('the name %s is read as %s', (name, words) => expect(wordsOfName(name)).toBe(words));
test('widgets follow the types of the schema', () => {
  const widgets = (kind: ContentKind) =>
    Object.fromEntries(fieldsOf(kind).map(({ name, widget }) => [name, widget.is]));
  expect(widgets('products')).toMatchObject({
    partNumber: 'text',
    familyId: 'reference',
    description: 'long-text',
    priceCents: 'cents',
    isLive: 'yes-no',
    position: 'integer',
  });
  expect(widgets('families')).toMatchObject({ media: 'objects', documentIds: 'references', effective: 'date' });
  expect(widgets('categories')).toMatchObject({ imgUrl: 'media', slug: 'text' });
  expect(widgets('documents')).toMatchObject({ uri: 'media' });
  expect(widgets('viewItems')).toMatchObject({ type: 'choice', variants: 'entries', adURL: 'text' });
  expect(widgets('jobs')).toMatchObject({ type: 'choice', tasks: 'texts', questions: 'objects' });
});

describe('a price', () => {
  test.each([
    ['1,188.00', 118800],
    ['1188', 118800],
    ['$ 1,188.5', 118850],
    ['.07', 7],
    ['0.29', 29],
    ['90071992547.41', 9007199254741],
    ['', null],
  ])('%j is %j cents', (text, value) => expect(typed('products', 'priceCents', text)).toEqual({ ok: true, value }));
  test.each(['1.188,00', '12,34', '1.005', 'abc', '$', '1 188', '1e5', '99999999999999999999'])('is not %j', (text) =>
    expect(typed('products', 'priceCents', text)).toEqual({ ok: false, words: expect.stringContaining(`“${text}”`) }),
  );
  test('below nothing is read, and refused by the schema', () => {
    expect(typed('products', 'priceCents', '-5')).toEqual({ ok: true, value: -500 });
    expect(faultOfValue(field('products', 'priceCents'), -500)).toBe('must be at least 0');
  });
  test('is read as it was printed, to the cent', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (cents) => {
        const price = field('products', 'priceCents');
        expect(readTyped(price, printValue(price, cents))).toEqual({ ok: true, value: cents });
      }),
    );
  });
});

test.each<[ContentKind, string, string, unknown]>([
  ['products', 'partNumber', ' 7204541 ', '7204541'],
  ['products', 'position', '1,200', 1200],
  ['products', 'isLive', 'Yes', true],
  ['products', 'isLive', '', false],
  ['products', 'replacedBy', '', null],
  ['products', 'familyId', '12', 12],
  ['products', 'familyId', 'no such family', 'no such family'],
  ['families', 'documentIds', '3, 1;3', [3, 1]],
  ['families', 'effective', '1/31/2027', '2027-01-31'],
  ['jobs', 'tasks', 'Weld\n\nSolder', ['Weld', 'Solder']],
  ['redirects', 'status', 'a while', 302],
  ['viewItems', 'type', 'FAMILY', 'family'],
  ['viewItems', 'variants', 'a: 1\nb: x:y', { a: '1', b: 'x:y' }],
  ['settings', 'value', 'plain words', 'plain words'],
  ['settings', 'value', '12', 12],
  ['settings', 'value', '["a"]', ['a']],
])('%s.%s: %j is read', (kind, name, text, value) => expect(typed(kind, name, text)).toEqual({ ok: true, value }));

test.each<[ContentKind, string, string, string]>([
  ['products', 'position', '1.5', '“1.5” is not a whole number.'],
  ['products', 'position', '', 'It must be a whole number; nothing was typed.'],
  ['products', 'isLive', 'perhaps', '“perhaps” is not yes or no.'],
  ['families', 'effective', '2027-02-30', '“2027-02-30” is not a day, such as 2027-01-31.'],
  ['redirects', 'status', '303', '“303” is not one of good, a while.'],
  ['viewItems', 'variants', 'a', '“a” is not a line such as “name: words”.'],
  ['circuits', 'circuit', '{', 'It is not JSON that can be read.'],
])('%s.%s: %j is refused in words', (kind, name, text, words) =>
  expect(typed(kind, name, text)).toEqual({ ok: false, words }),
);
test.each<[ContentKind, string, unknown, string]>([
  ['families', 'media', [{}, {}], '2'],
  ['families', 'configurator', { configGroups: [] }, 'there'],
  ['carousels', 'content', { uri: 'a/b.svg' }, 'a/b.svg'],
  ['redirects', 'status', 301, 'good'],
  ['products', 'priceCents', 'abc', 'abc'],
  ['products', 'priceCents', null, ''],
  ['jobs', 'tasks', ['Weld', 'Solder'], 'Weld · Solder'],
])('%s.%s: a list shows %j as %j', (kind, name, value, shown) =>
  expect(showValue(field(kind, name), value)).toBe(shown),
);
test('a reference is found by the words that people know its row by', () => {
  const find = (words: string) => (words === 'Tern Duplex' ? 9 : undefined);
  expect(readTyped(field('products', 'familyId'), 'Tern Duplex', find)).toEqual({ ok: true, value: 9 });
  expect(showValue(field('products', 'familyId'), 9, () => 'Tern Duplex')).toBe('Tern Duplex');
});
test('words that name no row are told as such, and not as what is no number', () => {
  expect(faultOfValue(field('products', 'familyId'), 'Turn')).toBe('“Turn” names no family, or several');
  expect(faultOfValue(field('families', 'documentIds'), [1, 'Turn'])).toBe('“Turn” names no document, or several');
  expect(faultOfValue(field('products', 'familyId'), 9)).toBeNull();
});
test('a value is read as it was printed, in every field of every kind', () => {
  const values: Partial<Record<Field['widget']['is'], unknown>> = {
    text: 'a “b”',
    'long-text': 'a\nb',
    'rich-text': '<p>a</p>',
    integer: 7,
    decimal: 1.25,
    cents: 5,
    'yes-no': true,
    reference: 3,
    references: [3, 4],
    texts: ['a', 'b'],
    pictures: ['a/b.svg', 'a/c.png'],
    entries: { a: 'b' },
    attributes: { voltage: ['120', '240'], fla: { from: 0.6 } },
    objects: [{ name: 'a' }],
    object: { uri: 'a/b.svg' },
    media: 'a/b.svg',
    upload: 'a'.repeat(64),
    date: '2027-01-31',
    json: '12',
  };
  for (const kind of contentKindNames)
    for (const one of within(fieldsOf(kind))) {
      const value = one.widget.is === 'choice' ? one.widget.choices[0]?.value : values[one.widget.is];
      expect(readTyped(one, printValue(one, value))).toEqual({
        ok: true,
        value: 'to' in one.widget && one.widget.to.by !== 'id' ? asTexts(value) : value,
      });
    }
});
const asTexts = (value: unknown) => (Array.isArray(value) ? value.map(String) : String(value));
