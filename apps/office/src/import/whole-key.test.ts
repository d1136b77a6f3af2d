import type { SheetMapping } from '@millrace/contract/office';
import { describe, expect, test } from 'vitest';
import { withWholeKey } from './whole-key.ts';

const tiles = { keys: [['id'], ['categoryId', 'slug']] };
const mapping = (paths: readonly (string | null)[], key: string[], more: Partial<SheetMapping> = {}): SheetMapping => ({
  file: 'range.xlsx',
  sheet: 'Tiles',
  isLeftOut: false,
  kind: 'viewItems',
  headings: { row: 0, rows: 1 },
  takesHidden: false,
  columns: paths.map((path, at) => ({ at, heading: `Column ${at}`, path })),
  key,
  always: [],
  empties: 'leave',
  missing: 'leave',
  within: 'kind',
  ...more,
});
const keyAfter = (before: SheetMapping, next: SheetMapping) => withWholeKey(before, next, tiles).key;

describe('the key of a sheet', () => {
  test('has all of its fields as soon as the sheet has their columns', () => {
    const before = mapping(['categoryId', null], ['categoryId']);
    expect(keyAfter(before, mapping(['categoryId', 'slug'], ['categoryId']))).toEqual(['categoryId', 'slug']);
  });
  test('has a field that every row is given, too', () => {
    const before = mapping([null, 'slug'], ['slug']);
    const next = mapping([null, 'slug'], ['slug'], { always: [{ path: 'categoryId', text: 'Valves' }] });
    expect(keyAfter(before, next)).toEqual(['categoryId', 'slug']);
  });
  test('is as somebody chose it', () => {
    const before = mapping(['categoryId', 'slug', 'id'], ['categoryId', 'slug']);
    expect(keyAfter(before, mapping(['categoryId', 'slug', 'id'], ['id']))).toEqual(['id']);
    expect(keyAfter(mapping(['id', 'slug'], ['id']), mapping(['id', 'slug', 'categoryId'], ['id']))).toEqual(['id']);
  });
  test('stays to be chosen where its column is taken away', () => {
    const before = mapping(['categoryId', 'slug'], ['categoryId', 'slug']);
    expect(keyAfter(before, mapping(['categoryId', null], ['categoryId', 'slug']))).toEqual(['categoryId', 'slug']);
  });
});
