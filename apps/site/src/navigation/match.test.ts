import { expect, test } from 'vitest';
import { matchPath, matchRoute } from './match.ts';

test.each([
  ['a plain path fits itself', '/home', '/home', {}],
  ['a trailing slash does not matter', '/home', '/home/', {}],
  ['case does not matter in fixed parts', '/home', '/Home', {}],
  ['a parameter keeps its case', '/category/:id', '/category/Pumps', { id: 'Pumps' }],
  ['a parameter is decoded, slashes too', '/search/:id', '/search/1%2F2%20hp', { id: '1/2 hp' }],
  ['bad percent-encoding is taken literally', '/search/:id', '/search/100%', { id: '100%' }],
  ['a missing parameter does not fit', '/category/:id', '/category', null],
  ['a longer path does not fit', '/category/:id', '/category/a/b', null],
  ['another path does not fit', '/home', '/about', null],
])('%s', (_rule, pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params);
});

const routes = [
  { path: '/blog', name: 'list' },
  { path: '/blog/latest', name: 'latest' },
  { path: '/blog/:id', name: 'post' },
];

test.each([
  ['/blog', 'list', {}],
  ['/blog/latest', 'latest', {}],
  ['/Blog/Latest/', 'latest', {}],
  ['/blog/7', 'post', { id: '7' }],
])('%s: the first route that fits is %s', (pathname, name, params) => {
  const match = matchRoute(routes, pathname);
  expect(match?.route.name).toBe(name);
  expect(match?.params).toEqual(params);
});

test.each(['/', '/blog/7/8', '/media/blog', '/api/blog'])('%s is no page', (pathname) => {
  expect(matchRoute(routes, pathname)).toBe(null);
});
