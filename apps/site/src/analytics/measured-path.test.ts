import { pagePaths } from '@millrace/contract';
import { measurement } from '@millrace/contract/endpoints';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measuredPath } from './measured-path.ts';

const of = (address: string) => measuredPath(new URL(address, 'https://site.example'));

test.each([
  ['/home', '/home'],
  ['/family/tern?configurator=TD-E', '/family/tern'],
  ['/family/tern?tab=Videos&utm_source=mail', '/family/tern?tab=Videos'],
  ['/family/tern?tab=me@example.com', '/family/tern'],
  ['/search/me@example.com', '/search'],
  ['/search?page=2', '/search'],
  ['/home#part', '/home'],
])('of %s analytics knows %s', (address, path) => expect(of(address)).toBe(path));
test.each(['/reset/abc', '/Reset/abc', '/reset', '/sign-in?confirm=abc', '/home?tab=Videos&confirm=', '/x?token=abc'])(
  'of %s it knows nothing',
  (address) => expect(of(address)).toBeNull(),
);
test.each(pagePaths.filter(({ holdsToken, path }) => holdsToken === true && path.includes(':')))(
  'of $path, whose parameter is a token, it knows nothing',
  ({ path }) => expect(of(path.replace(/:\w+/, 'abc'))).toBeNull(),
);
test('what it knows of any address the server takes', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.webQueryParameters(), (pathname, query) => {
      const url = new URL('https://site.example');
      url.pathname = pathname;
      url.search = query;
      const path = measuredPath(url);
      return path === null || measurement.safeParse({ path, name: 'page_view' }).success;
    }),
  );
});
