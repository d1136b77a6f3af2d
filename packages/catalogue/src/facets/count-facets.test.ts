import type { AttributeValue, AttributeValues } from '@millrace/contract/content';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attribute, family, product } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';
import { addBit, countBoth, emptyBits, hasBit, inAll, inAny } from './bits.ts';
import { readChosen, writeChosen } from './chosen.ts';
import { countFacets } from './count-facets.ts';

const volts = attribute({ id: 1, key: 'volts', type: 'choice', choices: ['120', '240', '480'], filters: true });
const amps = attribute({ id: 2, key: 'amps', type: 'range', precision: 0, filters: true });
const locks = attribute({ id: 3, key: 'locks', type: 'yesNo', filters: true });
const attributes = [volts, amps, locks, attribute({ id: 4, key: 'note' })];

function indexOf(values: readonly AttributeValues[], ofFamily: AttributeValues = {}) {
  const { facets } = snapshotOf({
    attributes,
    families: [family({ id: 1, attributes: ofFamily })],
    products: values.map((one, at) => product({ id: at + 1, position: at, attributes: one })),
  });
  const all = emptyBits(facets.products.length);
  for (const place of facets.products.keys()) addBit(all, place);
  return { facets, all };
}

function countsOf(values: readonly AttributeValues[], query: string, ofFamily?: AttributeValues) {
  const { facets, all } = indexOf(values, ofFamily);
  const { facets: counted, fitting } = countFacets(facets, all, readChosen(facets, query));
  return {
    counts: Object.fromEntries(counted.map(({ facet, counts }) => [facet.attribute.key, Object.fromEntries(counts)])),
    steps: counted.find(({ facet }) => facet.attribute.key === 'amps')?.steps,
    fitting: [...facets.products.keys()].filter((place) => hasBit(fitting, place)),
  };
}

const catalogue: AttributeValues[] = [
  { volts: '120', amps: 5, locks: true },
  { volts: ['120', '240'], amps: { from: 4, to: 10 } },
  { volts: '240', amps: { to: 15 }, locks: false },
  { amps: { from: 20 } },
];

describe('filters are counted', () => {
  test('any value within one, all filters together, its own choice left out of its counts', () => {
    const { counts, fitting } = countsOf(catalogue, 'f.volts=120');
    expect(counts['volts']).toEqual({ '120': 2, '240': 2, '480': 0 });
    expect(counts['locks']).toEqual({ Yes: 1, No: 0 });
    expect(fitting).toEqual([0, 1]);
    expect(countsOf(catalogue, 'f.volts=120&f.volts=240').fitting).toEqual([0, 1, 2]);
    expect(countsOf(catalogue, 'f.volts=240&f.locks=No').fitting).toEqual([2]);
  });
  test('a range fits where it touches what is asked, also one that is open; both ends count', () => {
    expect(countsOf(catalogue, 'f.amps.from=10&f.amps.to=10').fitting).toEqual([1, 2]);
    expect(countsOf(catalogue, 'f.amps.from=16').fitting).toEqual([3]);
    expect(countsOf(catalogue, 'f.amps.to=4').fitting).toEqual([1, 2]);
    expect(countsOf(catalogue, 'f.amps.to=4&f.amps.from=10').fitting).toEqual([0, 1, 2]);
  });
  test('numbers have steps at the values that the products have', () =>
    expect(countsOf(catalogue, '').steps).toEqual([
      { from: 4, to: 5, count: 2 },
      { from: 5, to: 10, count: 3 },
      { from: 10, to: 15, count: 2 },
      { from: 15, to: 20, count: 2 },
    ]));
  test('what a family says counts for its products, but for those that say otherwise', () =>
    expect(countsOf([{}, { volts: '240' }], '', { volts: '480' }).counts['volts']).toEqual({
      '120': 0,
      '240': 1,
      '480': 1,
    }));
});

test('choices have one address; what is no filter, no value and no number is dropped', () => {
  const { facets } = indexOf(catalogue);
  const canonical = (query: string) => writeChosen(readChosen(facets, query));
  expect(canonical('f.volts=240&f.note=x&f.volts=120&f.volts=7&f.amps.to=1e1&f.amps.from=x&f.b=1&f.volts=240')).toBe(
    'f.amps.to=10&f.volts=120&f.volts=240',
  );
  expect(canonical('f.amps.from=9&f.amps.to=2')).toBe('f.amps.from=2&f.amps.to=9');
  expect(canonical('f.toString=1&f.constructor=2')).toBe('');
});

