// @vitest-environment jsdom
import { act } from 'react';
import { expect, test } from 'vitest';
import { drawHook } from '../../testing/draw-hook.ts';
import { useRowsInSight } from './rows-in-sight.ts';

const HEIGHT = 30;
/** The rows that are drawn of so many, after each place that is scrolled to. The frame shows ten rows. */
function drawn(count: number, ...places: number[]): [number, number][] {
  const hook = drawHook(() => useRowsInSight(count, HEIGHT));
  const seen = (): [number, number] => [hook.now().from, hook.now().to];
  return [
    seen(),
    ...places.map((row) => {
      const { scroll } = hook.now();
      const place = { scrollTop: row * HEIGHT, clientHeight: 10 * HEIGHT } as HTMLDivElement;
      scroll.current = place;
      act(() => hook.now().onScroll());
      return seen();
    }),
  ];
}

test.each([
  ['a short list is drawn whole', 20, [], [[0, 20]]],
  ['of a long one the first rows', 500, [], [[0, 48]]],
  [
    'rows nearby are drawn already',
    500,
    [22],
    [
      [0, 48],
      [0, 48],
    ],
  ],
  [
    'rows further away are drawn with some beyond',
    500,
    [100],
    [
      [0, 48],
      [84, 142],
    ],
  ],
  [
    'a few rows on, the same are drawn',
    500,
    [100, 107],
    [
      [0, 48],
      [84, 142],
      [84, 142],
    ],
  ],
  [
    'and more when half of those beyond are passed',
    500,
    [100, 108],
    [
      [0, 48],
      [84, 142],
      [92, 150],
    ],
  ],
  [
    'back, too',
    500,
    [100, 93, 92],
    [
      [0, 48],
      [84, 142],
      [84, 142],
      [76, 134],
    ],
  ],
  [
    'the last rows end with the list',
    500,
    [490],
    [
      [0, 48],
      [474, 500],
    ],
  ],
  [
    'beyond the end the last row is drawn',
    500,
    [600],
    [
      [0, 48],
      [499, 500],
    ],
  ],
  [
    'an empty list has none',
    0,
    [0],
    [
      [0, 0],
      [0, 0],
    ],
  ],
] as const)('%s', (_, count, places, rows) => {
  expect(drawn(count, ...places)).toEqual(rows);
});

test('before there is a frame, the first rows stay', () => {
  const hook = drawHook(() => useRowsInSight(500, HEIGHT));
  act(() => hook.now().onScroll());
  expect([hook.now().from, hook.now().to]).toEqual([0, 48]);
});
