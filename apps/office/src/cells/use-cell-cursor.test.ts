// @vitest-environment jsdom
import { act, type KeyboardEvent, type PointerEvent } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawHook } from '../testing/draw-hook.ts';
import type { Cell, Range } from './range.ts';
import { useCellCursor } from './use-cell-cursor.ts';

const [setRange, onFill] = [vi.fn(), vi.fn()];
const acts = { begin: vi.fn(), fillDown: vi.fn(), clear: vi.fn(), leave: vi.fn() };
const grid = document.createElement('div');

beforeEach(() => {
  for (const told of [setRange, onFill, ...Object.values(acts)]) told.mockReset();
  const cells = [0, 1, 2].map((column) => `<p data-column="${column}" id="c${column}"></p>`).join('');
  const row = (at: number): string => `<div data-row="${at}" id="r${at}"><i id="m${at}"></i>${cells}</div>`;
  grid.innerHTML = [0, 1, 2, 3].map(row).join('') + '<b id="outside"></b>';
  grid.tabIndex = 0;
  document.body.append(grid);
});
afterEach(() => document.body.replaceChildren());

const cell = (row: number, column: number): Cell => ({ row, column });
const one = (row: number, column: number): Range => ({ from: cell(row, column), to: cell(row, column) });
const cursor = (range: Range = one(1, 1), given: { apart?: string } = {}) =>
  drawHook(() =>
    useCellCursor(
      { current: grid },
      { range, setRange, size: () => ({ rows: 4, columns: 3, page: 2 }), inSight: vi.fn(), onFill, ...given },
    ),
  ).now();
const at = (row: number, column: number): Element | null =>
  grid.querySelector(column < 0 ? `#m${row}` : `#r${row} [data-column="${column}"]`);
const pointer = (target: Element | null, more: object = {}) =>
  ({
    target,
    button: 0,
    buttons: 1,
    shiftKey: false,
    preventDefault: vi.fn(),
    stopPropagation: vi.fn(),
    ...more,
  }) as unknown as PointerEvent & { preventDefault: ReturnType<typeof vi.fn> };
const press = (key: string, held: object = {}, range?: Range): string =>
  cursor(range).press({ key, shiftKey: false, ctrlKey: false, metaKey: false, ...held } as KeyboardEvent, acts);
const done = (): string[] =>
  Object.entries(acts).flatMap(([name, act]) => act.mock.calls.map((args) => [name, ...args].join(' ')));

test.each([
  ['Enter opens the cell for other text', 'Enter', {}, ['begin true']],
  ['F2 opens it with its text', 'F2', {}, ['begin false']],
  ['Ctrl D fills down', 'D', { ctrlKey: true }, ['fillDown']],
  ['so does it with a Command key', 'd', { metaKey: true }, ['fillDown']],
  ['Delete empties', 'Delete', {}, ['clear']],
  ['Backspace empties', 'Backspace', {}, ['clear']],
])('%s, and the selection stays', (_, key, held, acted) => {
  expect([press(key, held), done(), setRange.mock.calls]).toEqual(['taken', acted, []]);
});

test.each([
  ['an arrow', 'ArrowDown', {}, one(2, 1)],
  ['an arrow with Shift', 'ArrowDown', { shiftKey: true }, { from: cell(1, 1), to: cell(2, 1) }],
  ['an arrow with Ctrl', 'ArrowDown', { ctrlKey: true }, one(3, 1)],
  ['an arrow with Command', 'ArrowDown', { metaKey: true }, one(3, 1)],
  ['Tab', 'Tab', {}, one(1, 2)],
  ['Shift Tab', 'Tab', { shiftKey: true }, one(1, 0)],
])('%s selects elsewhere, and does nothing else', (_, key, held, range) => {
  expect([press(key, held), setRange.mock.calls, done()]).toEqual(['taken', [[range]], []]);
});

test('Tab at the last column, and Shift Tab at the first, leave the grid', () => {
  expect([press('Tab', {}, one(1, 2)), press('Tab', { shiftKey: true }, one(1, 0))]).toEqual(['edge', 'edge']);
  expect(setRange).not.toHaveBeenCalled();
});

test('Tab goes on from the cell with the focus, not from the range', () => {
  press('Tab', {}, { from: cell(0, 0), to: cell(3, 2), focus: cell(1, 1) });
  expect(setRange.mock.calls).toEqual([[one(1, 2)]]);
});

test('Escape leaves, and keeps one cell of the range', () => {
  expect(press('Escape', {}, { from: cell(0, 0), to: cell(2, 2) })).toBe('taken');
  expect([done(), setRange.mock.calls]).toEqual([['leave'], [[one(2, 2)]]]);
});

