import { expect, test } from 'vitest';
import { beginsAt, firstNeeded, forgetAdded, rememberAdded } from './added-row.ts';

test('a new row begins at the first field that it still needs', () => {
  const family = { name: '', slug: '', intrinsicallySafe: false };
  expect(firstNeeded('families', family)).toBe('name');
  expect(firstNeeded('families', { ...family, name: 'Osprey' })).toBe('slug');
  const tile = { title: 'Osprey', name: 'Osprey', summary: '', categoryId: null, slug: 'osprey' };
  expect(firstNeeded('viewItems', tile)).toBe('categoryId');
});

test('it is told of that row alone, until it was shown', () => {
  rememberAdded('products', 7, { partNumber: '' });
  expect(beginsAt('products', 8)).toBe(null);
  expect(beginsAt('families', 7)).toBe(null);
  expect(beginsAt('products', 7)).toBe('partNumber');
  forgetAdded();
  expect(beginsAt('products', 7)).toBe(null);
});
