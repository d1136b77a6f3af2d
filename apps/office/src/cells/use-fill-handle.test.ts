// @vitest-environment jsdom
import { act, type PointerEvent } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawHook, send } from '../testing/draw-hook.ts';
import type { Cell } from './range.ts';
import { useFillHandle } from './use-fill-handle.ts';

const OF = { top: 1, bottom: 2, left: 0, right: 1 };
const [setRange, inSight, onFill] = [vi.fn(), vi.fn(), vi.fn()];
let under: Cell | null;

beforeEach(() => {
  for (const told of [setRange, inSight, onFill]) told.mockReset();
  // No layout is made here.
  document.elementFromPoint = () => document.body;
});

const moveTo = (cell: Cell | null): void => {
  under = cell;
  send(new MouseEvent('pointermove'));
};
const letGo = (): boolean => send(new MouseEvent('pointerup'));
const press = (key: string): boolean => send(new KeyboardEvent('keydown', { key, bubbles: true }), document.body);

function begun() {
  const hook = drawHook(() =>
    useFillHandle((at) => (at === document.body ? under : null), { setRange, inSight, onFill }),
  );
  const event = { preventDefault: vi.fn(), stopPropagation: vi.fn() };
  act(() => hook.now().begin(event as unknown as PointerEvent, OF));
  expect([event.preventDefault, event.stopPropagation].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  return hook;
}

test('what the handle is drawn over is shown, filled when it is let go, and selected with what it repeats', () => {
  const hook = begun();
  expect(hook.now().into).toBeNull();
  moveTo({ row: 4, column: 1 });
  expect(hook.now().into).toEqual({ top: 3, bottom: 4, left: 0, right: 1 });
  expect([inSight.mock.calls, onFill.mock.calls]).toEqual([[[4]], []]);
  letGo();
  expect(hook.now().into).toBeNull();
  letGo();
  expect(onFill.mock.calls).toEqual([[OF, { top: 3, bottom: 4, left: 0, right: 1 }]]);
  expect(setRange.mock.calls).toEqual([[{ from: { row: 1, column: 0 }, to: { row: 4, column: 1 } }]]);
});

test.each([
  ['a margin', { row: 4, column: -1 }],
  ['no cell', null],
])('over %s the last cells stay', (_, cell) => {
  const hook = begun();
  moveTo({ row: 1, column: 2 });
  moveTo(cell);
  expect(hook.now().into).toEqual({ top: 1, bottom: 2, left: 2, right: 2 });
  expect(inSight.mock.calls).toEqual([[1]]);
});

test('drawn back into its own range, it fills nothing', () => {
  const hook = begun();
  moveTo({ row: 4, column: 1 });
  moveTo({ row: 2, column: 1 });
  letGo();
  expect([hook.now().into, onFill.mock.calls, setRange.mock.calls]).toEqual([null, [], []]);
});

test('Escape leaves all as it was, and is kept from others; another key is not', () => {
  const hook = begun();
  moveTo({ row: 4, column: 1 });
  expect(press('Enter')).toBe(false);
  expect(hook.now().into).not.toBeNull();
  expect(press('Escape')).toBe(true);
  letGo();
  expect([hook.now().into, onFill.mock.calls]).toEqual([null, []]);
});

test('a hand that the browser takes away fills nothing', () => {
  const hook = begun();
  moveTo({ row: 4, column: 1 });
  send(new MouseEvent('pointercancel'));
  letGo();
  expect([hook.now().into, onFill.mock.calls]).toEqual([null, []]);
});

test('nobody listens once it is let go, or the page is left', () => {
  const hook = begun();
  letGo();
  expect(press('Escape')).toBe(false);
  hook.leave();
  begun().leave();
  expect(press('Escape')).toBe(false);
});
