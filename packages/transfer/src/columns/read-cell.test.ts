import { type ContentAttribute, type ContentKind, emptyContent } from '@millrace/contract/content';
import { unstorableText } from '@millrace/contract/office';
import { guarded } from '@millrace/exchange';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameIndex } from '../names/name-index.ts';
import type { Column, Surroundings } from './column.ts';
import { columnsOf } from './columns-of.ts';
import { readCell } from './read-cell.ts';
import { writeCell } from './write-cell.ts';

/** The examples that a refusal names where any value would fit. */
const EXAMPLES = new Set(['1,188.00', '2027-01-31']);
const attribute = (change: Partial<ContentAttribute>): ContentAttribute => ({
  id: 1,
  key: 'voltage',
  label: 'Voltage',
  type: 'number',
  unit: 'V',
  precision: 1,
  min: null,
  max: 600,
  choices: [],
  group: 'Electrical',
  help: '',
  filters: true,
  compares: true,
  isInHead: false,
  etim: null,
  position: 0,
  ...change,
});
const attributes = [
  attribute({}),
  attribute({ id: 2, key: 'fla', label: 'Full-load amps', type: 'range', unit: 'A' }),
  attribute({ id: 3, key: 'enclosure', label: 'Enclosure', type: 'choice', unit: '', choices: ['NEMA 1', 'NEMA 4X'] }),
  attribute({ id: 4, key: 'ul', label: 'UL listed', type: 'yesNo', unit: '' }),
  attribute({ id: 6, key: 'supply', label: 'Supply', type: 'choice', unit: 'V', choices: ['120', '208–240'] }),
  attribute({ id: 5, key: 'bore', label: 'Bore', type: 'text', unit: '' }),
];
const category = (id: number, name: string, slug: string) => ({
  id,
  name,
  slug,
  parentId: null,
  description: '',
  imgUrl: null,
  isLive: true,
  isVizzy: false,
  position: 0,
});
const content = {
  ...emptyContent(),
  attributes,
  categories: [category(1, 'Pumps', 'pumps'), category(2, 'Pumps', 'pumps-2')],
};
content.categories.push(category(3, 'Float switches', 'floats'));
const around: Surroundings = { attributes, names: nameIndex(content), decimal: '.' };

function column(kind: ContentKind, path: string): Column {
  const found = columnsOf(kind, attributes).find((one) => one.path === path);
  if (found === undefined) throw new Error(`${kind} has no column ${path}.`);
  return found;
}
const read = (kind: ContentKind, path: string, text: string, change: Partial<Surroundings> = {}) =>
  readCell(column(kind, path), { text }, { ...around, ...change });

