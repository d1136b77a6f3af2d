import { expect, test } from 'vitest';
import { addressOf } from './page-folders.ts';

test.each([
  ['families', 'tern', '/family/tern'],
  ['posts', 'news', '/blog/news'],
  ['families', '', null],
  ['families', undefined, null],
  ['families', 7, null],
  ['documents', 'tern', null],
] as const)('the page of %s with the slug %j is at %s', (kind, slug, address) =>
  expect(addressOf(kind, slug)).toBe(address),
);
