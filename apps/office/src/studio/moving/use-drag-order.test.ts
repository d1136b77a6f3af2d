// @vitest-environment jsdom
import { act, type PointerEvent } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawHook, send } from '../../testing/draw-hook.ts';
import { dropSide, useDragOrder } from './use-drag-order.ts';

const onMove = vi.fn();
const scroller = document.createElement('div');
/** Rows of 100 px, of which the window shows the first three. */
scroller.getBoundingClientRect = () => new DOMRect(0, 0, 400, 300);
const placeAt = (clientY: number): number | null => (clientY < 0 || clientY >= 300 ? null : Math.floor(clientY / 100));

beforeEach(() => {
  onMove.mockReset();
  scroller.scrollTop = 50;
});

const rows = (given: HTMLElement | null = scroller) =>
  drawHook(() => useDragOrder({ placeAt, scroller: () => given, onMove }));
const grip = (button = 0) => ({ button, preventDefault: vi.fn(), stopPropagation: vi.fn() });
const moveTo = (clientY: number) => send(new MouseEvent('pointermove', { clientY }));
const press = (key: string) => send(new KeyboardEvent('keydown', { key, bubbles: true }), document.body);

function begun(from: number, given?: HTMLElement | null) {
  const hook = rows(given);
  const event = grip();
  act(() => hook.now().begin(event as unknown as PointerEvent, from));
  expect([event.preventDefault, event.stopPropagation].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  return hook;
}

test('a row that is let go at another place is moved there, once', () => {
  const hook = begun(0);
  expect(hook.now().drag).toEqual({ from: 0, to: 0 });
  moveTo(150);
  moveTo(250);
  expect(hook.now().drag).toEqual({ from: 0, to: 2 });
  send(new MouseEvent('pointerup'));
  expect(hook.now().drag).toBeNull();
  send(new MouseEvent('pointerup'));
  expect(onMove.mock.calls).toEqual([[0, 2]]);
});

test('a row that is let go where it was is not moved', () => {
  const hook = begun(1);
  moveTo(250);
  moveTo(150);
  send(new MouseEvent('pointerup'));
  expect([hook.now().drag, onMove.mock.calls]).toEqual([null, []]);
});

test('away from all rows it keeps its last place', () => {
  const hook = begun(1);
  moveTo(250);
  moveTo(900);
  expect(hook.now().drag).toEqual({ from: 1, to: 2 });
});

test('Escape leaves all as it was, and is kept from others; another key is not', () => {
  const hook = begun(0);
  moveTo(250);
  expect(press('Enter')).toBe(false);
  expect(hook.now().drag).toEqual({ from: 0, to: 2 });
  expect(press('Escape')).toBe(true);
  send(new MouseEvent('pointerup'));
  expect([hook.now().drag, onMove.mock.calls]).toEqual([null, []]);
});

test('a hand that the browser takes away moves nothing', () => {
  const hook = begun(0);
  moveTo(250);
  send(new MouseEvent('pointercancel'));
  expect(hook.now().drag).toBeNull();
  send(new MouseEvent('pointerup'));
  expect(onMove).not.toHaveBeenCalled();
});

test('another button of the mouse begins nothing, and without a drag nobody listens', () => {
  const hook = rows();
  const event = grip(2);
  act(() => hook.now().begin(event as unknown as PointerEvent, 0));
  expect([hook.now().drag, event.preventDefault.mock.calls]).toEqual([null, []]);
  expect(press('Escape')).toBe(false);
});

test('a page that is left listens no more', () => {
  begun(0).leave();
  expect(press('Escape')).toBe(false);
});

test.each([
  ['near the top it scrolls up', 27, 36],
  ['below that it stands', 28, 50],
  ['above the lower edge it stands', 272, 50],
  ['near it, it scrolls down', 273, 64],
])('%s', (_, clientY, scrolled) => {
  begun(0);
  moveTo(clientY);
  expect(scroller.scrollTop).toBe(scrolled);
});

test('where nothing scrolls, rows are dragged all the same', () => {
  const hook = begun(0, null);
  moveTo(290);
  expect(hook.now().drag).toEqual({ from: 0, to: 2 });
});

test.each([
  ['before a row above', { from: 2, to: 0 }, 0, 'before'],
  ['after a row below', { from: 0, to: 2 }, 2, 'after'],
  ['nowhere at another row', { from: 0, to: 2 }, 1, undefined],
  ['nowhere at its own', { from: 1, to: 1 }, 1, undefined],
  ['nowhere without a drag', null, 0, undefined],
])('a dragged row would stand %s', (_, drag, at, side) => {
  expect(dropSide(drag, at)).toBe(side);
});
