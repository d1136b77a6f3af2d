import { finish } from '@millrace/configurator';
import type { DraftChange } from '@millrace/database';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstRows } from './first-rows.ts';
import { orderRows, type RowsWanted, shownRow } from './order-rows.ts';
import { compareKeys, sortKey } from './sorting/sort-key.ts';
import { sortTexts } from './sorting/sort-texts.ts';

const product = (id: number, fields: object) => ({ id, isLive: true, ...fields });
const rows = [
  product(1, { partNumber: 'A10', name: 'Écran', priceCents: 500, familyId: 3 }),
  product(2, { partNumber: 'A2', name: 'ecran', priceCents: null, familyId: 3 }),
  product(3, { partNumber: 'b1', name: '', priceCents: 20, familyId: 4 }),
  product(4, { partNumber: 'A2', name: 'Zone 007', priceCents: 20, familyId: null }),
];
const change = (rowId: number, base: object | null, row: object | null): DraftChange => ({
  ...{ draftId: '', kind: 'products', rowId, version: 1, conflicts: [], changedBy: null, changedAt: new Date(0) },
  base: base === null ? null : { ...base },
  row: row === null ? null : { ...row },
});
const changes = [
  change(1, rows[0] ?? null, { ...rows[0], partNumber: 'A1' }),
  change(3, rows[2] ?? null, null),
  change(9, null, product(9, { partNumber: 'A9', name: 'New', priceCents: 'x', familyId: 3 })),
];
const ids = (wanted: RowsWanted, ofDraft: DraftChange[] = [], faulty: number[] = []) => {
  const given = { kind: 'products', rows, changes: ofDraft, faulty: new Set(faulty) } as const;
  return [...finish(orderRows(given, wanted))].map((place) =>
    place < 0 ? ofDraft[-1 - place]?.rowId : rows[place]?.id,
  );
};
const filter = (conditions: object): RowsWanted => ({ filter: JSON.stringify(conditions) });

test.each<[string, RowsWanted, number[]]>([
  ['without an order as the content has them', {}, [1, 2, 3, 4]],
  ['numbers in texts by size, whatever the case', { sort: 'partNumber' }, [2, 4, 1, 3]],
  ['turned round, equal ones still by id', { sort: '-partNumber' }, [3, 1, 2, 4]],
  ['by several fields', { sort: '-partNumber,-priceCents' }, [3, 1, 4, 2]],
  ['what is missing is last', { sort: 'priceCents' }, [3, 4, 1, 2]],
  ['also turned round', { sort: '-priceCents' }, [1, 3, 4, 2]],
  ['words in any text or number, without case and accents', { search: ' ÉCRAN ' }, [1, 2]],
  ['a bare value', filter({ familyId: 3 }), [1, 2]],
  ['no value', filter({ familyId: null }), [4]],
  ['not a value', filter({ familyId: { isNot: 3 } }), [3, 4]],
  ['a part of a text', filter({ name: { contains: 'CRAN' } }), [1, 2]],
  ['its beginning', filter({ partNumber: { startsWith: 'a' } }), [1, 2, 4]],
  ['above', filter({ priceCents: { above: 20 } }), [1]],
  ['from, to', filter({ priceCents: { atLeast: 20, atMost: 20 } }), [3, 4]],
  ['below, in the natural order of texts', filter({ partNumber: { below: 'A10' } }), [2, 4]],
  ['one of', filter({ familyId: { oneOf: [4, null] } }), [3, 4]],
  ['empty', filter({ name: { isEmpty: true } }), [3]],
  ['not empty', filter({ priceCents: { isEmpty: false } }), [1, 3, 4]],
])('%s', (_, wanted, expected) => expect(ids(wanted)).toEqual(expected));

test('equal rows stand by id, also where the content has them otherwise', () => {
  const turned = rows.toReversed();
  const given = { kind: 'products', rows: turned, changes: [], faulty: new Set<number>() } as const;
  const sorted = (sort: string) => Array.from(finish(orderRows(given, { sort })), (place) => turned[place]?.id);
  expect(sorted('familyId')).toEqual([1, 2, 3, 4]);
  expect(sorted('-familyId')).toEqual([3, 1, 2, 4]);
  expect(sorted('-partNumber')).toEqual([3, 1, 2, 4]);
});

describe('with a draft', () => {
  test.each<[string, RowsWanted, number[]]>([
    ['changed rows stand where they were, new ones last', {}, [1, 2, 3, 4, 9]],
    ['only those that it changes', { changed: 'true' }, [1, 3, 9]],
    ['only the others', { changed: 'false' }, [2, 4]],
    ['sorted as the draft has them, a removed one as it was', { sort: 'partNumber' }, [1, 2, 4, 9, 3]],
    ['filtered as the draft has them', filter({ partNumber: 'A1' }), [1]],
    ['with a fault', { faulty: 'true' }, [2, 9]],
    ['with an error', { faulty: 'error' }, [2, 9]],
    ['without', { faulty: 'false', changed: 'true' }, [1, 3]],
  ])('%s', (_, wanted, expected) => expect(ids(wanted, changes, [2, 9])).toEqual(expected));
});

