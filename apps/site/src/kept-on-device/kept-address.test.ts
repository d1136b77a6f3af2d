import { expect, test } from 'vitest';
import { keptAddress } from './kept-address.ts';

test.each([
  ['/family/tern', '/family/tern'],
  ['/family/tern/?tab=Videos&configurator=T-1&utm_source=mail', '/family/tern'],
  ['/family/tern?intrinsically-safe=true&tab=Videos', '/family/tern?intrinsically-safe=true'],
  ['/careers?job=7&search=a', '/careers?job=7'],
  ['/search/duplex%201?page=2', '/search/duplex%201'],
  ['/', '/'],
])('a visit to %s is kept as %s', (address, kept) => {
  expect(keptAddress(new URL(address, 'https://site.example'))).toBe(kept);
});
