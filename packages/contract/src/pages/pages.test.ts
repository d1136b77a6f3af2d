import { expect, expectTypeOf, test } from 'vitest';
import { MODEL_NUMBER_MAX, SHARE_CODE_MAX } from '../constants.ts';
import { type PageQuery, pagePaths, pages, readPageQuery } from './pages.ts';

test('every path shows one page', () => {
  const paths = pagePaths.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const { name, path } of pagePaths) expect(pages[name].paths).toContain(path);
});

test('a path is in small letters, with at most one parameter at its end', () => {
  for (const { path } of pagePaths) expect(path).toMatch(/^(?:\/[a-z-]+)+(?:\/:id)?$/);
});

test('a page whose address holds a token is not indexed', () => {
  for (const page of pagePaths) expect(page.holdsToken === true && page.isIndexed).toBe(false);
});

/** The names of the pages of which this holds. */
const pagesThat = (holds: (page: (typeof pagePaths)[number]) => boolean | undefined): string[] => [
  ...new Set(pagePaths.filter((page) => holds(page) === true).map(({ name }) => name)),
];

test('search engines may list what says the same to everybody, and no search or form of an account', () => {
  expect(pagesThat(({ isIndexed }) => !isIndexed)).toEqual([
    'family-part',
    'search',
    'compare',
    'offline',
    'sign-in',
    'sign-up',
    'reset',
    'new-password',
    'settings',
  ]);
});

test('a device lists no page of an account among those that open offline, and not the list itself', () => {
  expect(pagesThat(({ isPersonal }) => isPersonal)).toEqual([
    'offline',
    'sign-in',
    'sign-up',
    'reset',
    'new-password',
    'settings',
  ]);
});

test('mailed links lead to the pages that hold a token', () => {
  expect(pagesThat(({ holdsToken }) => holdsToken)).toEqual(['sign-in', 'new-password']);
});

test('there is no end of the addresses of a search, a board and a form that take whatever is typed', () => {
  expect(pagesThat(({ hasEndlessPaths }) => hasEndlessPaths)).toEqual(['search', 'careers', 'application']);
});

const read = (name: keyof typeof pages, query: string) => readPageQuery(name, new URLSearchParams(query));

test.each<[keyof typeof pages, string, object]>([
  ['home', 'x=1', {}],
  ['search', '', { search: '', show: 'everything', page: 1, pageSize: 10, order: '', view: 'families', filters: '' }],
  [
    'search',
    'page=3&pageSize=100',
    { search: '', show: 'everything', page: 3, pageSize: 100, order: '', view: 'families', filters: '' },
  ],
  [
    'search',
    'page=-1&pageSize=101',
    { search: '', show: 'everything', page: 1, pageSize: 10, order: '', view: 'families', filters: '' },
  ],
  ['careers', 'job=7', { search: '', category: '', type: '', startBy: 'Newest', job: '7' }],
  ['careers', 'startBy=oldest&startBy=newest', { search: '', category: '', type: '', startBy: 'Oldest', job: '' }],
  ['family-part', 'part= PF-20 ', { part: 'PF-20' }],
])('%s reads %j', (name, query, value) => expect(read(name, query)).toEqual(value));

test('a query is typed by its page', () => {
  const { tab, 'intrinsically-safe': isSafe } = readPageQuery('family', new URLSearchParams('tab=Videos'));
  expect([tab, isSafe]).toEqual(['Videos', false]);
  expectTypeOf<PageQuery<'careers'>['startBy']>().toEqualTypeOf<'Newest' | 'Oldest'>();
  expectTypeOf<PageQuery<'search'>['page']>().toEqualTypeOf<number>();
});

test('a number and a selection in an address are cut to what the calls take', () => {
  const { configurator, options } = pages.family.query;
  expect(configurator.read('1'.repeat(MODEL_NUMBER_MAX + 1))).toHaveLength(MODEL_NUMBER_MAX);
  expect(options.read('1'.repeat(SHARE_CODE_MAX + 1))).toHaveLength(SHARE_CODE_MAX);
});
