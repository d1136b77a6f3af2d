import type { FoundItem } from '@millrace/contract';
import { expect, test } from 'vitest';
import { foundAddress } from './found-address.ts';

const mediaUrl = (uri: string): string => `/media/${uri}`;
const family = { slug: 'rail/1', intrinsicallySafe: true };

test.each<[string, object, string]>([
  ['a family', { kind: 'family', ...family }, '/family/rail%2F1?intrinsically-safe=true'],
  [
    'a model, filled in',
    { kind: 'model', ...family, intrinsicallySafe: false, configModelNo: 'R 1' },
    '/family/rail%2F1?configurator=R+1',
  ],
  ['a document of the library', { kind: 'document', type: 1, uri: 'documents/a.pdf' }, '/media/documents/a.pdf'],
  ['a document on another site', { kind: 'document', type: 5, uri: 'https://x.test/a.pdf' }, 'https://x.test/a.pdf'],
  ['a question', { kind: 'question', faq: { id: 7 } }, '/support/frequently-asked-questions#faq-7'],
  ['a post', { kind: 'post', slug: 'new?', id: 2 }, '/blog/new%3F'],
  ['a job', { kind: 'job', id: 3 }, '/careers?job=3'],
  ['a page', { kind: 'page', path: '/about-us' }, '/about-us'],
])('%s is found at its own address', (_, item, address) => {
  // Of an item only what leads to it is stated.
  expect(foundAddress(item as FoundItem, mediaUrl)).toBe(address);
});
