// @vitest-environment jsdom
import type { Configurator, Table } from '@millrace/configurator';
import { act, type ClipboardEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Box } from '../../cells/range.ts';
import { drawHook, othersAgain } from '../../testing/draw-hook.ts';
import { type EditTable, useTableRange } from './use-table-range.ts';

const table = (rows: number): Table => ({
  name: 'Made',
  columns: ['Bore', 'Rod'],
  gives: ['Price'],
  rows: Array.from({ length: rows }, (_, row) => [`b${row}`, `r${row}`, row * 10]),
});
const put = vi.fn();
const root = document.createElement('table');

beforeEach(() => {
  put.mockReset();
  const fields = (row: number): string =>
    [0, 1, 2].map((column) => `<input data-cell="${row} ${column}" value="ab">`).join('');
  root.innerHTML = `${[0, 1, 2, 3].map(fields).join('')}<input id="other"><button></button>`;
  document.body.replaceChildren(root);
});

const field = (row: number, column: number): HTMLInputElement => {
  const found = root.querySelector<HTMLInputElement>(`[data-cell="${row} ${column}"]`);
  if (found === null) throw new Error('There is no such cell.');
  return found;
};
const focused = (): string | undefined => (document.activeElement as HTMLElement).dataset['cell'];

function drawn(rows = 4) {
  const given = { table: table(rows) };
  const edit: EditTable = (next) => {
    given.table = next(given.table, {} as Configurator);
  };
  const hook = drawHook(() => useTableRange(given.table, { edit, put }));
  for (const input of root.querySelectorAll('input')) {
    const [row, column] = (input.dataset['cell'] ?? '').split(' ').map(Number);
    if (row !== undefined && column !== undefined) input.onfocus = () => hook.now().onFocus(row, column);
  }
  const shown = (): Table => given.table;
  const keep = (count: number): void => {
    given.table = table(count);
    hook.again();
  };
  /** Presses a key at what has the focus; returns whether the browser does nothing else with it. */
  const press = (key: string, held: Partial<KeyboardEvent> = {}): boolean => {
    const preventDefault = vi.fn();
    const none = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };
    const event = { key, target: document.activeElement, currentTarget: root, preventDefault, ...none, ...held };
    act(() => hook.now().onKeyDown(event as unknown as KeyboardEvent));
    return preventDefault.mock.calls.length > 0;
  };
  const pointAt = (target: Element, shiftKey: boolean): boolean => {
    const preventDefault = vi.fn();
    const event = { target, currentTarget: root, shiftKey, preventDefault };
    act(() => hook.now().onPointerDown(event as unknown as PointerEvent));
    return preventDefault.mock.calls.length > 0;
  };
  /** Selects from a cell to another. */
  const select = (from: [number, number], to: [number, number] = from): void => {
    act(() => field(...from).focus());
    if (to !== from) pointAt(field(...to), true);
  };
  return { ...hook, shown, keep, press, pointAt, select };
}
const box = (top: number, bottom: number, left: number, right: number): Box => ({ top, bottom, left, right });

test('the cell with the focus is selected, and by Shift and a press up to another', () => {
  const { now, select } = drawn();
  select([1, 1]);
  expect([now().box, now().isRange]).toEqual([box(1, 1, 1, 1), false]);
  select([2, 2], [1, 0]);
  expect([now().box, now().isRange, focused()]).toEqual([box(1, 2, 0, 2), true, '1 0']);
  select([3, 0]);
  expect(now().box).toEqual(box(3, 3, 0, 0));
});

test('a press without Shift, or beside the cells, is left to the browser', () => {
  const { now, select, pointAt } = drawn();
  select([0, 0]);
  const others = [root.querySelector('#other'), root.querySelector('button')];
  expect([pointAt(field(2, 0), false), ...others.map((other) => other !== null && pointAt(other, true))]).toEqual([
    false,
    false,
    false,
  ]);
  expect(pointAt(field(2, 0), true)).toBe(true);
  expect(now().box).toEqual(box(0, 2, 0, 0));
});

test.each([
  ['ArrowDown', {}, '2 1', box(2, 2, 1, 1)],
  ['Enter', {}, '2 1', box(2, 2, 1, 1)],
  ['ArrowUp', {}, '0 1', box(0, 0, 1, 1)],
  ['ArrowDown', { shiftKey: true }, '2 1', box(1, 2, 1, 1)],
  ['ArrowUp', { shiftKey: true }, '0 1', box(0, 1, 1, 1)],
] as const)('%s %j goes to the cell there', (key, held, cell, selected) => {
  const { now, press, select } = drawn();
  select([1, 1]);
  expect([press(key, held), focused(), now().box]).toEqual([true, cell, selected]);
});

test.each([
  ['ArrowLeft', {}],
  ['ArrowRight', { ctrlKey: true }],
  ['ArrowDown', { ctrlKey: true }],
  ['ArrowDown', { metaKey: true }],
  ['Enter', { shiftKey: true }],
  ['Enter', { altKey: true }],
  ['ArrowLeft', { altKey: true }],
  ['Delete', {}],
  ['Escape', {}],
  ['d', { ctrlKey: true }],
  ['x', {}],
])('in one cell %s %j is the field’s own', (key, held) => {
  const { now, press, select } = drawn();
  select([1, 1]);
  expect([press(key, held), focused(), now().box]).toEqual([false, '1 1', box(1, 1, 1, 1)]);
  expect(put).not.toHaveBeenCalled();
});

