import { finish } from '@millrace/configurator';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortPaced } from './sort-paced.ts';

/** Longer than three runs, so that runs are merged and one is left over. */
const LONG = 7000;
const byKey = (a: { key: number }, b: { key: number }) => a.key - b.key;

test.each([0, 1, 2048, 2049, 4096, LONG])(
  '%i items are sorted as an array sorts them, equal ones in their order',
  (length) => {
    const items = Array.from({ length }, (_, nth) => ({ nth, key: (nth * 7919) % 101 }));
    expect(finish(sortPaced(items, byKey))).toEqual(items.toSorted(byKey));
  },
);
test('any items', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: LONG, size: 'max' }), (keys) => {
      const items = keys.map((key, nth) => ({ key, nth }));
      expect(finish(sortPaced(items, byKey))).toEqual(items.toSorted(byKey));
    }),
    { numRuns: 20 },
  );
});
test('what is given stays as it is', () => {
  const items = [{ key: 2 }, { key: 1 }];
  finish(sortPaced(items, byKey));
  expect(items).toEqual([{ key: 2 }, { key: 1 }]);
});
test('a long sort pauses', () => {
  const work = sortPaced(
    Array.from({ length: LONG }, (_, key) => ({ key: -key })),
    byKey,
  );
  expect([...work].length).toBeGreaterThan(LONG / 64);
});
