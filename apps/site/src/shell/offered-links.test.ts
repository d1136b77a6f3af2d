import { settingDefaults } from '@millrace/contract';
import { expect, test } from 'vitest';
import { offeredLinks } from './offered-links.ts';

const offered = (to: string, isOffered: boolean): boolean =>
  offeredLinks([{ to }], { ...settingDefaults, 'careers.isOffered': isOffered }).length === 1;

test.each([
  ['a page that every maker has', '/home', [true, true]],
  ['a page with words after it', '/category/floats?view=list#top', [true, true]],
  ['another site', 'https://example.org/careers', [true, true]],
  ['a letter', 'mailto:sales@example.org', [true, true]],
  ['an address of no page', '/nothing/at/all', [true, true]],
  ['positions', '/careers', [true, false]],
  ['their tab', '/contact/employment', [true, false]],
  ['their tab, at a place of it', '/contact/employment?a=1#b', [true, false]],
  ['another tab beside it', '/contact/location', [true, true]],
  ['the page of that tab', '/contact', [true, true]],
])('a link to %s is there for a maker with positions, and for one without: %s', (_, to, there) => {
  expect([offered(to, true), offered(to, false)]).toEqual(there);
});

test('the links that stay keep their order and what else they hold', () => {
  const links = [
    { to: '/home', words: 'a' },
    { to: '/careers', words: 'b' },
    { to: '/blog', words: 'c' },
  ];
  const left = offeredLinks(links, { ...settingDefaults, 'careers.isOffered': false });
  expect(left.map(({ words }) => words).filter((word) => word !== 'c')).toEqual(['a']);
  expect(offeredLinks([], settingDefaults)).toEqual([]);
});
