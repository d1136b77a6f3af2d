// @vitest-environment jsdom
import type { OptionColumn } from '@millrace/studio';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawHook } from '../../testing/draw-hook.ts';
import { FROZEN, leftOf } from './column-widths.ts';
import { HEAD, inSight, inSightAcross, placeOfCell, useHeight } from './grid-sight.ts';
import { cellId, ROW } from './option-line.tsx';

/** An element of a size, as no layout is made here. */
const sized = (size: object): HTMLElement => {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(size)) Object.defineProperty(element, name, { value, writable: true });
  return element;
};

interface Watch {
  tell: () => void;
  of: Element | null;
  isOver: boolean;
}
const watched: Watch[] = [];
beforeEach(() => {
  watched.length = 0;
  vi.stubGlobal('ResizeObserver', Watcher);
});

class Watcher {
  watch: Watch;
  constructor(tell: () => void) {
    this.watch = { tell, of: null, isOver: false };
    watched.push(this.watch);
  }
  observe(of: Element): void {
    this.watch.of = of;
  }
  disconnect(): void {
    this.watch.isOver = true;
  }
}

test('the height of an element is told as it changes, and that of another row’s with its key', () => {
  const [first, second] = [sized({ offsetHeight: 40 }), sized({ offsetHeight: 70 })];
  const of = { current: first };
  let key = 1;
  const hook = drawHook(() => useHeight(of, key));
  expect([hook.now(), watched.map((one) => one.of)]).toEqual([40, [first]]);
  Object.assign(first, { offsetHeight: 55 });
  act(() => watched[0]?.tell());
  expect([hook.now(), watched.length]).toEqual([55, 1]);
  of.current = second;
  hook.again();
  expect([hook.now(), watched.length]).toEqual([55, 1]);
  key = 2;
  hook.again();
  expect([hook.now(), watched.map(({ of, isOver }) => [of === second, isOver])]).toEqual([
    70,
    [
      [false, true],
      [true, false],
    ],
  ]);
  hook.leave();
  expect(watched[1]?.isOver).toBe(true);
});

test('while there is no element its height is 0', () => {
  expect([drawHook(() => useHeight({ current: null }, 1)).now(), watched]).toEqual([0, []]);
});

const HIGH = 10 * ROW + HEAD;
test.each([
  ['a row behind the head comes out', 3 * ROW, 4 * ROW, 3 * ROW],
  ['the first in sight stays', 4 * ROW, 4 * ROW, 4 * ROW],
  ['the last in sight stays', 13 * ROW, 4 * ROW, 4 * ROW],
  ['a row below comes in', 14 * ROW, 4 * ROW, 5 * ROW],
])('%s', (_, top, scrollTop, after) => {
  const scroller = sized({ clientHeight: HIGH, scrollTop });
  inSight(scroller, top);
  expect(scroller.scrollTop).toBe(after);
});

const columns = Array.from({ length: 8 }, (_, at) => ({ is: at === 0 ? 'code' : 'text' }) as OptionColumn);
const [third, seventh] = [leftOf(columns, 2), leftOf(columns, 6)];
const WIDE = 500;
test.each([
  ['the first goes to the start', 0, 300, 0],
  ['one under those that stand still comes out', 2, third.from - FROZEN + 1, third.from - FROZEN],
  ['one just beside them stays', 2, third.from - FROZEN, third.from - FROZEN],
  ['one just at the edge stays', 6, seventh.to - WIDE, seventh.to - WIDE],
  ['one beyond it comes in', 6, seventh.to - WIDE - 1, seventh.to - WIDE],
])('across, %s', (_, column, scrollLeft, after) => {
  const scroller = sized({ clientWidth: WIDE, scrollWidth: 2000, scrollLeft });
  inSightAcross(scroller, columns, column);
  expect(scroller.scrollLeft).toBe(after);
});

test('a grid that is not wider than its frame stays, and where there is none nothing moves', () => {
  const scroller = sized({ clientWidth: WIDE, scrollWidth: WIDE, scrollLeft: 7 });
  inSightAcross(scroller, columns, 0);
  expect(scroller.scrollLeft).toBe(7);
  expect([inSight(null, 0), inSightAcross(null, columns, 0)]).toEqual([undefined, undefined]);
});

test('a cell has its place across with the line after it; one that is not drawn has none', () => {
  const grid = document.createElement('div');
  const cell = sized({ offsetLeft: 120, offsetWidth: 80 });
  cell.id = cellId(2, 1);
  grid.append(cell);
  expect(placeOfCell(grid, { row: 2, column: 1 })).toEqual({ left: 120, width: 81 });
  expect(placeOfCell(grid, { row: 1, column: 1 })).toEqual({ left: 0, width: 1 });
  expect(placeOfCell(null, { row: 2, column: 1 })).toEqual({ left: 0, width: 1 });
});
