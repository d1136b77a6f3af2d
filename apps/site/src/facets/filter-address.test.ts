import { expect, test } from 'vitest';
import { askedOf, filteredPath, filtersOf } from './filter-address.ts';

test('choices stand in one order, each once, and empty fields are none', () => {
  expect(
    filtersOf([
      ['f.voltage', '480'],
      ['f.enclosure', 'NEMA 4X fibreglass'],
      ['f.voltage', '240'],
      ['f.voltage', '480'],
      ['f.fla.from', ' 4 '],
      ['f.fla.to', ''],
    ]),
  ).toBe('f.enclosure=NEMA+4X+fibreglass&f.fla.from=4&f.voltage=240&f.voltage=480');
});

test('what cannot be the key of an attribute is no choice', () =>
  expect(
    filtersOf([
      ['utm_source', 'x'],
      ['f.A', 'x'],
      ['voltage', '480'],
      ['f.__proto__', 'x'],
    ]),
  ).toBe(''));

test('a page without choices has its own address, in its own order', () => {
  expect(filteredPath('/category/pumps', { filters: '', order: 'price', view: 'models' })).toBe('/category/pumps');
  expect(filteredPath('/category/pumps', { filters: 'f.voltage=480', order: '', view: 'families' })).toBe(
    '/category/pumps?f.voltage=480',
  );
  expect(filteredPath('/search/a%20b', { filters: 'f.voltage=480', order: '-f.fla', view: 'models' })).toBe(
    '/search/a%20b?order=-f.fla&view=models&f.voltage=480',
  );
});

test.each([
  ['families are not said', 'families', undefined],
  ['models are', 'models', 'models'],
] as const)('of how the found is shown %s in the question', (_, view, said) => {
  const chosen = { filters: 'f.voltage=480', order: 'price' } as const;
  expect(askedOf({ ...chosen, view })).toEqual(said === undefined ? chosen : { ...chosen, view: said });
});
