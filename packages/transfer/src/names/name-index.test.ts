import { describe, expect, test } from 'vitest';
import { nameIndex } from './name-index.ts';
import { nearest } from './nearest.ts';

const index = nameIndex({
  families: [
    { id: 1, name: 'Tern', slug: 'tern' },
    { id: 2, name: 'Heron', slug: 'heron' },
    { id: 3, name: 'Heron', slug: 'grey' },
    { id: 4, name: 'grey', slug: '' },
    { id: 5, name: '2', slug: 'two' },
    { id: 6, name: ' Spaced', slug: 'spaced' },
    { id: 7, name: '#7', slug: '"quoted"' },
    { id: 8, name: '', slug: 'Größe' },
  ],
  products: [
    { id: 11, name: 'Panel', partNumber: 'T-1' },
    { id: 12, name: 'Panel', partNumber: 'T-2' },
  ],
  faqs: [{ id: 21, question: 'Why?' }],
} as object);

describe('a row is meant by', () => {
  test.each<[string, Parameters<typeof index.idOf>[0], string, number | string]>([
    ['its name', 'families', 'Tern', 1],
    ['its name in any case', 'families', 'TERN', 1],
    ['its slug', 'families', 'heron', 2],
    ['its name, before the slug of another', 'families', 'grey', 4],
    ['its name, before the id of another', 'families', '2', 5],
    ['its id', 'families', ' #3 ', 3],
    ['a number that is no id', 'families', '99', 'There is no family “99”.'],
    ['a number with more signs than any id', 'families', '1'.repeat(16), `There is no family “${'1'.repeat(16)}”.`],
    ['letters in another case', 'families', 'GRÖßE', 8],
    ['a name of two', 'families', 'Heron', '2 families are called “Heron”.'],
    ['a name of two, in another case', 'products', 'PANEL', '2 products are called “PANEL”.'],
    ['its part number', 'products', 't-2', 12],
    ['its question', 'faqs', 'why?', 21],
    ['a name of another kind', 'faqs', 'Tern', 'There is no question “Tern”.'],
    ['nothing', 'families', '', 'There is no family “”.'],
  ])('%s: %s “%s”', (_, kind, name, expected) => {
    const found = index.idOf(kind, name);
    expect(found.ok ? found.id : found.why).toBe(expected);
    // Asked again, it is the same.
    expect(index.idOf(kind, name)).toEqual(found);
  });
});

test('a name that means none, or several, has those that it could mean', () => {
  expect(index.idOf('families', 'Heron')).toMatchObject({ fits: ['heron', '#3'] });
  expect(index.idOf('families', 'Terns')).toMatchObject({ fits: ['Tern'] });
  expect(index.idOf('products', 'T-3')).toMatchObject({ fits: ['T-1', 'T-2'] });
});

test.each<[string, Parameters<typeof index.nameOf>[0], number, string | undefined]>([
  ['its name', 'families', 1, 'Tern'],
  ['its slug, where two have the name', 'families', 2, 'heron'],
  ['its id, where its slug is the name of another', 'families', 3, '#3'],
  ['its slug, where the name is not read as it is', 'families', 6, 'spaced'],
  ['its id, where nothing can be read', 'families', 7, '#7'],
  ['its slug, where it has no name', 'families', 8, 'Größe'],
  ['its part number', 'products', 12, 'T-2'],
  ['nothing, where it is not there', 'families', 99, undefined],
])('a row is known by %s', (_, kind, id, name) => {
  expect([index.nameOf(kind, id), index.nameOf(kind, id)]).toEqual([name, name]);
});

test('the rows of a kind are looked through when it is first asked for, and once', () => {
  const asked: PropertyKey[] = [];
  const families = [{ id: 1, name: 'Tern', slug: 'tern' }];
  const content = new Proxy({ families } as object, {
    get: (rows, kind) => {
      asked.push(kind);
      return Reflect.get(rows, kind);
    },
  });
  const lazy = nameIndex(content);
  expect(asked).toEqual([]);
  expect(lazy.nameOf('families', 1)).toBe('Tern');
  expect(lazy.idOf('families', 'Tern')).toEqual({ ok: true, id: 1 });
  expect(asked).toEqual(['families']);
});

test('fields and their texts are those of the rows', () => {
  expect([
    index.has('families', 'slug', 'tern'),
    index.has('families', 'slug', 'TERN'),
    index.has('posts', 'slug', 'tern'),
  ]).toEqual([true, false, false]);
  expect([index.fieldOf('families', 1, 'slug'), index.fieldOf('families', 99, 'slug')]).toEqual(['tern', undefined]);
});

test('the nearest texts are those that share most pairs of letters, five at most, of the first 3,000', () => {
  expect(nearest('tern', ['heron', 'stern', 'TERN', 'turn', 'panel'])).toEqual(['TERN', 'stern', 'turn', 'heron']);
  expect(nearest('abc', ['abcd', 'abce', 'abcf', 'abcg', 'abch', 'abci'])).toEqual([
    'abcd',
    'abce',
    'abcf',
    'abcg',
    'abch',
  ]);
  const many = (at: number) => nearest('tern', [...Array.from({ length: at }, () => 'x'), 'tern']);
  expect([many(2999), many(3000)]).toEqual([['tern'], []]);
  // A third of all pairs is enough, and a quarter is too few.
  expect([nearest('ab', ['abxyzuvwklm']), nearest('ab', ['abxyz'])]).toEqual([[], ['abxyz']]);
});
