// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { drawHook } from '../../testing/draw-hook.ts';
import { createBuilder } from '../building/builder.ts';
import { useExplaining } from './use-explaining.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function drawn() {
  const builder = createBuilder({ configGroups: [{ name: 'Size', options: [{ code: 'a' }] }] }, new Set(), null);
  const { now, again, leave } = drawHook(() => useExplaining(builder));
  const held: boolean[] = [];
  vi.spyOn(now(), 'hold').mockImplementation((isHeld) => void held.push(isHeld));
  const send = (name: string, after = 0): boolean[] => {
    document.body.dispatchEvent(new Event(name, { bubbles: true }));
    vi.advanceTimersByTime(after);
    return held.splice(0);
  };
  return { now, again, leave, send };
}

test.each(['pointerup', 'pointercancel'])('nothing is explained from a press until a moment after %s', (end) => {
  const { send } = drawn();
  expect(send('pointerdown', 5000)).toEqual([true]);
  expect(send(end, 99)).toEqual([]);
  expect(send('focusin', 1)).toEqual([false]);
  expect(send(end, 50)).toEqual([]);
  expect(send(end, 99)).toEqual([]);
  expect(send('pointerdown', 5000)).toEqual([true]);
});

test('it is the same as long as the page stays, and hears nothing after', () => {
  const { now, again, leave, send } = drawn();
  const before = now();
  again();
  expect(now()).toBe(before);
  send('pointerup');
  leave();
  vi.advanceTimersByTime(1000);
  expect([send('pointerdown'), send('pointerup', 1000), send('pointercancel', 1000)]).toEqual([[], [], []]);
});
