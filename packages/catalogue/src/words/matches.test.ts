import { finish } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { buildLists, listLength } from './lists.ts';
import { all, behind, either, isEmpty, type Matches, NOTHING, noMatches } from './matches.ts';
import { WORST_RANK } from './rank.ts';

/** Six documents by their ranks; where the first and last that match stand is found. */
const ranked = (...ranks: number[]): Matches => {
  const found = ranks.flatMap((rank, at) => (rank === 0 ? [] : [at]));
  return { ranks: Uint8Array.from(ranks), first: found[0] ?? ranks.length, last: found.at(-1) ?? -1 };
};
const told = ({ ranks, first, last }: Readonly<Matches>): string => `${[...ranks].join(' ')}; ${first} to ${last}`;
const nothing = told(NOTHING);

test('nothing matches nothing', () => {
  expect([NOTHING, noMatches(3), ranked(0, 0), ranked(0, 1)].map(isEmpty)).toEqual([true, true, true, false]);
  expect(told(noMatches(3))).toBe('0 0 0; 3 to -1');
});

describe('documents that match in all', () => {
  test.each<[string, Matches[], string]>([
    ['of none are none', [], nothing],
    ['of one are its own', [ranked(0, 5, 0)], '0 5 0; 1 to 1'],
    [
      'of two match in both, and their ranks add up',
      [ranked(1, 2, 3, 0, 5), ranked(0, 4, 0, 4, 4)],
      '0 6 0 0 9; 1 to 4',
    ],
    ['of two that share none are none', [ranked(1, 0, 1), ranked(0, 1, 0)], nothing],
    ['of two that lie apart are none', [ranked(1, 1, 0, 0), ranked(0, 0, 1, 1)], nothing],
    ['of two that touch is one', [ranked(1, 1, 0), ranked(0, 1, 1)], '0 2 0; 1 to 1'],
    ['of three', [ranked(1, 1, 1), ranked(2, 0, 2), ranked(0, 3, 3)], '0 0 6; 2 to 2'],
    ['are alike beyond the worst rank', [ranked(200, 100), ranked(200, 155)], `${WORST_RANK} 255; 0 to 1`],
  ])('%s', (_, asked, found) => expect(told(all(asked, (one) => one))).toBe(found));

  test('are not looked for once there is none', () => {
    const looked: number[] = [];
    const sets = [ranked(1, 0), ranked(0, 1), ranked(1, 1)];
    all([0, 1, 2], (one) => {
      looked.push(one);
      return sets[one] ?? NOTHING;
    });
    expect(looked).toEqual([0, 1]);
  });
});

test.each<[string, Matches, Matches, string]>([
  ['the better rank counts', ranked(0, 5, 3, 0), ranked(0, 4, 9, 0), '0 4 3 0; 1 to 2'],
  ['what matches in one matches', ranked(0, 5, 0, 0), ranked(1, 0, 0, 2), '1 5 0 2; 0 to 3'],
  ['nothing adds nothing', ranked(0, 5, 0), NOTHING as Matches, '0 5 0; 1 to 1'],
  ['nothing before it', NOTHING as Matches, ranked(7, 0, 0), '7 0 0; 0 to 0'],
  ['a later one', ranked(7, 0, 0), ranked(0, 0, 1), '7 0 1; 0 to 2'],
  ['an earlier one', ranked(0, 0, 7), ranked(1, 0, 0), '1 0 7; 0 to 2'],
])('documents that match in either: %s', (_, one, other, found) => expect(told(either(one, other))).toBe(found));

test('documents further back keep their places, and the others match no more than before', () => {
  const before = ranked(0, 3, 0, 250);
  expect(told(behind(before, 16))).toBe('0 19 0 255; 1 to 3');
  expect(told(before)).toBe('0 3 0 250; 1 to 3');
});

describe('lists by key', () => {
  const listsOf = (keys: number, ...pairs: [number, number][]): number[][] => {
    const building = buildLists();
    for (const [key, value] of pairs) building.push(key, value);
    const lists = finish(building.build(keys));
    return Array.from({ length: keys }, (_, key) =>
      [...lists.values.subarray(lists.starts[key], lists.starts[key + 1])].slice(0, listLength(lists, key)),
    );
  };
  test('hold the values of each key in the order they came, and a repeated one once', () => {
    expect(listsOf(3, [2, 5], [0, 1], [2, 5], [2, 7], [0, 4])).toEqual([[1, 4], [], [5, 7]]);
    expect(listsOf(0)).toEqual([]);
    expect(listsOf(2)).toEqual([[], []]);
  });
  test('grow with what they are given', () => {
    const pairs = Array.from({ length: 2000 }, (_, nth): [number, number] => [nth % 2, nth]);
    const [even = [], odd = []] = listsOf(2, ...pairs);
    expect([even.length, odd.length, even[999], odd[999], even[256], odd[256]]).toEqual([
      1000, 1000, 1998, 1999, 512, 513,
    ]);
  });
});
