// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawHook } from '../../testing/draw-hook.ts';
import { around, studioOf } from '../../testing/studio-around.ts';
import { useOptionRange } from './use-option-range.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const options = ['A', 'B', 'C'].map((code) => ({ code }));
const one = (row: number, column = 0) => ({ from: { row, column }, to: { row, column } });

function drawn(option: string | null, columns = 4) {
  const go = vi.fn();
  const studio = studioOf({ configGroups: [] }, { at: { group: 'Size', option }, go });
  const given = { options };
  const hook = drawHook(
    () => useOptionRange(given.options, columns),
    (inner) => around(studio)(inner),
  );
  return {
    go,
    range: () => hook.now()[0],
    set: (range: Parameters<ReturnType<typeof hook.now>[1]>[0]) => act(() => hook.now()[1](range)),
    wait: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
    name(next: string | null) {
      studio.at = { group: 'Size', option: next };
      hook.again();
    },
    keep(count: number) {
      given.options = options.slice(0, count);
      hook.again();
    },
    leave: hook.leave,
  };
}

test.each([
  ['the option that the address names', 'C', 2],
  ['the first where it names none', null, 0],
  ['the first where it names one that is not there', 'X', 0],
])('it begins at %s', (_, option, row) => {
  expect(drawn(option).range()).toEqual(one(row));
});

test('it goes to another option that the address names, and stays where that one is not there or is its own row', () => {
  const { range, name, set } = drawn('A');
  name('B');
  expect(range()).toEqual(one(1));
  name('X');
  expect(range()).toEqual(one(1));
  set(one(2, 3));
  name('C');
  expect(range()).toEqual(one(2, 3));
  name('A');
  expect(range()).toEqual(one(0));
});

test('the address follows the row that somebody goes to, a moment after the last key', () => {
  const { go, set, wait, range } = drawn('A');
  set(one(1, 2));
  wait(299);
  set(one(2, 2));
  wait(299);
  expect([go.mock.calls, range()]).toEqual([[], one(2, 2)]);
  wait(1);
  expect(go.mock.calls).toEqual([[{ option: 'C' }]]);
});

test.each([
  ['nobody moved', (_: ReturnType<typeof drawn>) => undefined],
  ['it is there', ({ set }: ReturnType<typeof drawn>) => set(one(0, 3))],
  ['the row is after the last', ({ set }: ReturnType<typeof drawn>) => set(one(3))],
  [
    'the page was left',
    ({ set, leave }: ReturnType<typeof drawn>) => {
      set(one(1));
      leave();
    },
  ],
])('the address stays where %s', (_, move) => {
  const hook = drawn('A');
  move(hook);
  hook.wait(1000);
  expect(hook.go).not.toHaveBeenCalled();
});

test('a row that nobody went to is not followed: it is what is named', () => {
  const { go, name, wait } = drawn('A');
  name('B');
  wait(1000);
  expect(go).not.toHaveBeenCalled();
});

test('the selection is within the rows, the one for a new option, and the columns', () => {
  const { range, set, keep } = drawn('A', 3);
  set({ from: { row: 9, column: 9 }, to: { row: 1, column: -2 }, focus: { row: 5, column: 5 } });
  expect(range()).toEqual({ from: { row: 3, column: 2 }, to: { row: 1, column: 0 }, focus: { row: 3, column: 2 } });
  keep(1);
  expect(range()).toEqual({ from: { row: 1, column: 2 }, to: { row: 1, column: 0 }, focus: { row: 1, column: 2 } });
  expect(drawn('A', 0).range()).toEqual(one(0));
});
