import { expect, test } from 'vitest';
import { isSamePlace, openedAt } from './location.ts';

test.each([
  ['/home', '/home', '', ''],
  ['/search?search=a%2Fb&page=2', '/search', '?search=a%2Fb&page=2', ''],
  ['/support/faq?x=1#q-7', '/support/faq', '?x=1', '#q-7'],
  ['/search/größe', '/search/gr%C3%B6%C3%9Fe', '', ''],
])('%s is taken apart as a browser does', (address, pathname, search, hash) => {
  expect(openedAt(address)).toEqual({ pathname, search, hash, state: null, key: 'opened', by: 'pop' });
});

test.each([
  ['the same', '/a?b=1', '/a?b=1', true],
  ['with another anchor', '/a?b=1#x', '/a?b=1#y', true],
  ['with another query', '/a?b=1', '/a?b=2', false],
  ['with another path', '/a', '/b', false],
])('two addresses are compared: %s', (_rule, one, other, isSame) => {
  expect(isSamePlace(openedAt(one), openedAt(other))).toBe(isSame);
});