test.each<[ContentKind, string, string, unknown]>([
  ['products', 'partNumber', '00123', '00123'],
  ['products', 'partNumber', "'=7-1", '=7-1'],
  ['products', 'name', 'Elbow 1/2"', 'Elbow 1/2"'],
  ['products', 'priceCents', '$1,188.00', 118800],
  ['products', 'priceCents', '1.188,00 €', 118800],
  ['products', 'priceCents', 'USD 12', 1200],
  ['products', 'priceCents', '12.5\u00a0', 1250],
  ['products', 'priceCents', '99,--', 9900],
  ['products', 'priceCents', '99.–', 9900],
  ['products', 'priceCents', 'EUR 22,50', 2250],
  ['products', 'priceCents', '1 234,50 €', 123450],
  ['products', 'priceCents', 'on request', null],
  ['products', 'isLive', 'ja', true],
  ['products', 'isLive', '●', true],
  ['products', 'isLive', '–', false],
  ['products', 'attributes.voltage', '480 V', 480],
  ['products', 'attributes.voltage', '12 1/2', 12.5],
  ['products', 'attributes.fla', '3–5', { from: 3, to: 5 }],
  ['products', 'attributes.fla', '3 - 5 A', { from: 3, to: 5 }],
  ['products', 'attributes.fla', '3 to 5', { from: 3, to: 5 }],
  ['products', 'attributes.fla', '≥ 3', { from: 3 }],
  ['products', 'attributes.fla', 'up to 5', { to: 5 }],
  ['products', 'attributes.fla', '-5--3', { from: -5, to: -3 }],
  ['products', 'attributes.fla', '4.5', 4.5],
  ['products', 'attributes.fla', '{"from":3,"to":5}', { from: 3, to: 5 }],
  ['settings', 'value', '""', ''],
  ['settings', 'value', String.raw`"\"\""`, '""'],
  ['settings', 'value', String.raw`"\"a\\u0041\""`, String.raw`"a\u0041"`],
  ['settings', 'value', 'TRUE', true],
  ['settings', 'value', 'plain words', 'plain words'],
  ['settings', 'value', '["a"]', ['a']],
  ['products', 'attributes.enclosure', 'nema 4x', 'NEMA 4X'],
  ['products', 'attributes.enclosure', 'NEMA 1; NEMA 4X', ['NEMA 1', 'NEMA 4X']],
  ['products', 'attributes.supply', '120 V', '120'],
  ['products', 'attributes.supply', '120V; 208–240 v', ['120', '208–240']],
  ['products', 'attributes.ul', 'x', true],
  ['products', 'attributes.bore', '1/2”', '1/2”'],
  ['categories', 'parentId', 'float\u00a0switches', 3],
  ['categories', 'parentId', 'pumps-2', 2],
  ['categories', 'parentId', '#1', 1],
  ['posts', 'postDate', '1/31/2027', '2027-01-31'],
  ['posts', 'postDate', '31.1.2027', '2027-01-31'],
  ['posts', 'postDate', 'January 31, 2027', '2027-01-31'],
  ['posts', 'postDate', '31 Jan 2027', '2027-01-31'],
  ['jobs', 'tasks', 'Weld\nSolder', ['Weld', 'Solder']],
  ['jobs', 'tasks', 'Weld; Solder', ['Weld', 'Solder']],
  ['redirects', 'status', '302', 302],
  ['carousels', 'content', 'home/a.svg', { uri: 'home/a.svg' }],
  ['categories', 'imgUrl', '/media/families/tern.svg', 'families/tern.svg'],
  ['products', 'name', '', undefined],
])('%s.%s: %j is read', (kind, path, text, value) => expect(read(kind, path, text)).toEqual({ ok: true, value }));

test.each<[ContentKind, string, string, string, (readonly string[])?]>([
  ['products', 'priceCents', '1.188', '“1.188” has parts of a cent.', ['1.19']],
  ['products', 'priceCents', '12,34', '“12,34” has “,” before its decimals, and this sheet has “.”.', ['1,188.00']],
  ['products', 'priceCents', 'cheap', '“cheap” is not a number.', ['1,188.00']],
  ['products', 'priceCents', '-5', 'Price must be at least 0.'],
  ['products', 'isLive', 'maybe', '“maybe” is not yes or no.', ['yes', 'no']],
  ['products', 'attributes.voltage', '601', 'Voltage is at most 600, not 601.', ['600']],
  ['products', 'attributes.voltage', '12.55', 'Voltage has at most 1 decimal; 12.55 has more.', ['12.6']],
  ['products', 'attributes.fla', '5–3', '“5–3” ends before it begins.', ['3–5']],
  ['products', 'attributes.enclosure', 'NEMA 4', 'Enclosure has no choice “NEMA 4”.', ['NEMA 1', 'NEMA 4X']],
  ['categories', 'parentId', 'Pumps', '2 categories are called “Pumps”.', ['pumps', 'pumps-2']],
  ['categories', 'parentId', 'Float swiches', 'There is no category “Float swiches”.', ['Float switches']],
  ['categories', 'slug', 'Not a slug', 'Address must be lower-case letters, digits and single hyphens.'],
  ['posts', 'postDate', '2027-02-30', '“2027-02-30” is not a day.', ['2027-01-31']],
  ['products', 'position', '1.5', '“1.5” is not a whole number.', ['2']],
  ['faqs', 'steps', 'first', 'Steps is not JSON that can be read.'],
])('%s.%s: %j is refused with what would fit', (kind, path, text, why, fits) =>
  expect(read(kind, path, text)).toEqual({
    ok: false,
    why,
    ...(fits === undefined ? {} : { fits }),
    // Examples of how it is written are none that could be taken.
    ...(fits?.some((one) => EXAMPLES.has(one)) === true ? { isExample: true } : {}),
  }),
);