test('a form without script says the unit that its numbers are typed in; an address has the maker’s', () => {
  const { facets } = snapshotOf({
    attributes: [attribute({ id: 1, key: 'cable', type: 'range', unit: 'ft', precision: 1, filters: true })],
    families: [family({ id: 1 })],
    products: [product({ id: 1, attributes: { cable: 20 } })],
  });
  const canonical = (query: string) => writeChosen(readChosen(facets, query));
  expect(canonical('f.cable.from=6.1&f.cable.to=&f.cable.unit=m')).toBe('f.cable.from=20');
  expect(canonical('f.cable.from=20&f.cable.unit=ft')).toBe('f.cable.from=20');
  expect(canonical('f.cable.from=20&f.cable.unit=parsec')).toBe('f.cable.from=20');
  expect(canonical('f.cable.from=x&f.cable.unit=m')).toBe('');
});

const value = fc
  .record(
    {
      volts: fc.subarray(['120', '240', '480'], { minLength: 1 }),
      amps: fc.integer({ min: 0, max: 9 }),
      locks: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  .map((row): AttributeValues => Object.fromEntries<AttributeValue>(Object.entries(row)));
const choice = fc.record(
  {
    volts: fc.subarray(['120', '240', '480'], { minLength: 1 }),
    locks: fc.subarray(['Yes', 'No'], { minLength: 1 }),
    from: fc.integer({ min: 0, max: 9 }),
  },
  { requiredKeys: [] },
);

test('counts are those of asking product by product', () => {
  fc.assert(
    fc.property(
      fc.array(value, { minLength: 1, maxLength: 70 }),
      choice,
      (values, { volts: asked, locks: locked, from }) => {
        const query = new URLSearchParams([
          ...(asked ?? []).map((one) => ['f.volts', one]),
          ...(locked ?? []).map((one) => ['f.locks', one]),
          ...(from === undefined ? [] : [['f.amps.from', String(from)]]),
        ]).toString();
        const has = (row: AttributeValues, one: string): boolean =>
          Array.isArray(row['volts']) && row['volts'].includes(one);
        const isVolts = (row: AttributeValues): boolean => asked === undefined || asked.some((one) => has(row, one));
        const isLocked = (row: AttributeValues): boolean =>
          locked === undefined || locked.some((one) => row['locks'] === (one === 'Yes'));
        const isAmps = (row: AttributeValues): boolean =>
          from === undefined || (typeof row['amps'] === 'number' && row['amps'] >= from);
        const { counts, fitting } = countsOf(values, query);
        expect(fitting).toHaveLength(values.filter((row) => isVolts(row) && isLocked(row) && isAmps(row)).length);
        for (const one of ['120', '240', '480'])
          expect(counts['volts']?.[one]).toBe(
            values.filter((row) => has(row, one) && isLocked(row) && isAmps(row)).length,
          );
        for (const one of ['Yes', 'No'])
          expect(counts['locks']?.[one]).toBe(
            values.filter((row) => row['locks'] === (one === 'Yes') && isVolts(row) && isAmps(row)).length,
          );
      },
    ),
    { numRuns: 60 },
  );
});

test('sets of places are those of the language', () => {
  const places = fc.uniqueArray(fc.nat(99));
  fc.assert(
    fc.property(places, places, (one, other) => {
      const [a, b] = [one, other].map((all) => {
        const bits = emptyBits(100);
        for (const place of all) addBit(bits, place);
        return bits;
      });
      if (a === undefined || b === undefined) return;
      const both = one.filter((place) => other.includes(place));
      expect(countBoth(a, b)).toBe(both.length);
      for (let place = 0; place < 100; place += 1) {
        expect(hasBit(inAll(a, [b]), place)).toBe(both.includes(place));
        expect(hasBit(inAny(100, [a, b]), place)).toBe(one.includes(place) || other.includes(place));
      }
    }),
  );
});
