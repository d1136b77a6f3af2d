// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawHook } from '../../testing/draw-hook.ts';
import { RESTS_MS } from './flight.ts';
import { useFlight } from './use-flight.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('rows that a drawn scroll bar passes by are not drawn until it rests', () => {
  let sight = { from: 0, to: 10 };
  const { now, again } = drawHook(() => useFlight(sight));
  const see = (from: number) => {
    sight = { from, to: from + 10 };
    again();
    return [now().drawn.from, now().isFlying];
  };
  expect(see(0)).toEqual([0, false]);
  expect(see(5)).toEqual([5, false]);
  expect(see(100)).toEqual([100, false]);
  vi.advanceTimersByTime(RESTS_MS - 1);
  expect(see(200)).toEqual([100, true]);
  vi.advanceTimersByTime(RESTS_MS - 1);
  expect(see(300)).toEqual([100, true]);
  act(() => void vi.advanceTimersByTime(RESTS_MS - 1));
  expect(now().isFlying).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect([now().drawn.from, now().isFlying]).toEqual([300, false]);
  expect(see(400)).toEqual([400, false]);
});

test('what is left draws nothing any more', () => {
  let sight = { from: 0, to: 10 };
  const { again, leave } = drawHook(() => useFlight(sight));
  for (const from of [100, 200]) {
    sight = { from, to: from + 10 };
    again();
  }
  leave();
  expect(vi.getTimerCount()).toBe(0);
});
