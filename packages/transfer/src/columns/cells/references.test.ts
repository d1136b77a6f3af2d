import { expect, test } from 'vitest';
import { nameIndex } from '../../names/name-index.ts';
import type { Surroundings } from '../column.ts';
import { readReference, writeReference } from './references.ts';

const rows = {
  families: [
    { id: 1, name: 'Tern', slug: 'tern' },
    { id: 2, name: 'Heron', slug: 'heron' },
    { id: 3, name: 'Nameless', slug: '' },
  ],
  products: [
    { id: 11, name: 'Panel', partNumber: 'T-1' },
    { id: 12, name: 'Tern', partNumber: 'T-2' },
  ],
};
const around: Surroundings = { attributes: [], names: nameIndex(rows as object), decimal: '.' };
const read = (text: string, to: Parameters<typeof readReference>[1]) => readReference(text, to, around);

test.each([
  ['a name', 'heron', ['families'], { ok: true, value: 2 }],
  ['a name of the second kind', 'panel', ['families', 'products'], { ok: true, value: 11 }],
  ['a name of both kinds', 'Tern', ['families', 'products'], { ok: true, value: 1 }],
  ['no name', 'Gull', ['families', 'products'], { ok: false, why: 'There is no family “Gull”.' }],
  ['no kind', 'Gull', [], { ok: false, why: 'Nothing is called “Gull”.' }],
] as const)('by id, %s: “%s”', (_, text, kinds, expected) => {
  expect(read(text, { kinds, by: 'id' })).toMatchObject(expected);
});

test.each([
  ['a slug is itself', 'heron', ['families'], 'slug', 'heron'],
  ['a name is the slug of its row', 'Heron', ['families'], 'slug', 'heron'],
  ['a number is itself, whatever row has it', '2', ['families'], 'slug', '2'],
  ['a number with its sign', '#2', ['families'], 'slug', '#2'],
  ['a name whose row has none stays', 'Nameless', ['families'], 'slug', 'Nameless'],
  ['what nothing is called stays', 'Gull', ['families'], 'slug', 'Gull'],
  ['a part number of one of two kinds', 'T-2', ['families', 'products'], 'partNumber', 'T-2'],
  ['a name of the second kind', 'Panel', ['families', 'products'], 'partNumber', 'T-1'],
  ['a name of both kinds, of which one has the field', 'Tern', ['families', 'products'], 'partNumber', 'T-2'],
] as const)('by another field, %s', (_, text, kinds, by, value) => {
  expect(read(text, { kinds, by })).toEqual({ ok: true, value });
});

test.each([
  ['an id is written as the name of its row', 2, ['families'], 'id', 'Heron'],
  ['an id that nothing has', 9, ['families'], 'id', '#9'],
  ['an id of no kind', 2, [], 'id', '2'],
  ['a text among ids', 'x', ['families'], 'id', 'x'],
  ['a slug', 'heron', ['families'], 'slug', 'heron'],
  ['a number where ids are none', 2, ['families'], 'slug', '2'],
] as const)('%s', (_, value, kinds, by, text) => expect(writeReference(value, { kinds, by }, around)).toBe(text));
