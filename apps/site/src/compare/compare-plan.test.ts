import { settingDefaults } from '@millrace/contract';
import { expect, test } from 'vitest';
import type { PageAddress, Read } from '../page/plan.ts';
import { compareAt, comparePlan, nameOf } from './compare-plan.ts';

const at = (items: string) => ({ path: '/compare', params: {}, query: { items } }) as unknown as PageAddress<'compare'>;
const column = (given: object) => ({ family: { name: 'Tern' }, ...given }) as Parameters<typeof nameOf>[0];
const reading = (answer: object): Read =>
  (() => ({ items: '', unknown: [], columns: [], ...answer })) as unknown as Read;

test.each([
  ['its model number', { modelNumber: 'TD-3', partNumber: '7311203' }, 'TD-3'],
  ['its part number without one', { modelNumber: null, partNumber: '7311203' }, '7311203'],
  ['its family without both', { modelNumber: null, partNumber: null }, 'Tern'],
])('a column is called by %s', (_, given, name) => {
  expect(nameOf(column(given))).toBe(name);
});

test('without anything to compare nothing is asked for by name', () => {
  const [none, one] = ['', 'family=tern'].map((items) => compareAt(at(items)).queryKey);
  expect(none?.at(-1)).toBeNull();
  expect(one?.at(-1)).toEqual({ items: 'family=tern' });
  expect(comparePlan.queries(at('family=tern')).map(({ queryKey }) => queryKey)).toEqual([one]);
});

test.each([
  ['as it is', 'family=tern', { items: 'family=tern' }, true],
  ['in another way', 'family=TERN', { items: 'family=tern' }, false],
  ['with a number that nobody knows', 'family=TERN&part=x', { items: 'family=tern', unknown: ['x'] }, true],
])('an address that names things %s stays (%s: %j → %s)', (_, items, answer, stays) => {
  const to = comparePlan.redirect?.(at(items), reading(answer));
  expect(to === null).toBe(stays);
  if (!stays) expect(to).toBe('/compare?family=tern');
});

test.each([
  ['nothing', [], 'Compare'],
  ['two', [column({ modelNumber: 'TD-3' }), column({ partNumber: '7311203' })], 'Compare TD-3, 7311203'],
])('the title of %s', (_, columns, title) => {
  expect(comparePlan.head(at(''), reading({ columns }), settingDefaults)).toMatchObject({
    title,
    canonical: '/compare',
  });
});
