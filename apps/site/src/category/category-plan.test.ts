import type { Category, FilterAnswer } from '@millrace/contract';
import { describe, expect, test } from 'vitest';
import type { PageAddress } from '../page/plan.ts';
import { categoryAt, categoryPlan, facetsAt } from './category-plan.ts';

const category: Category = {
  id: 1,
  name: 'Float switches',
  slug: 'float-switches',
  description: 'For tanks.',
  imgUrl: null,
  parent: null,
  subCategories: [],
  viewItems: [],
} as unknown as Category;
const chip = (name: string) => ({ words: name, name, without: '' });
const answer = (given: Partial<FilterAnswer>): FilterAnswer => ({
  filters: '',
  order: '',
  orders: [],
  view: 'families',
  chips: [],
  hints: [],
  facets: [],
  models: 0,
  families: [],
  ...given,
});
const at = (query: Partial<PageAddress<'category'>['query']> = {}): PageAddress<'category'> => ({
  path: '/category/float-switches',
  params: { id: 'float-switches' },
  query: { filters: '', order: '', view: 'families', ...query },
});
/** The answers of the page: the category, and its filters; null: there is none. */
const reading =
  (facets: FilterAnswer | null, found: Category | null = category) =>
  <Data>({ queryKey }: { queryKey: readonly unknown[] }): Data => {
    const known = new Map<string, unknown>([
      [JSON.stringify(categoryAt(at()).queryKey), found],
      ...[at(), at({ filters: 'f.volts=24' })].map((one): [string, unknown] => [
        JSON.stringify(facetsAt(one).queryKey),
        facets,
      ]),
    ]);
    return known.get(JSON.stringify(queryKey)) as Data;
  };
const headWith = (...names: string[]) =>
  categoryPlan.head(at(), reading(answer({ chips: names.map(chip) })), {} as never);

describe('a category with filters', () => {
  test.each([
    ['none', [], false],
    ['one', ['Voltage'], false],
    ['two values of one', ['Voltage', 'Voltage'], false],
    ['two', ['Voltage', 'Current'], true],
    ['three', ['Voltage', 'Current', 'Length'], true],
  ])('that has %s chosen is kept from robots: %j, %s', (_, names, hidden) => {
    expect(headWith(...names)).toMatchObject({ title: 'Float switches', hidden });
  });
  test('is found under the address of its filters, without order and view', () => {
    const facets = answer({ filters: 'f.volts=24', order: 'volts', view: 'models' });
    expect(categoryPlan.head(at(), reading(facets), {} as never)).toMatchObject({
      canonical: '/category/float-switches?f.volts=24',
    });
  });
  test('goes to the one address of its choices, and stays where it is there', () => {
    const asked = at({ filters: 'f.volts=24' });
    expect(categoryPlan.redirect?.(asked, reading(answer({ filters: 'f.volts=24' })))).toBeNull();
    expect(categoryPlan.redirect?.(asked, reading(answer({})))).toBe('/category/float-switches');
    expect(categoryPlan.redirect?.(asked, reading(null))).toBeNull();
  });
});

test('a category that there is not is said to be none, and is kept from robots', () => {
  const read = reading(null, null);
  expect(categoryPlan.head(at(), read, {} as never)).toEqual({ title: 'Not found', hidden: true });
  expect([categoryPlan.found?.(at(), read), categoryPlan.found?.(at(), reading(answer({})))]).toEqual([false, true]);
});

test('filters are asked for by what the address chooses or orders by, and a view alone asks for nothing', () => {
  const keyOf = (query: Parameters<typeof at>[0]): string => JSON.stringify(facetsAt(at(query)).queryKey);
  expect(keyOf({ view: 'models' })).toBe(keyOf({}));
  const keys = [{}, { order: 'price' }, { filters: 'f.volts=24' }, { filters: 'f.volts=24', order: 'price' }].map(
    keyOf,
  );
  expect(new Set(keys).size).toBe(4);
  expect([keys[1]?.includes('price'), keys[2]?.includes('f.volts'), keys[3]?.includes('price')]).toEqual([
    true,
    true,
    true,
  ]);
});