describe('a sheet with commas before its decimals', () => {
  test.each([
    ['1.188', 118800],
    ['1.188,5', 118850],
    ['0,29', 29],
    ['1,188.00', 118800],
  ])('%j is %j cents', (text, value) =>
    expect(read('products', 'priceCents', text, { decimal: ',' })).toEqual({ ok: true, value }),
  );
  test('is told what would fit in its own manner', () =>
    expect(read('products', 'priceCents', '0,123', { decimal: ',' })).toMatchObject({ fits: ['0,12'] }));
  test('has the day before the month', () =>
    expect(read('posts', 'postDate', '3/4/2027', { decimal: ',' })).toEqual({ ok: true, value: '2027-04-03' }));
});

describe('a number of a workbook', () => {
  test('is money as its cell shows it', () =>
    expect(readCell(column('products', 'priceCents'), { text: '12.35', number: 12.3456 }, around)).toEqual({
      ok: true,
      value: 1235,
    }));
  test('is a code without an exponent', () =>
    expect(
      readCell(column('products', 'partNumber'), { text: '7.20454E+12', number: 7_204_541_000_001 }, around),
    ).toEqual({ ok: true, value: '7204541000001' }));
  test('is a measure without what a sum left behind its digits', () =>
    expect(readCell(column('products', 'attributes.voltage'), { text: '0.3', number: 0.1 + 0.2 }, around)).toEqual({
      ok: true,
      value: 0.3,
    }));
});

test('reading never throws, whatever the text', () => {
  const columns = columnsOf('families', attributes).concat(
    columnsOf('products', attributes),
    columnsOf('settings', []),
  );
  fc.assert(
    fc.property(fc.constantFrom(...columns), fc.string({ unit: 'binary' }), (one, text) => {
      expect(() => readCell(one, { text }, around)).not.toThrow();
    }),
  );
});

test('any text that can be stored is read as it was written, also after a spreadsheet has guarded it', () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1 }),
    fc.constantFrom(
      '=1+1',
      "'=1",
      '"a\\u0041"',
      '"',
      '""',
      ' a',
      'a  b',
      '\u00a0',
      'a\r\nb',
      '00123',
      '[1]',
      '{}',
      '-5',
    ),
  );
  const of = column('products', 'description');
  fc.assert(
    fc.property(nasty, (description) => {
      fc.pre(unstorableText(description).length === 0);
      const written = String(writeCell(of, { description }, around));
      for (const asWritten of [written, guarded(written)])
        expect(readCell(of, { text: asWritten.trim(), asWritten }, around)).toEqual({ ok: true, value: description });
    }),
  );
});

test.each<[ContentKind, string, string]>([
  ['products', 'description', 'a\0'],
  ['products', 'description', '"a\\u0000"'],
  ['products', 'name', '"\\ud83d"'],
  ['attributes', 'choices', '["a","b\\u0000"]'],
  ['products', 'attributes.bore', '"a\\u0000"'],
])('a text that cannot be stored is refused in %s.%s: %j', (kind, path, text) => {
  expect(read(kind, path, text)).toMatchObject({
    ok: false,
    why: expect.stringMatching(/ holds a character that cannot/),
  });
});

test.each([0.1 + 0.2, -3.0426395041677696e-254, 12.5, 302])('%d is read as the number that was written', (min) => {
  const of = column('attributes', 'min');
  const written = writeCell(of, { min }, around);
  const cell = typeof written === 'number' ? { text: String(written), number: written } : { text: String(written) };
  expect(readCell(of, cell, around)).toEqual({ ok: true, value: min });
});
