import { expect, test } from 'vitest';
import { valueAt } from './path.ts';

const row = { name: 'Tern', options: [{ code: '10', price: 5 }], tags: ['float', 'panel'] };

test.each([
  ['no step is the whole', [], row],
  ['a field is its value', ['name'], 'Tern'],
  ['an element is found by its key', ['options', { code: '10' }], row.options[0]],
  ['a field of an element', ['options', { code: '10' }, 'price'], 5],
  ['a plain element is known by itself', ['tags', { value: 'panel' }], 'panel'],
  ['a field that is not there is none', ['price'], undefined],
  ['an element that is not there is none', ['options', { code: '20' }, 'price'], undefined],
  ['a field of what is no object is none', ['name', 'length'], undefined],
  ['an element of what is no list is none', ['name', { code: '10' }], undefined],
])('%s', (_, path, value) => expect(valueAt(row, path)).toEqual(value));