test.each(['d', 'x', 'F8'])('%s is a key of the grid’s own, or of nobody', (key) => {
  expect([press(key), done(), setRange.mock.calls]).toEqual(['other', [], []]);
});

test.each([
  ['down', one(2, 1)],
  ['right', one(1, 2)],
  ['left', one(1, 0)],
] as const)('from a cell that was edited it goes %s, with the focus on the grid', (onward, range) => {
  cursor().goOn(onward);
  expect([setRange.mock.calls, document.activeElement]).toEqual([[[range]], grid]);
});

test('it may stay there, and may be set elsewhere', () => {
  const set = vi.fn();
  cursor().goOn('stay', set);
  cursor().goOn('down', set);
  expect([set.mock.calls, setRange.mock.calls]).toEqual([[[one(2, 1)]], []]);
});

test('a press on a cell selects it, up to it with Shift, and takes the focus', () => {
  const event = pointer(at(2, 0));
  cursor().pointer.onPointerDown(event);
  cursor().pointer.onPointerDown(pointer(at(3, 2), { shiftKey: true }));
  expect(setRange.mock.calls).toEqual([[one(2, 0)], [{ from: cell(1, 1), to: cell(3, 2) }]]);
  expect([event.preventDefault.mock.calls.length, document.activeElement]).toEqual([1, grid]);
});

test('a press on a margin selects the row, up to it with Shift', () => {
  cursor().pointer.onPointerDown(pointer(at(3, -1)));
  cursor().pointer.onPointerDown(pointer(at(3, -1), { shiftKey: true }));
  const to = cell(3, 2);
  expect(setRange.mock.calls).toEqual([
    [{ from: cell(3, 0), to, focus: cell(3, 0) }],
    [{ from: cell(1, 0), to, focus: cell(3, 0) }],
  ]);
});

test.each([
  ['another button', () => pointer(at(2, 0), { button: 2 })],
  ['a place outside the rows', () => pointer(grid.querySelector('#outside'))],
  ['a part that takes its own clicks', () => pointer(at(0, 0))],
])('a press by %s selects nothing, and leaves the focus', (_, event) => {
  cursor(one(1, 1), { apart: '#r0' }).pointer.onPointerDown(event());
  expect([setRange.mock.calls, document.activeElement]).toEqual([[], document.body]);
});

test('a press beside such a part selects', () => {
  cursor(one(1, 1), { apart: '#r0' }).pointer.onPointerDown(pointer(at(2, 0)));
  expect(setRange.mock.calls).toEqual([[one(2, 0)]]);
});

test('the hand that moves from a cell selects up to where it is, until it lets go', () => {
  const { pointer: hand } = cursor();
  const moves = (event: PointerEvent): unknown => {
    setRange.mockReset();
    hand.onPointerMove(event);
    return setRange.mock.calls[0]?.[0] ?? null;
  };
  expect(moves(pointer(at(2, 2)))).toBeNull();
  hand.onPointerDown(pointer(at(1, 1)));
  expect(moves(pointer(at(2, 1)))).toEqual({ from: cell(1, 1), to: cell(2, 1) });
  expect(moves(pointer(at(1, 2)))).toEqual({ from: cell(1, 1), to: cell(1, 2) });
  expect(moves(pointer(at(1, 1)))).toBeNull();
  expect(moves(pointer(at(2, -1)))).toBeNull();
  expect(moves(pointer(grid.querySelector('#outside')))).toBeNull();
  expect(moves(pointer(at(2, 2), { buttons: 0 }))).toBeNull();
  hand.onPointerUp(pointer(at(2, 2)));
  expect(moves(pointer(at(2, 2)))).toBeNull();
});

test('a hand that began on a margin selects no cells', () => {
  const { pointer: hand } = cursor();
  hand.onPointerDown(pointer(at(1, -1)));
  setRange.mockReset();
  hand.onPointerMove(pointer(at(2, 2)));
  expect(setRange).not.toHaveBeenCalled();
});

test('the handle of a range is no cell to press, and takes the focus to the grid', () => {
  at(1, 1)?.classList.add('grid-handle');
  const { pointer: hand, isOnCell } = cursor();
  act(() => hand.onPointerDown(pointer(at(1, 1))));
  expect([setRange.mock.calls, document.activeElement]).toEqual([[], grid]);
  const on = [at(1, 1), at(1, 0), at(1, -1), grid.querySelector('#outside')];
  expect(on.map((target) => isOnCell(target as Element))).toEqual([false, true, false, false]);
});

test('the cell of an element is by its row and column; a margin has none, and elsewhere is no cell', () => {
  const { cellOf } = cursor();
  expect([cellOf(at(2, 1)), cellOf(at(2, -1)), cellOf(grid), cellOf(null)]).toEqual([
    cell(2, 1),
    cell(2, -1),
    null,
    null,
  ]);
});
