import { contentKinds } from '@millrace/contract/content';
import { describe, expect, test } from 'vitest';
import { mergeRows } from './index.ts';

const families = contentKinds.families.lists;
const row = (change: object) => ({ id: 1, name: 'Tern', description: 'A float.', ...change });
const merge = (base: object, mine: object, theirs: object) =>
  mergeRows(families, { base: row(base), mine: row(mine), theirs: row(theirs) });
const merged = (base: object, mine: object, theirs: object) => {
  const { row: made, conflicts } = merge(base, mine, theirs);
  return { ...made, conflicts };
};

describe('fields', () => {
  test('different ones merge, and what came from the other side is named', () => {
    expect(merge({}, { name: 'Tern II' }, { description: 'New.' })).toEqual({
      row: row({ name: 'Tern II', description: 'New.' }),
      merged: ['description'],
      conflicts: [],
    });
  });
  test('one that the other side added is there, and is named', () => {
    expect(merge({}, { name: 'Tern II' }, { note: 'New.' })).toEqual({
      row: row({ name: 'Tern II', note: 'New.' }),
      merged: ['note'],
      conflicts: [],
    });
  });
  test('the same one changed on both sides is a conflict of both values', () => {
    expect(merge({}, { name: 'Mine' }, { name: 'Theirs' })).toEqual({
      row: row({ name: 'Mine' }),
      merged: [],
      conflicts: [{ path: ['name'], base: 'Tern', mine: 'Mine', theirs: 'Theirs' }],
    });
  });
  test('the same change on both sides is one', () => {
    expect(merge({}, { name: 'New' }, { name: 'New' })).toEqual({
      row: row({ name: 'New' }),
      merged: [],
      conflicts: [],
    });
  });
  test('a row that was removed on one side and changed on the other is a conflict as a whole', () => {
    const [base, theirs] = [row({}), row({ name: 'New' })];
    expect(mergeRows<object | null>(families, { base, mine: null, theirs })).toEqual({
      row: null,
      merged: [],
      conflicts: [{ path: [], base, mine: null, theirs }],
    });
  });
  test('a row that only one side removed is gone', () => {
    const base = row({});
    expect(mergeRows<object | null>(families, { base, mine: base, theirs: null }).row).toBeNull();
  });
  test.each(['__proto__', 'constructor', 'toString'])('a field typed as %s is one like any other', (field) => {
    const typed = (value: string) => JSON.parse(`{"id":1,"${field}":"${value}"}`);
    const { row: made, conflicts } = mergeRows(families, { base: { id: 1 }, mine: typed('a'), theirs: typed('b') });
    expect(Object.hasOwn(made, field)).toBe(true);
    expect(conflicts).toMatchObject([{ path: [field], mine: 'a', theirs: 'b' }]);
  });
});