test.each<[string, RowsWanted, string]>([
  ['a filter that is no object', { filter: '[1]' }, 'filter must be'],
  ['an unknown condition', filter({ name: { like: 'x' } }), 'filter must be'],
  ['an unknown field', filter({ nmae: 'x' }), 'has no field nmae'],
  ['a sort by one', { sort: 'name,-nmae' }, 'has no field nmae'],
])('refused is %s', (_, wanted, words) => expect(() => ids(wanted)).toThrow(words));

test('values in force are ordered by their ranks as by their keys', () => {
  const value = fc.oneof(
    fc.integer({ min: 0, max: 9 }),
    fc.string({ unit: fc.constantFrom('a', 'B', '0', '1', 'é') }),
    fc.constant(null),
  );
  fc.assert(
    fc.property(fc.array(value, { maxLength: 40 }), fc.boolean(), (values, isDescending) => {
      const some = values.map((name, at) => ({ id: at + 1, name }));
      const own = some.filter(({ id }) => id % 3 === 0).map((row) => change(row.id, row, row));
      const given = { kind: 'products', rows: some, changes: own, faulty: new Set<number>() } as const;
      const order = [...finish(orderRows(given, { sort: isDescending ? '-name' : 'name' }))];
      const found = order.map((place) => {
        const shown = own[-1 - place];
        return shown === undefined ? some[place] : shownRow(shown);
      });
      const key = (row: unknown) => sortKey(Reflect.get(Object(row), 'name'));
      const sign = (a: unknown, b: unknown) => (a === null || b === null || !isDescending ? 1 : -1);
      const expected = some.toSorted((a, b) => sign(key(a), key(b)) * compareKeys(key(a), key(b)) || a.id - b.id);
      expect(found).toEqual(expected);
    }),
  );
});

test('the first rows are those of the whole order', () => {
  const value = fc.oneof(
    fc.integer({ min: 0, max: 3 }),
    fc.string({ unit: fc.constantFrom('a', 'B', '0', '1', 'é') }),
    fc.constant(null),
  );
  const row = fc.record({ name: value, partNumber: value });
  const sorts = fc.constantFrom('name', '-name', 'name,-partNumber', '-partNumber,name', 'partNumber,name');
  fc.assert(
    fc.property(fc.array(row, { maxLength: 60 }), sorts, fc.integer({ min: 1, max: 8 }), (values, sort, count) => {
      const some = values.map((one, at) => ({ id: at + 1, ...one }));
      const own = some.filter(({ id }) => id % 3 === 0).map((one) => change(one.id, one, { ...one, name: 'a1' }));
      const given = { kind: 'products', rows: some, changes: own, faulty: new Set<number>() } as const;
      const first = finish(firstRows(given, { sort }, count));
      const order = finish(orderRows(given, { sort }));
      expect(first).toEqual({ places: order.slice(0, count), total: order.length });
      expect(finish(firstRows(given, { sort }, count))).toBeNull();
    }),
  );
});

test('texts of every length and script are sorted by their code units', () => {
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom('a', 'b') }),
    fc.string({ unit: 'grapheme' }),
    fc.string().map((end) => `single-phase wall alarm, 120/230 V, ${end}`),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 200 }), (texts) => {
      const places = finish(
        sortTexts(
          texts,
          Int32Array.from(texts, (_, nth) => nth),
        ),
      );
      expect([...places].map((place) => texts[place])).toEqual(texts.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    }),
  );
});

test('many texts are sorted in runs that are merged', () => {
  const texts = Array.from({ length: 70_000 }, (_, at) => `PX-${(at * 7919) % 70_000}-${at % 3}`);
  const order = finish(
    sortTexts(
      texts,
      Int32Array.from(texts, (_, nth) => nth),
    ),
  );
  expect([...order].map((place) => texts[place])).toEqual(texts.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
});

test('many rows are ordered in runs, by fields of which one has thousands of values', () => {
  const many = Array.from({ length: 9000 }, (_, at) => {
    const nth = (at * 7919) % 9000;
    return product(at + 1, { name: nth % 5 === 0 ? null : `Part ${nth % 7000}`, priceCents: nth % 11 });
  });
  const given = { kind: 'products', rows: many, changes: [], faulty: new Set<number>() } as const;
  const found = [...finish(orderRows(given, { sort: '-priceCents,name' }))].map((place) => many[place]);
  const [price, name] = ['priceCents', 'name'].map((field) => (row: object) => sortKey(Reflect.get(row, field)));
  const byField = (key: typeof price, a: object, b: object) => compareKeys(key?.(a) ?? null, key?.(b) ?? null);
  const expected = many.toSorted((a, b) => byField(price, b, a) || byField(name, a, b) || a.id - b.id);
  expect(found).toEqual(expected);
});
