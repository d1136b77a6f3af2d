// @vitest-environment jsdom
import { act } from 'react';
import { expect, test } from 'vitest';
import { drawHook, othersAgain } from '../../testing/draw-hook.ts';
import { useSight, withAhead } from './use-sight.ts';

test('rows of another page are news, at either end; rows of the same pages are none', () => {
  const hook = drawHook(useSight);
  const see = (from: number, to: number) => {
    act(() => hook.now()[1](from, to));
    return hook.now()[0];
  };
  expect(hook.now()[0]).toEqual({ from: 0, to: 0 });
  expect(see(3, 40)).toEqual({ from: 0, to: 0 });
  expect(see(3, 240)).toEqual({ from: 3, to: 240 });
  expect(see(5, 241)).toEqual({ from: 3, to: 240 });
  expect(see(210, 241)).toEqual({ from: 210, to: 241 });
});

test.each([
  ['two screens around them', [100, 120, 500], { from: 60, to: 160 }],
  ['none before the first', [39, 41, 500], { from: 0, to: 81 }],
  ['none after the last', [40, 460, 500], { from: 0, to: 499 }],
  ['none of an empty list', [0, 0, 0], { from: 0, to: 0 }],
] as const)('rows are read ahead: %s', (_, [from, to, total], sight) => {
  expect(withAhead(from, to, total)).toEqual(sight);
});

test('rows that stay in sight are no news', () => {
  expect(othersAgain(drawHook(useSight))).toEqual([]);
});
