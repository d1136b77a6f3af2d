import { expect, test } from 'vitest';
import { matchPage } from './match-page.ts';

const FIRST_SEARCH = {
  search: '',
  page: 1,
  pageSize: 10,
  show: 'everything',
  filters: '',
  order: '',
  view: 'families',
};

test.each([
  ['/home', '', 'home', {}, {}],
  ['/Blog/Summer', '', 'post', { id: 'Summer' }, {}],
  ['/search', '?page=2&x=1', 'search', {}, { ...FIRST_SEARCH, page: 2 }],
  ['/search/1%2F2', '', 'search', { id: '1/2' }, FIRST_SEARCH],
  ['/reset/3f9c', '', 'new-password', { id: '3f9c' }, {}],
])('%s%s shows the page %s', (pathname, search, name, params, query) => {
  expect(matchPage({ pathname, search })).toEqual({ name, at: { path: pathname, params, query } });
});

test.each(['/', '/media/a.svg', '/blog/7/8'])('%s shows no page', (pathname) => {
  expect(matchPage({ pathname, search: '' })).toBe(null);
});
