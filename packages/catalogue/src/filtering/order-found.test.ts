import { FILTER_PREFIX } from '@millrace/contract';
import { expect, test } from 'vitest';
import type { FacetIndex } from '../facets/facet-index.ts';
import { listedTogether, orderedModels, orderOf } from './order-found.ts';
import type { PlacedModel } from './scope.ts';

const LOW = [0.5, 0.25, -1, -2, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
const HIGH = [9, 9, 9, 9, 0.4, Number.POSITIVE_INFINITY];
const PRICES = [900, 1000, 0, null, 50, 60];
const index = {
  facets: [
    { kind: 'range', attribute: { key: 'hp' }, low: LOW, high: HIGH },
    { kind: 'choice', attribute: { key: 'seal' }, bits: new Map([['UL', Uint8Array.of(0b10)], ['CSA', Uint8Array.of(0b1)]]) }, // biome-ignore format: one line
  ],
} as unknown as FacetIndex;
const offered = ['hp', 'seal'].map((key) => ({ order: FILTER_PREFIX + key, name: key, isNumber: key === 'hp' }));
const models = PRICES.map(
  (priceCents, place) => ({ place, product: { priceCents, isObsolete: place === 4 } }) as unknown as PlacedModel,
);
const places = (name: string) => orderedModels(models, orderOf(index, name, offered)).map(({ place }) => place);

test.each([
  ['as before', '', [0, 1, 2, 3, 4, 5]],
  ['as before, where the order is not offered', `${FILTER_PREFIX}weight`, [0, 1, 2, 3, 4, 5]],
  ['as before, where it is not offered the other way round', `-${FILTER_PREFIX}weight`, [0, 1, 2, 3, 4, 5]],
  ['by a number, or by its end where it has no beginning', `${FILTER_PREFIX}hp`, [3, 2, 1, 4, 0, 5]],
  ['the other way round, without a number last', `-${FILTER_PREFIX}hp`, [0, 4, 1, 2, 3, 5]],
  ['by the first of the choices', `${FILTER_PREFIX}seal`, [1, 0, 2, 3, 4, 5]],
  ['by price, without one or obsolete last', 'price', [5, 0, 1, 2, 3, 4]],
])('models are listed %s', (_, name, listed) => {
  expect(places(name)).toEqual(listed);
});

test.each([
  ['by name, in the order of numbers', 'name', ['Tern 9', 'Tern 10', 'Wren']],
  ['by name, the other way round', '-name', ['Wren', 'Tern 10', 'Tern 9']],
  ['as before', '', ['Wren', 'Tern 10', 'Tern 9']],
])('models of several families are listed %s', (_, name, listed) => {
  const of = ['Wren', 'Tern 10', 'Tern 9'].map((row, at) => ({ found: models[at], family: { row: { name: row } } }));
  const order = orderOf(index, name, offered);
  expect(listedTogether(of as never, order).map(({ family }) => family.row.name)).toEqual(listed);
});
test('where nothing is offered there is no other order', () => {
  expect(orderOf(index, 'price', []).name).toBe('');
});
