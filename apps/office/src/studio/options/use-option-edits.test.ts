// @vitest-environment jsdom
import type { ConfigGroup } from '@millrace/configurator';
import { allOptionColumns, OPTIONS_MAX } from '@millrace/studio';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { drawHook } from '../../testing/draw-hook.ts';
import { around, studioOf } from '../../testing/studio-around.ts';
import { textsOf, useOptionEdits } from './use-option-edits.ts';

const size: ConfigGroup = { name: 'Size', options: [{ code: 'A', price: 100 }, { code: 'B' }, { code: 'C' }] };
const colour: ConfigGroup = { name: 'Colour', options: [{ code: 'A' }] };
const columns = allOptionColumns(size);
const column = (key: string) => {
  const found = columns.find((one) => one.key === key);
  if (found === undefined) throw new Error(`There is no column ${key}.`);
  return found;
};

function drawn(group = size) {
  const studio = studioOf({ configGroups: [colour, group] });
  const change = vi.spyOn(studio, 'change');
  const hook = drawHook(
    () => useOptionEdits(group),
    (inner) => around(studio)(inner),
  );
  const options = (name = 'Size') => studio.configurator.configGroups.find((one) => one.name === name)?.options ?? [];
  return { ...hook, change, options, codes: () => options().map(({ code }) => code) };
}
const [B] = (size.options ?? []).slice(1);
const [priced] = size.options ?? [];

test('a cell is written into its own option of its own group', () => {
  const { now, options } = drawn();
  expect(priced && now().setCell(priced, column('description'), 'Small')).toBeNull();
  expect(options()[0]).toEqual({ code: 'A', price: 100, description: 'Small' });
  expect(options().slice(1)).toEqual([{ code: 'B' }, { code: 'C' }]);
  expect(options('Colour')).toEqual([{ code: 'A' }]);
});

test('a text that a cell does not take is told, and one that it has already writes nothing', () => {
  const { now, change } = drawn();
  expect(B && now().setCell(B, column('price'), 'much')).toMatch(/“much” is not a price/);
  expect(B && now().setCell(B, column('description'), '')).toBeNull();
  expect(change).not.toHaveBeenCalled();
});

test('options are added with a free code, moved and taken out', () => {
  const { now, codes } = drawn();
  const code = now().add(1);
  expect([code, codes()]).toEqual([expect.any(String), ['A', code, 'B', 'C']]);
  now().takeOut(new Set([code ?? '']));
  now().move(0, 1, 2);
  expect(codes()).toEqual(['B', 'C', 'A']);
});

test.each([
  ['the last that has room', OPTIONS_MAX - 1, true],
  ['a full one', OPTIONS_MAX, false],
])('to %s group an option is added: %s', (_, count, isAdded) => {
  const options = Array.from({ length: count }, (_one, at) => ({ code: `C${at}` }));
  const { now, change } = drawn({ name: 'Size', options });
  expect(now().add(0) !== null).toBe(isAdded);
  expect(change.mock.calls.length).toBe(isAdded ? 1 : 0);
});

const pasted = (...lines: string[][]) => ({
  columns: [column('code'), column('price')],
  cells: lines,
  at: { row: 0, column: 0 },
});

test('cells that are all taken are written at once, unless they are to be shown first', () => {
  const { now, options, change } = drawn();
  act(() => now().put('Filled', pasted(['A', '7.00'], ['D', '']), false));
  expect([now().judged, options().map(({ code }) => code)]).toEqual([null, ['A', 'B', 'C', 'D']]);
  expect(options()[0]).not.toEqual({ code: 'A', price: 100 });
  change.mockClear();
  act(() => now().put('Pasted', pasted(['E', '']), true));
  expect([change.mock.calls, now().judged?.words, now().judged?.verdict.added]).toEqual([
    [],
    'Pasted',
    [{ code: 'E' }],
  ]);
  act(() => now().drop());
  act(() => now().take());
  expect([now().judged, change.mock.calls]).toEqual([null, []]);
});

test('where one is refused they are shown first; taken, the others are written', () => {
  const { now, codes, change } = drawn();
  act(() => now().put('Filled', pasted(['A', 'much'], ['E', '']), false));
  expect([now().judged?.verdict.refused.length, change.mock.calls]).toEqual([1, []]);
  act(() => now().take());
  expect([now().judged, codes()]).toEqual([null, ['A', 'B', 'C', 'E']]);
});

test('cells that change nothing leave the group as it is', () => {
  const { now, options } = drawn();
  const before = options();
  act(() => now().put('Filled', pasted(['B', '']), false));
  expect(options()).toBe(before);
});

test('the cells of a box are copied as they are typed', () => {
  const box = { top: 1, bottom: 2, left: 0, right: 1 };
  expect(textsOf(size, columns, box)).toEqual([
    ['B', ''],
    ['C', ''],
  ]);
  expect(textsOf({ name: 'None' }, columns, box)).toEqual([]);
});
