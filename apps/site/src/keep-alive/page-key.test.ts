import { expect, test } from 'vitest';
import { pageKeyOf } from './page-key.ts';

test.each([
  ['its path', 'by-path', '/category/alarms', '/category/alarms'],
  ['its path, in any case', 'by-path', '/Category/Alarms', '/category/alarms'],
  ['its path, without a slash at the end', 'by-path', '/category/alarms/', '/category/alarms'],
  ['the root, which is a slash alone', 'by-path', '/', '/'],
  ['its path, though it is not kept', 'no', '/about', '/about'],
  ['its name, for all paths of a page kept as one', 'as-one', '/search/float', 'search'],
] as const)('a page is known by %s', (_rule, kept, pathname, key) => {
  expect(pageKeyOf('search', { kept }, { pathname })).toBe(key);
});
