import { expect, test } from 'vitest';
import { documentAddress } from './document-address.ts';

const media = (uri: string) => `/media/${uri}`;

test.each([
  ['a document of type 5 has its own address', 5, 'https://wiki.example/a', 'https://wiki.example/a'],
  ['all others lie below the media address', 1, 'documents/tds-0412.pdf', '/media/documents/tds-0412.pdf'],
])('%s', (_rule, type, uri, address) => {
  expect(documentAddress({ type, uri }, media)).toBe(address);
});
