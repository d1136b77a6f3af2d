// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { drawHook, send } from '../../testing/draw-hook.ts';
import { useFresh, useLeaving } from './use-fresh.ts';

test('what is added is fresh until it is left; a row that was just added is fresh as a whole', () => {
  const hook = drawHook(() => useFresh(undefined));
  act(() => hook.now().elements.add('f-specs-0', { title: '' }));
  expect(hook.now().fresh).toEqual(new Map([['f-specs-0', { title: '' }]]));
  expect(hook.now().elements.has('f-specs-0')).toBe(true);
  act(() => hook.now().elements.leave('f-specs-0'));
  expect(hook.now().elements.has('f-specs-0')).toBe(false);
  expect(drawHook(() => useFresh({ name: '' })).now().fresh).toEqual(new Map([['f', { name: '' }]]));
});

test.each(['focusin', 'pointerdown'])(
  'an element is left by %s outside of it alone, and while it is fresh alone',
  (kind) => {
    const [element, within, outside] = [
      document.createElement('li'),
      document.createElement('input'),
      document.createElement('p'),
    ];
    element.append(within);
    document.body.append(element, outside);
    const left = vi.fn();
    let isFresh = true;
    const hook = drawHook(() => useLeaving(isFresh, () => element, left));
    const happens = (at: Element): void => void send(new Event(kind, { bubbles: true }), at);
    happens(within);
    expect(left).not.toBeCalled();
    happens(outside);
    expect(left).toBeCalledTimes(1);
    isFresh = false;
    hook.again();
    happens(outside);
    expect(left).toBeCalledTimes(1);
  },
);
