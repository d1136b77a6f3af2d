import { expect, test } from 'vitest';
import { findingWords } from './finding-words.ts';

test.each([
  [['slug'], 'slug must not be empty.', 'Address must not be empty.'],
  [['media', 0, 'uri'], 'media[0].uri must not be empty.', 'File or video must not be empty.'],
  [['specs', 1, 'kvo', 2, 'key'], 'specs[1].kvo[2].key must not be empty.', 'What must not be empty.'],
  [
    ['configurator', 'priceIncludesTax'],
    'configurator.priceIncludesTax is no field.',
    'Price includes tax is no field.',
  ],
  [['slug'], 'The address is taken.', 'The address is taken.'],
  [['slug'], 'slugs are taken.', 'slugs are taken.'],
  [[], ' is wrong.', ' is wrong.'],
])('of the place %j, "%s" is read as "%s"', (path, message, words) => {
  expect(findingWords({ kind: 'families', path, message })).toBe(words);
});
