import type { SheetMapping } from '@millrace/contract/office';
import { expect, test } from 'vitest';
import { refuseUnmapped } from './refuse-unmapped.ts';

const sheet = (paths: readonly (string | null)[], key: readonly string[], change: object = {}): SheetMapping =>
  ({
    ...{ file: 'a.xlsx', sheet: 'Pumps', isLeftOut: false, always: [], key: [...key] },
    columns: paths.map((path) => ({ path })),
    ...change,
  }) as unknown as SheetMapping;
const fault = (...sheets: SheetMapping[]): string | undefined => {
  try {
    refuseUnmapped({ decimal: '.', sheets });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : `${error}`;
  }
};
const TWICE = 'Two columns of “Pumps” are the same field, name.';
const KEYLESS = 'Say by which column the rows of “Pumps” are found.';

test.each<[string, SheetMapping[], string | undefined]>([
  ['no sheets', [], undefined],
  ['a key among its columns', [sheet(['name', 'slug'], ['slug'])], undefined],
  ['a key of several', [sheet(['name', 'slug'], ['slug', 'name'])], undefined],
  ['a key that is the same in all rows', [sheet(['name'], ['kind'], { always: [{ path: 'kind' }] })], undefined],
  ['several columns that say nothing', [sheet([null, null, 'name'], ['name'])], undefined],
  ['a key that no column has', [sheet(['name'], ['slug'])], KEYLESS],
  ['one key of two that no column has', [sheet(['name'], ['name', 'slug'])], KEYLESS],
  ['two columns of one field', [sheet(['name', 'slug', 'name'], ['slug'])], TWICE],
  ['the same, left out', [sheet(['name', 'name'], ['slug'], { isLeftOut: true })], undefined],
  ['the second sheet keyless', [sheet(['name'], ['name']), sheet([], ['slug'])], KEYLESS],
  ['one left out before a keyless one', [sheet([], ['a'], { isLeftOut: true }), sheet([], ['slug'])], KEYLESS],
  ['a sheet of a CSV, by its file', [sheet([], ['slug'], { sheet: '' })], KEYLESS.replace('Pumps', 'a.xlsx')],
])('a mapping with %s', (_, sheets, expected) => expect(fault(...sheets)).toBe(expected));
