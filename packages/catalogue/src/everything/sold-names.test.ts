import { expect, test } from 'vitest';
import { family, product, setting } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';

const { find } = snapshotOf({
  families: [
    family({
      id: 1,
      name: 'Harrier Panels',
      slug: 'harrier',
      description: 'With an hour meter, a lamp and a plug, 240 V.',
    }),
    family({ id: 2, name: 'Tern Panels', slug: 'tern', description: 'With an hour meter, a lamp and a plug, 240 V.' }),
    family({ id: 3, name: 'Spares', slug: 'spares', description: 'Sold one by one.' }),
    family({ id: 4, name: 'Cords', slug: 'cords', description: 'Sold by the roll.' }),
  ],
  products: [
    product({ id: 1, familyId: 3, partNumber: 'A1', name: 'Elapsed-time meter', description: '120 V' }),
    product({ id: 2, familyId: 3, partNumber: 'A2', name: 'Piggyback plug', description: '120 V' }),
    product({ id: 3, familyId: 4, partNumber: 'A3', name: 'Piggyback plug', description: '240 V' }),
  ],
  settings: [
    setting({ id: 1, group: 'search', key: 'synonyms', value: ['elapsed time meter, hour meter'], isPublic: false }),
  ],
}).everything;
const first = (text: string) => {
  const page = find(text).pages[0]?.page;
  return page?.kind === 'family' ? page.family.row.slug : page?.kind === 'page' ? page.page.path : page?.kind;
};

test('a family that sells the thing stands before those that have it in them', () => {
  expect(first('hour meter')).toBe('spares');
});

test('of two that sell it, the one with a model that has all that was asked comes first', () => {
  expect(first('piggyback plug 120 v')).toBe('spares');
  expect(first('piggyback plug 240 v')).toBe('cords');
});

test('a phrase that means the same as a word names nothing that was asked for', () => {
  const { find: among } = snapshotOf({
    families: [
      family({ id: 1, name: 'Plover Floats', slug: 'plover', description: 'A float on a cord.' }),
      family({ id: 2, name: 'Dunlin Sensors', slug: 'dunlin', description: 'Screws into the wall of a tank.' }),
    ],
    products: [
      product({ id: 1, familyId: 1, partNumber: 'B1', name: 'Float', description: '10 ft' }),
      product({ id: 2, familyId: 2, partNumber: 'B2', name: 'Level switch', description: 'brass' }),
    ],
    settings: [setting({ id: 1, group: 'search', key: 'synonyms', value: ['float, level switch'], isPublic: false })],
  }).everything;
  const [best] = among('float').pages;
  expect(best?.page.kind === 'family' && best.page.family.row.slug).toBe('plover');
});

test.each([
  ['are you hiring', '/careers'],
  ['forgot my password', '/reset'],
  ['opening times', '/contact/customer-services'],
  ['sales phone', '/contact/customer-services'],
])('what is called all that was asked comes first: "%s"', (text, path) => {
  expect(first(text)).toBe(path);
});
