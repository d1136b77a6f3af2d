import { expect, test } from 'vitest';
import { requireSameOrigin } from './require-same-origin.ts';

const PUBLIC_URL = 'https://www.example.com';
test.each([
  ['neither header', {}, true],
  ['a page of this site', { 'sec-fetch-site': 'same-origin', origin: 'https://www.example.com' }, true],
  ['a page of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
  ['a page of a neighbour', { 'sec-fetch-site': 'same-site', origin: 'https://shop.example.com' }, false],
  ['a link or a typed address', { 'sec-fetch-site': 'none' }, false],
  ['an older browser on this site', { origin: 'https://www.example.com' }, true],
  ['an older browser at the address of the machine', { origin: 'http://10.0.0.7:3000' }, true],
  ['an older browser on another site', { origin: 'https://evil.example' }, false],
  ['a page without an origin', { origin: 'null' }, false],
])('what comes from %s (%j) is taken: %s', (_from, headers, isTaken) => {
  const ask = () => requireSameOrigin({ host: '10.0.0.7:3000', headers }, PUBLIC_URL);
  if (isTaken) expect(ask()).toBeUndefined();
  else expect(ask).toThrow('Only pages of this site may send this.');
});