describe('elements of a list', () => {
  const option = (code: string, change = {}) => ({ code, name: `Option ${code}`, price: 1, ...change });
  const options = (...list: object[]) => ({ configurator: { configGroups: [{ name: 'Cord', options: list }] } });
  const base = options(option('10'), option('20'), option('30'));
  const ofOption = (code: string, field: string) => [
    'configurator',
    'configGroups',
    { name: 'Cord' },
    'options',
    { code },
    field,
  ];

  test('different ones are changed on both sides', () => {
    const mine = options(option('10', { price: 2 }), option('20'), option('30'));
    const theirs = options(option('10', { name: 'Ten' }), option('20', { price: 5 }), option('30'));
    expect(merged(base, mine, theirs)).toMatchObject({
      ...options(option('10', { price: 2, name: 'Ten' }), option('20', { price: 5 }), option('30')),
      conflicts: [],
    });
  });
  test('the same field of one is a conflict at that field, by its key', () => {
    const [mine, theirs] = [2, 3].map((price) => options(option('10', { price }), option('20'), option('30')));
    expect(merged(base, mine ?? {}, theirs ?? {}).conflicts).toEqual([
      { path: ofOption('10', 'price'), base: 1, mine: 2, theirs: 3 },
    ]);
  });
  test('one renamed on one side and changed on the other is both', () => {
    const mine = options(option('10'), option('25', { name: 'Option 20' }), option('30'));
    const theirs = options(option('10'), option('20', { price: 9 }), option('30'));
    expect(merged(base, mine, theirs)).toMatchObject({
      ...options(option('10'), option('25', { name: 'Option 20', price: 9 }), option('30')),
      conflicts: [],
    });
  });
  test('one renamed to another name on each side is a conflict of its key', () => {
    const renamed = (code: string) => options(option('10'), option(code, { name: 'Option 20' }), option('30'));
    expect(merged(base, renamed('24'), renamed('26')).conflicts).toEqual([
      { path: ofOption('20', 'code'), base: '20', mine: '24', theirs: '26' },
    ]);
  });
  test('one renamed to the name of one that the other side added is a conflict of the list', () => {
    const mine = options(option('10'), option('40', { name: 'Option 20' }), option('30'));
    const theirs = options(option('10'), option('20'), option('30'), option('40'));
    const { conflicts } = merged(base, mine, theirs);
    expect(conflicts.map(({ path }) => path.at(-1))).toEqual(['options']);
  });
  test('a new order on one side and a change on the other are both kept', () => {
    const mine = options(option('30'), option('10'), option('20'));
    const theirs = options(option('10'), option('20', { price: 7 }), option('30'), option('40'));
    expect(merged(base, mine, theirs)).toMatchObject({
      ...options(option('30'), option('40'), option('10'), option('20', { price: 7 })),
      conflicts: [],
    });
  });
  test('another order on each side is a conflict of the list', () => {
    const mine = options(option('30'), option('10'), option('20'));
    const theirs = options(option('20'), option('10'), option('30'));
    expect(merged(base, mine, theirs).conflicts.map(({ path }) => path.at(-1))).toEqual(['options']);
  });
  test('one removed on one side only is gone; one that the other side changed is a conflict', () => {
    const mine = options(option('20'), option('30'));
    expect(merged(base, mine, base)).toMatchObject({ ...mine, conflicts: [] });
    const theirs = options(option('10', { price: 8 }), option('20'), option('30'));
    expect(merged(base, mine, theirs).conflicts).toEqual([
      { path: ofOption('10', '').slice(0, -1), base: option('10'), theirs: option('10', { price: 8 }) },
    ]);
  });
  test('one duplicated on one side takes no change of the other', () => {
    const mine = options(option('10'), option('11', { name: 'Option 10' }), option('20'), option('30'));
    const theirs = options(option('10', { price: 6 }), option('20'), option('30'));
    expect(merged(base, mine, theirs)).toMatchObject({
      ...options(option('10', { price: 6 }), option('11', { name: 'Option 10' }), option('20'), option('30')),
      conflicts: [],
    });
  });
  test('added ones of both sides stand in the same order from either side', () => {
    const mine = options(option('10'), option('15'), option('20'), option('30'));
    const theirs = options(option('10'), option('17'), option('20'), option('30'));
    expect(merged(base, mine, theirs)).toEqual(merged(base, theirs, mine));
  });
  test('one that both sides added, at different places, stands there once', () => {
    const added = option('15');
    const mine = options(option('10'), added, option('20'), option('30'));
    const theirs = options(option('10'), option('20'), added, option('30'));
    for (const [one, other] of [
      [mine, theirs],
      [theirs, mine],
    ] as const)
      expect(merged(base, one, other)).toMatchObject({ ...mine, conflicts: [] });
  });
  test('one that both sides added, each with another price, is a conflict of the element', () => {
    const [mine, theirs] = [2, 3].map((price) => options(option('10'), option('40', { price })));
    expect(merged(options(option('10')), mine ?? {}, theirs ?? {}).conflicts).toEqual([
      { path: ofOption('40', '').slice(0, -1), mine: option('40', { price: 2 }), theirs: option('40', { price: 3 }) },
    ]);
  });
  test('elements with an id may be changed in every other field', () => {
    const specs = (key: string, value: string) => ({
      specs: [{ id: 'a', title: 'A', kvo: [{ id: 'b', key, value }] }],
    });
    expect(merged(specs('k', 'v'), specs('l', 'v'), specs('k', 'w'))).toMatchObject({
      ...specs('l', 'w'),
      conflicts: [],
    });
  });
  test('a list with a key twice is one value', () => {
    const twice = options(option('10'), option('10'));
    expect(
      merged(twice, options(option('10', { price: 3 }), option('10')), options(option('10'))).conflicts,
    ).toHaveLength(1);
  });
  test('references are added, removed and ordered one by one', () => {
    const ids = (...documentIds: number[]) => ({ documentIds });
    expect(merged(ids(1, 2, 3), ids(1, 3), ids(1, 2, 3, 4))).toMatchObject({ ...ids(1, 3, 4), conflicts: [] });
  });
});
