// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawHook } from '../../testing/draw-hook.ts';
import { useDebounced } from './use-debounced.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('a value is taken over once it has stayed for so long', () => {
  let value = 'a';
  const { now, again, leave } = drawHook(() => useDebounced(value, 200));
  const after = (next: string, ms: number): string => {
    value = next;
    again();
    act(() => void vi.advanceTimersByTime(ms));
    return now();
  };
  expect([now(), after('b', 199), after('c', 199), after('c', 1)]).toEqual(['a', 'a', 'a', 'c']);
  after('d', 0);
  leave();
  expect(vi.getTimerCount()).toBe(0);
});
