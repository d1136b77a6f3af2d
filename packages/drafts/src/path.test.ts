import { expect, test } from 'vitest';
import { valueAt, withValueAt } from './path.ts';

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

const sizes = { sizes: ['S', 'M', 'S'].map((size, at) => ({ size, unit: 'in', at })) };
const sized = (size: string, unit: string) => ['sizes', { size, unit }, 'at'];

test.each([
  ['of two elements with one key the first is meant', sized('S', 'in'), 0, [9, 1, 2]],
  ['only that element changes', sized('M', 'in'), 1, [0, 9, 2]],
])('%s', (_, path, value, after) => {
  expect(valueAt(sizes, path)).toBe(value);
  expect(withValueAt(sizes, path, 9)).toEqual({ sizes: sizes.sizes.map((one, at) => ({ ...one, at: after[at] })) });
});

test('an element is known by all fields of its key', () => {
  expect(valueAt(sizes, sized('S', 'mm'))).toBeUndefined();
  expect(withValueAt(sizes, ['sizes', { size: 'S', unit: 'mm' }], 'new')).toEqual({ sizes: [...sizes.sizes, 'new'] });
});
