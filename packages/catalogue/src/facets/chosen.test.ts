import { describe, expect, test } from 'vitest';
import { attribute, category, family, product, viewItem } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';
import { readChosen, writeChosen } from './chosen.ts';

const { facets } = snapshotOf({
  attributes: [
    attribute({ id: 1, key: 'seal', label: 'Seal', type: 'choice', choices: ['UL', 'CSA', 'CE'], filters: true }),
    attribute({ id: 2, key: 'cord', label: 'Cord', type: 'range', unit: 'ft', precision: 1, filters: true }),
  ],
  categories: [category({ id: 1 })],
  viewItems: [viewItem({ id: 1, slug: 'tern' })],
  families: [family({ id: 1, slug: 'tern' })],
  products: [
    product({ id: 1, attributes: { seal: ['UL', 'CSA'], cord: 10 } }),
    product({ id: 2, attributes: { seal: 'CE', cord: { from: 20, to: 30 } } }),
  ],
});
const chosen = (query: string) =>
  readChosen(facets, query).map(({ facet, values, from, to }) => [facet.attribute.key, values.join('|'), from, to]);
const seal = (values: string) => ['seal', values, null, null];
const cord = (from: number | null, to: number | null) => ['cord', '', from, to];

describe('the query of an address is read', () => {
  test.each<[string, unknown[]]>([
    ['', []],
    ['f.seal=UL', [seal('UL')]],
    ['f.seal=CE&f.seal=UL', [seal('UL|CE')]],
    ['f.seal=UL&f.seal=UL', [seal('UL')]],
    ['f.seal=x', []],
    ['seal=UL', []],
    ['f.none=UL', []],
    ['f.cord.from=10', [cord(10, null)]],
    ['f.cord.to=12.5', [cord(null, 12.5)]],
    ['f.cord.from=0&f.cord.to=0', [cord(0, 0)]],
    ['f.cord.from=10&f.cord.to=20', [cord(10, 20)]],
    ['f.cord.from=20&f.cord.to=10', [cord(10, 20)]],
    ['f.cord.from=1,000', [cord(1000, null)]],
    ['f.cord.from=x&f.cord.to=20', [cord(null, 20)]],
    ['f.cord.from=x', []],
    ['f.cord.from=', []],
    ['f.cord.to=%20', []],
    ['f.cord.from=Infinity', []],
    ['f.cord=10', []],
    ['f.cord.from=10&f.seal=CSA', [seal('CSA'), cord(10, null)]],
  ])('%s', (query, read) => expect(chosen(query)).toEqual(read));

  test('with a number in another unit than the maker’s', () => {
    const [[, , from, to] = []] = chosen('f.cord.from=3&f.cord.to=6&f.cord.unit=m');
    expect([from, to]).toEqual([expect.closeTo(9.8, 0), expect.closeTo(19.7, 0)]);
  });
});

describe('equal choices have equal addresses', () => {
  test.each([
    ['f.seal=CE&f.seal=UL&f.cord.to=20&f.cord.from=10', 'f.cord.from=10&f.cord.to=20&f.seal=CE&f.seal=UL'],
    ['f.seal=UL&f.cord.from=0', 'f.cord.from=0&f.seal=UL'],
    ['f.none=1', ''],
  ])('%s is %s', (query, written) => {
    expect(writeChosen(readChosen(facets, query))).toBe(written);
    expect(writeChosen(readChosen(facets, written))).toBe(written);
  });
});
