import { expect, test } from 'vitest';
import { family, product } from '../../testing/rows.ts';
import { snapshotOf } from '../../testing/snapshot-of.ts';
import { closeNumbers } from './close-numbers.ts';

const carried = (...numbers: (string | null)[]) => {
  const { families } = snapshotOf({
    families: [family({ id: 1 })],
    products: numbers.map((configModelNo, nth) =>
      product({
        id: nth + 1,
        configModelNo,
        isLive: configModelNo !== 'A-B-LATE',
        isObsolete: configModelNo === 'A-B-OLD',
      }),
    ),
  });
  const [one] = families.all;
  if (one === undefined) throw new Error('There is no family.');
  return one;
};

test.each<[string, string, (string | null)[], string[]]>([
  ['two cells at the start', 'A-B-C', ['A-B-X', 'A-X-Y'], ['A-B-X']],
  ['two at the end', 'A-B-C', ['X-B-C', 'X-Y-C'], ['X-B-C']],
  ['one at each end', 'A-B-C', ['A-X-C'], ['A-X-C']],
  ['most shared first', 'A-B-C-D', ['A-B-X-Y', 'A-B-C-Y', 'A-X-Y-D'], ['A-B-C-Y', 'A-B-X-Y', 'A-X-Y-D']],
  ['a cell more costs one', 'A-B-D', ['A-B-C-D'], ['A-B-C-D']],
  ['a cell less, too', 'A-B-C-D', ['A-B-D'], ['A-B-D']],
  ['no cell counts twice', 'A', ['A-A'], []],
  ['nor of a shorter number', 'A-A-A', ['A-A', 'A-A-X'], ['A-A', 'A-A-X']],
  ['in any case', 'a-b-x', ['A-B-C'], ['A-B-C']],
  ['characters, where there are no separators', 'PF20', ['PX20', 'XX2X'], ['PX20']],
  ['what is still made first', 'A-B-C', ['A-B-OLD', 'A-B-X'], ['A-B-X', 'A-B-OLD']],
  ['none that is not shown, or has no number', 'A-B-C', ['A-B-LATE', null], []],
  ['at the start alone, however long the other is', 'A-B-C', ['A-B-C-D-E', 'A-B'], ['A-B-C-D-E', 'A-B']],
])('%s', (_, number, numbers, close) => {
  expect(closeNumbers(carried(...numbers), number).map(({ product: { configModelNo } }) => configModelNo)).toEqual(
    close,
  );
});
