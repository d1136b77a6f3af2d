import { contentFamily } from '@millrace/contract/content';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugOf } from './slug-of.ts';

test.each([
  ['Osprey Level Sensors', 'osprey-level-sensors'],
  ['  Tern® Duplex, 4X & 12 ', 'tern-duplex-4x-12'],
  ['Überlauf-Schalter Größe 2', 'uberlauf-schalter-grosse-2'],
  ['水位', ''],
])('%s makes the address %s', (words, slug) => expect(slugOf(words)).toBe(slug));

test('whatever the words, their address is one that the schema takes, or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (words) => {
      const slug = slugOf(words);
      expect(slug === '' || contentFamily.shape.slug.safeParse(slug).success).toBe(true);
    }),
  );
});
