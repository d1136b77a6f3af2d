import type { Configurator } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { placeOfFinding } from '../ground/use-studio-findings.ts';
import { differingGroups } from './differing-groups.ts';
import { placeOf } from './place-of.ts';

const configurator: Configurator = {
  configGroups: [{ name: 'Size', options: [{ code: 'A' }, { code: '' }] }, { name: 'Note' }],
};
type Path = Parameters<typeof placeOfFinding>[0]['path'];

describe('the place of a finding', () => {
  test.each<[Path, object | null]>([
    [['configurator', 'configGroups', 0], { group: 0, option: null }],
    [['configurator', 'configGroups', 1, 'min'], { group: 1, option: null }],
    [['configurator', 'configGroups', 0, 'options', 1], { group: 0, option: 1 }],
    [['configurator', 'configGroups', 0, 'options'], { group: 0, option: null }],
    [['configurator', 'configGroups', 0, 'prices', 1], { group: 0, option: null }],
    [['configurator', 'configGroups'], null],
    [['configurator', 'tables', 0], null],
    [['name', 'configGroups', 0], null],
    [[], null],
  ])('in the configurator: %j', (path, place) => expect(placeOfFinding({ path })).toEqual(place));

  test.each<[string, Path, object]>([
    ['products', ['configModelNo'], { href: '/office/rows/products/4' }],
    ['families', ['validNumbers', 0], { tab: 'known' }],
    ['families', ['refusedNumbers', 0], { tab: 'known' }],
    ['families', ['configurator', 'tables', 0], { tab: 'compatibility' }],
    ['families', ['configurator', 'configGroups', 0, 'options', 0], { tab: 'options', group: 'Size', option: 'A' }],
    ['families', ['configurator', 'configGroups', 0, 'options', 1], { tab: 'options', group: 'Size', option: '' }],
    ['families', ['configurator', 'configGroups', 0, 'options', 5], { tab: 'options', group: 'Size', option: null }],
    ['families', ['configurator', 'configGroups', 1], { tab: 'options', group: 'Note', option: null }],
    ['families', ['configurator', 'configGroups', 9], { href: '/office/rows/families/4' }],
    ['viewItems', ['name'], { href: '/office/rows/viewitems/4' }],
  ])('where one mends it, of %s %j', (kind, path, place) => {
    expect(placeOf(configurator, { kind: kind as never, id: 4, path })).toEqual(place);
  });
});

test.each([
  [
    [
      [['A'], ['x']],
      [['A'], ['x']],
    ],
    [],
  ],
  [
    [
      [['A'], ['x']],
      [['B'], ['x']],
    ],
    ['Size'],
  ],
  [
    [[['A']], [[], ['y']]],
    ['Size', 'Note'],
  ],
  [[[], [[]]], []],
  [[[['A']]], []],
  [[], []],
])('groups that two selections answer otherwise: %j', (selections, groups) => {
  expect(differingGroups(configurator, selections as never)).toEqual(groups);
});
