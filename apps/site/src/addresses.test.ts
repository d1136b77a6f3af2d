import { expect, test } from 'vitest';
import { familyPath, searchPath, viewItemPath } from './addresses.ts';

const tile = {
  title: 'Tern',
  name: 'Tern',
  slug: 'tern',
  summary: '',
  imgUrl: null,
  variants: {},
  isObsolete: false,
  isLive: true,
} as const;

test('a search text is one segment, whatever is in it', () => {
  expect(searchPath(' 1/2 hp ')).toBe('/search/1%2F2%20hp');
});

test('a model number is carried to the family as the query parameter configurator', () => {
  expect(familyPath({ slug: 'tern', intrinsicallySafe: false, configModelNo: 'TD-3|E' })).toBe(
    '/family/tern?configurator=TD-3%7CE',
  );
});

test('the intrinsically-safe variant is named in the address', () => {
  expect(familyPath({ slug: 'tern', intrinsicallySafe: true, configModelNo: null })).toBe(
    '/family/tern?intrinsically-safe=true',
  );
});

test.each([
  ['a tile leads to its kind of page', { type: 'family' as const, adURL: null }, '/family/tern'],
  [
    'its variants are the query',
    { type: 'family' as const, adURL: null, variants: { 'intrinsically-safe': 'true' } },
    '/family/tern?intrinsically-safe=true',
  ],
  ['an advertisement leads outside', { type: 'category' as const, adURL: 'https://ad.example' }, 'https://ad.example'],
])('%s', (_rule, more, path) => {
  expect(viewItemPath({ ...tile, ...more })).toBe(path);
});
