import type { Category } from '@millrace/contract';
import { expect, test } from 'vitest';
import { categoryShelves } from './category-shelves.ts';

const live = (...slugs: string[]) => slugs.map((slug) => ({ slug, name: slug, isLive: true, imgUrl: null }));
const item = (slug: string, type: 'category' | 'family'): Category['viewItems'][number] => ({
  title: slug,
  slug,
  type,
  summary: '',
  imgUrl: null,
  variants: {},
  isObsolete: false,
  adURL: null,
  isLive: true,
  name: slug,
});
const root = (slug: string, ...inside: Category['viewItems']) => ({ slug, viewItems: inside });
const slugs = (shelves: ReturnType<typeof categoryShelves>) => shelves.map((shelf) => shelf.map(({ slug }) => slug));

test.each([
  ['none', [], live(), []],
  ['one', [root('a')], live('a'), [['a']]],
  [
    'a top category comes with those within it, in the order of the menu, whatever order they are listed in',
    [root('a', item('a2', 'category'), item('float', 'family'), item('a1', 'category')), root('b')],
    live('b', 'a1', 'a', 'a2'),
    [['a', 'a2', 'a1'], ['b']],
  ],
  ['what is not live is left out', [root('a', item('a1', 'category')), root('b')], live('b', 'a1'), [['a1'], ['b']]],
  ['what the menu has not stands at the end', [root('a')], live('x', 'a', 'y'), [['a'], ['x'], ['y']]],
  [
    'a category within two stands once',
    [root('a', item('s', 'category')), root('b', item('s', 'category'))],
    live('a', 'b', 's'),
    [['a', 's'], ['b']],
  ],
])('%s', (_rule, roots, categories, shelves) => {
  expect(slugs(categoryShelves(roots, categories))).toEqual(shelves);
});
