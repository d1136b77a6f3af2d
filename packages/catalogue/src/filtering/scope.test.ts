import { describe, expect, test } from 'vitest';
import { hasBit } from '../facets/bits.ts';
import { attribute, category, family, product, viewItem } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';
import { scopeOfSearch } from './scope.ts';

const float = (id: number, cord: string) =>
  product({ id, familyId: 1, name: 'Pump float', description: `${cord} cord`, attributes: { seal: 'UL' } });
const snapshot = snapshotOf({
  attributes: [attribute({ id: 1, key: 'seal', type: 'choice', choices: ['UL'], filters: true })],
  categories: [category({ id: 1 })],
  viewItems: [viewItem({ id: 1, slug: 'plover' }), viewItem({ id: 2, slug: 'wren' })],
  families: [
    family({ id: 1, slug: 'plover', name: 'Plover Floats' }),
    family({ id: 2, slug: 'wren', name: 'Wren Alarms' }),
  ],
  products: [
    float(1, '10 ft'),
    float(2, '20 ft'),
    float(3, '20 ft'),
    product({ id: 4, familyId: 2, name: 'Alarm', attributes: { seal: 'UL' } }),
  ],
});

/** The families that a text finds, and the ids of those of their models that fit. */
function scopeOf(text: string) {
  const { placed, bits } = scopeOfSearch(snapshot, text);
  const { products } = snapshot.facets;
  const models = Array.from(products.keys()).filter((place) => hasBit(bits, place));
  return [placed.map(({ title }) => title).join(), models.map((place) => products[place]?.id).join()];
}

describe('what a text finds is filtered among', () => {
  test.each([
    ['all models of a family, where nothing is said of models', 'plover', ['Plover Floats', '1,2,3']],
    ['those that have what is said of them', 'plover 20 ft', ['Plover Floats', '2,3']],
    ['and no other family', 'wren', ['Wren Alarms', '4']],
    ['nothing, where nothing is found', 'zirconia', ['', '']],
    ['nothing, where nothing is asked', ' ', ['', '']],
  ])('%s', (_, text, scope) => expect(scopeOf(text)).toEqual(scope));
});