test('Shift and an arrow across select text, as long as not all of it is selected', () => {
  const { now, press, select } = drawn();
  select([1, 1]);
  for (const [from, to] of [
    [0, 1],
    [1, 2],
    [0, 0],
  ] as const) {
    field(1, 1).setSelectionRange(from, to);
    expect(press('ArrowRight', { shiftKey: true })).toBe(false);
  }
  field(1, 1).setSelectionRange(0, 2);
  expect([press('ArrowRight', { shiftKey: true }), now().box]).toEqual([true, box(1, 1, 1, 2)]);
  for (const column of [1, 2]) field(1, column).setSelectionRange(1, 1);
  expect([press('ArrowLeft', { shiftKey: true }), press('ArrowLeft', { shiftKey: true })]).toEqual([true, false]);
  expect(now().box).toEqual(box(1, 1, 1, 1));
});

test('a range ends at the last row and the last column that is given', () => {
  const { now, press, select } = drawn();
  select([3, 1], [3, 2]);
  press('ArrowRight', { shiftKey: true });
  press('ArrowDown', { shiftKey: true });
  expect(now().box).toEqual(box(3, 3, 1, 2));
});

test('after the last row a cell is left', () => {
  const { press, select } = drawn();
  select([3, 1]);
  expect([press('Enter'), focused()]).toEqual([true, undefined]);
});

test('Delete empties a range, Ctrl D fills it down, Escape keeps one cell', () => {
  const { now, press, select } = drawn();
  select([1, 0], [2, 1]);
  expect(press('Delete')).toBe(true);
  expect(press('D', { ctrlKey: true })).toBe(true);
  expect(press('d', { metaKey: true })).toBe(true);
  const first = ['b1', 'r1'];
  expect(put.mock.calls).toEqual([
    [
      1,
      0,
      [
        ['', ''],
        ['', ''],
      ],
    ],
    [1, 0, [first, first]],
    [1, 0, [first, first]],
  ]);
  expect([press('d'), press('Escape'), now().box]).toEqual([false, true, box(2, 2, 1, 1)]);
});

test('keys elsewhere in the table are not ours', () => {
  const { press, select } = drawn();
  select([1, 0], [2, 1]);
  for (const place of ['#other', 'button']) {
    act(() => root.querySelector<HTMLElement>(place)?.focus());
    expect(press('Delete')).toBe(false);
  }
});

const firsts = ({ rows }: Table): unknown[] => rows.map(([first]) => first);
test.each([
  ['ArrowUp', ['b1', 'b2', 'b0', 'b3'], box(0, 1, 0, 1)],
  ['ArrowDown', ['b0', 'b3', 'b1', 'b2'], box(2, 3, 0, 1)],
])('Alt %s moves the selected rows by one, and they stay selected', (key, rows, selected) => {
  const { now, press, select, shown } = drawn();
  select([1, 0], [2, 1]);
  expect([press(key, { altKey: true }), firsts(shown()), now().box]).toEqual([true, rows, selected]);
});

test.each([
  ['ArrowUp', 0],
  ['ArrowDown', 3],
])('Alt %s moves nothing beyond the edge', (key, row) => {
  const { now, press, select, shown } = drawn();
  select([row, 1]);
  expect([press(key, { altKey: true }), firsts(shown()), now().box]).toEqual([
    true,
    ['b0', 'b1', 'b2', 'b3'],
    box(row, row, 1, 1),
  ]);
});

/** Copies or pastes; returns what is on the clipboard then, and whether the browser does nothing else. */
function clip(run: (event: ClipboardEvent) => void, text = ''): [string, boolean] {
  let held = text;
  const preventDefault = vi.fn();
  const clipboardData = {
    getData: () => held,
    setData: (type: string, data: string) => {
      held = `${type} ${data}`;
    },
  };
  act(() => run({ clipboardData, preventDefault } as unknown as ClipboardEvent));
  return [held, preventDefault.mock.calls.length > 0];
}

test('a range is copied as cells; of one cell the browser copies the text', () => {
  const { now, select } = drawn();
  select([1, 1]);
  expect(clip(now().onCopy)).toEqual(['', false]);
  select([1, 1], [2, 2]);
  expect(clip(now().onCopy)).toEqual(['text/plain r1\t10\nr2\t20', true]);
});

test('cells are pasted from the first one on, and one text into all of a range', () => {
  const { now, select } = drawn();
  select([1, 1]);
  expect(clip(now().onPaste, 'x')[1]).toBe(false);
  expect(clip(now().onPaste, 'x\ty\n')[1]).toBe(true);
  select([2, 2], [1, 1]);
  expect(clip(now().onPaste, ' x ')[1]).toBe(true);
  expect(put.mock.calls).toEqual([
    [1, 1, [['x', 'y']]],
    [
      1,
      1,
      [
        ['x', 'x'],
        ['x', 'x'],
      ],
    ],
  ]);
});

test('selected rows are taken out, and the first cell is selected', () => {
  const { now, select, shown } = drawn();
  select([1, 0], [2, 1]);
  act(() => now().takeOut());
  expect([firsts(shown()), now().box]).toEqual([['b0', 'b3'], box(0, 0, 0, 0)]);
});

test('of fewer rows the last is selected, and of none the first', () => {
  const { now, select, keep } = drawn();
  select([2, 1], [3, 2]);
  keep(2);
  expect(now().box).toEqual(box(1, 1, 1, 2));
  keep(0);
  expect(now().box).toEqual(box(0, 0, 1, 2));
});

test('a cell hears of the focus by the same function', () => {
  expect(othersAgain(drawn())).not.toContain('onFocus');
});
