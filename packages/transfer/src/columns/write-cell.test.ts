import { type ContentKind, emptyContent } from '@millrace/contract/content';
import { shownText } from '@millrace/exchange';
import { describe, expect, test } from 'vitest';
import { nameIndex } from '../names/name-index.ts';
import { attribute } from '../testing/trade.ts';
import type { Column, Surroundings } from './column.ts';
import { columnsOf } from './columns-of.ts';
import { readCell } from './read-cell.ts';
import { writeCell } from './write-cell.ts';

const attributes = [attribute({ id: 1, key: 'volts', label: 'Voltage', type: 'choice', choices: ['120', '240'] })];
const categories = ['Pumps', 'Floats'].map((name, at) => ({
  id: at + 1,
  name,
  slug: name.toLowerCase(),
  parentId: null,
  description: '',
  imgUrl: null,
  isLive: true,
  isVizzy: false,
  position: at,
}));
const faqs = ['How?', 'Why?'].map((question, at) => ({
  id: at + 1,
  question,
  answer: 'So.',
  link: null,
  isLive: true,
  isSupport: true,
  video: null,
  image: null,
  steps: [],
  position: at,
}));
const names = nameIndex({ ...emptyContent(), attributes, categories, faqs });
const around: Surroundings = { attributes, names, decimal: '.' };

function column(kind: ContentKind, path: string): Column {
  const found = columnsOf(kind, attributes).find((one) => one.path === path);
  if (found === undefined) throw new Error(`${kind} has no column ${path}.`);
  return found;
}

const cases: readonly [ContentKind, string, unknown, string | number][] = [
  ['products', 'name', 'Pump float', 'Pump float'],
  ['products', 'description', 'one\ntwo', 'one\ntwo'],
  ['products', 'position', 3, 3],
  ['attributes', 'min', 0.5, 0.5],
  ['products', 'priceCents', 118_850, 1188.5],
  ['products', 'isLive', true, 'yes'],
  ['products', 'isObsolete', false, 'no'],
  ['posts', 'postDate', '2027-01-31', '2027-01-31'],
  ['categories', 'imgUrl', 'a/b.svg', 'a/b.svg'],
  ['categories', 'parentId', 2, 'Floats'],
  ['categories', 'parentId', 9, '#9'],
  ['families', 'faqIds', [1, 2], 'How?\nWhy?'],
  ['jobs', 'tasks', ['Weld', 'Solder'], 'Weld\nSolder'],
  ['jobs', 'tasks', ['Weld; solder'], '["Weld; solder"]'],
  ['products', 'pictures', ['p/a.png', 'p/b.png'], 'p/a.png\np/b.png'],
  ['viewItems', 'variants', { Safe: 'tern-safe', Plain: 'tern' }, 'Safe: tern-safe\nPlain: tern'],
  ['viewItems', 'variants', { 'a:b': 'c' }, '{"a:b":"c"}'],
  ['carousels', 'content', { uri: 'home/a.svg' }, 'home/a.svg'],
  ['settings', 'value', 'plain words', 'plain words'],
  ['settings', 'value', '5', '"5"'],
  ['settings', 'value', ['a'], '["a"]'],
  [
    'families',
    'specs',
    [{ title: 'Facts', kvo: [{ key: 'a', value: 'b' }] }],
    '[{"title":"Facts","kvo":[{"key":"a","value":"b"}]}]',
  ],
  ['products', 'attributes.volts', ['120', '240'], '120\n240'],
];

describe('a cell is written as a person would write it, and as JSON where that would be read as something else', () => {
  test.each(cases)('%s.%s: %j', (kind, path, value, written) => {
    const row = path.startsWith('attributes.') ? { attributes: { [path.slice(11)]: value } } : { [path]: value };
    expect(writeCell(column(kind, path), row, around)).toBe(written);
  });
});

describe('what is written is read as the same value', () => {
  test.each(cases.filter(([, , value]) => value !== 9))('%s.%s: %j', (kind, path, value, written) => {
    const cell =
      typeof written === 'number'
        ? { text: String(written), number: written }
        : { text: shownText(written), asWritten: written };
    expect(readCell(column(kind, path), cell, around)).toEqual({ ok: true, value });
  });
});

test.each<[ContentKind, string, unknown]>([
  ['products', 'name', ''],
  ['products', 'pictures', []],
  ['products', 'priceCents', null],
  ['products', 'configModelNo', null],
  ['products', 'attributes.volts', undefined],
])('%s.%s of %j is an empty cell', (kind, path, value) => {
  const row = path.startsWith('attributes.') ? { attributes: {} } : { [path]: value };
  expect(writeCell(column(kind, path), row, around)).toBeNull();
});

test('numbers have the sign of the sheet before their decimals', () => {
  const of = column('attributes', 'min');
  for (const decimal of ['.', ','] as const) {
    const written = writeCell(of, { min: 0.1 + 0.2 }, { ...around, decimal });
    const cell = typeof written === 'number' ? { text: String(written), number: written } : { text: String(written) };
    expect(readCell(of, cell, { ...around, decimal })).toEqual({ ok: true, value: 0.1 + 0.2 });
  }
});

test('a structure is read in a cell of entries, and a list there is none', () => {
  const of = column('viewItems', 'variants');
  expect(readCell(of, { text: '{"Safe":"tern"}' }, around)).toEqual({ ok: true, value: { Safe: 'tern' } });
  expect(readCell(of, { text: '["Safe"]' }, around)).toMatchObject({ ok: false });
  expect(readCell(of, { text: 'Safe' }, around)).toMatchObject({
    ok: false,
    why: '“Safe” is no name with its words.',
    fits: ['name: words'],
    isExample: true,
  });
});
