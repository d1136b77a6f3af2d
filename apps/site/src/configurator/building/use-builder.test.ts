// @vitest-environment jsdom
import type { Configurator } from '@millrace/configurator';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { drawHook } from '../../testing/draw-hook.ts';
import { createBuilder } from './builder.ts';
import {
  useBuilder,
  useBuilderState,
  useIsAnyPointed,
  useIsPointed,
  usePointed,
  useStateAfterPaint,
  useWordsOfState,
} from './use-builder.ts';
import { useNumber, useShownDescription, useShownImages } from './use-shown.ts';

const configurator: Configurator = {
  prefix: 'TD-',
  configGroups: [
    { name: 'Supply', options: [{ code: '1' }, { code: '3' }] },
    { name: 'Cable', options: [{ code: '20' }] },
  ],
};

/** A builder whose paints come when they are asked for. */
function begin() {
  const builder = createBuilder(configurator, new Set(), null);
  const painted = new Set<() => void>();
  const own = {
    ...builder,
    subscribeAfterPaint: (listener: () => void) => {
      painted.add(listener);
      return () => void painted.delete(listener);
    },
  };
  const choose = (code: string) => act(() => own.dispatch({ type: 'toggle', group: 'Supply', code }));
  const paint = () => act(() => painted.forEach((listener) => void listener()));
  return { own, painted, choose, paint };
}

test('without a builder there is nothing to show', () => {
  const shown = drawHook(() => [
    useNumber(null),
    useShownDescription(null),
    useShownImages(null),
    useStateAfterPaint(null),
  ]);
  expect(shown.now()).toEqual([null, null, [], null]);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => drawHook(useBuilder)).toThrow('There is no configurator around this part of the page.');
});

test('a number is shown once something is chosen, after the paint', () => {
  const { own, choose, paint } = begin();
  const { now } = drawHook(() => useNumber(own));
  expect(now()).toBeNull();
  choose('3');
  paint();
  expect(now()?.itemNo).toContain('TD-3');
});

test('what is read at once follows each choice, and what may wait follows the paint', () => {
  const { own, choose, paint } = begin();
  const read = () => own.getState().evaluation.itemNo;
  const now = drawHook(() => useBuilderState(own, (state) => state.evaluation.itemNo));
  const later = drawHook(() => useStateAfterPaint(own).evaluation.itemNo);
  const before = read();
  choose('3');
  expect([now.now(), later.now()]).toEqual([read(), before]);
  paint();
  expect(later.now()).toBe(read());
});

test.each([
  [true, 1],
  [false, 0],
])('words that follow (%s) ask for the paint %i times', (follows, count) => {
  const { own, painted, choose, paint } = begin();
  const { now, leave } = drawHook(() => useWordsOfState(own, (state) => state.evaluation.itemNo, follows));
  const before = now();
  expect(painted.size).toBe(count);
  choose('3');
  expect(now()).toBe(before);
  paint();
  expect(now() !== before).toBe(follows);
  leave();
  expect(painted.size).toBe(0);
});

test('the group that is pointed at is known to each that asks', () => {
  const { own } = begin();
  const { now } = drawHook(() => [
    usePointed(own),
    useIsPointed(own, 'Supply'),
    useIsAnyPointed(own, ['Cable', 'Supply']),
    useIsAnyPointed(own, ['Cable']),
  ]);
  expect(now()).toEqual([null, false, false, false]);
  act(() => own.point('Supply'));
  expect(now()).toEqual(['Supply', true, true, false]);
});
