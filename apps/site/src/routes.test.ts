import { pagePaths } from '@millrace/contract';
import { expect, test } from 'vitest';
import { matchRoute } from './navigation/match.ts';
import { hasPage } from './rendering/page-modules.ts';
import { routes } from './routes.tsx';
import { mobileLinks, quickLinks } from './shell/site-links.ts';

test('every route has a page module', () => {
  expect(routes.filter(({ page }) => !hasPage(page)).map(({ path }) => path)).toEqual([]);
});

test('the site map has every path of the contract', () => {
  const known = new Set(routes.map(({ path }) => path));
  expect(pagePaths.map(({ path }) => path).filter((path) => !known.has(path))).toEqual([]);
});

test.each(['/', '/media/documents/list.pdf', '/api/docs'])('%s is no page', (path) => {
  expect(matchRoute(routes, path, '')).toBe(null);
});

test('every link of the shell leads to a route', () => {
  const dead = [...mobileLinks, ...quickLinks].filter(({ to }) => matchRoute(routes, to, '') === null);
  expect(dead).toEqual([]);
});
