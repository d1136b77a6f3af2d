// @vitest-environment jsdom
import type { Configurator } from '@millrace/configurator';
import { act, createElement, useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawHook } from '../../testing/draw-hook.ts';
import { createBuilder } from '../building/builder.ts';
import { createFolding } from './folding.ts';
import { useStandingStill } from './use-standing-still.ts';

const NAMES = ['Supply', 'Enclosure', 'Alarm'];
const configurator: Configurator = { configGroups: NAMES.map((name) => ({ name, options: [{ code: 'a' }] })) };

/** The places of the groups in the window, in px from its top. */
let tops: Record<string, number>;
let scrolled: unknown[];
beforeEach(() => {
  tops = { Supply: 0, Enclosure: 200, Alarm: 400 };
  scrolled = [];
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollBy', (by: unknown) => scrolled.push(by));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = tops[this.closest('.cfg-group')?.getAttribute('data-group') ?? ''] ?? 0;
    return { top, bottom: top + 100 } as DOMRect;
  });
});

function drawn() {
  const folding = createFolding(createBuilder(configurator, new Set(), null), false);
  const chosen = vi.spyOn(folding, 'chooseIn');
  const row = (name: string, inner: object | null = null) =>
    createElement(
      'div',
      { className: 'cfg-options' },
      createElement('b', { className: 'cfg-row', id: name }),
      inner as null,
    );
  const group = (name: string) =>
    createElement(
      'div',
      { key: name, className: 'cfg-group', 'data-group': name },
      row(name, name === 'Alarm' ? row('part') : null),
      createElement('i', { id: `head-${name}` }),
    );
  const hook = drawHook(
    () => {
      const list = useRef<HTMLDivElement>(null);
      return { list, handlers: useStandingStill(folding, list) };
    },
    ({ list, handlers }) => createElement('div', { ref: list, ...handlers }, NAMES.map(group)),
  );
  const click = (id: string) => act(() => void document.querySelector(`#${id}`)?.dispatchEvent(new Event('click', { bubbles: true }))); // biome-ignore format: one line
  /** Opens or folds, by which the groups move to other places. */
  const move = (change: () => void, to: Record<string, number>) =>
    act(() => {
      change();
      tops = { ...tops, ...to };
    });
  return { folding, chosen, click, move, ...hook };
}

test('the first group in view below the plate stays where it is', () => {
  const { folding, move } = drawn();
  move(() => folding.toggle('Supply'), { Enclosure: 150 });
  expect(scrolled).toEqual([{ top: -50, behavior: 'instant' }]);
  move(() => folding.toggle('Alarm'), {});
  expect(scrolled.length).toBe(1);
});

test.each([
  [76, 'Enclosure'],
  [77, 'Supply'],
])('a group at %i that ends below the plate is in view: %s stands still', (top, name) => {
  tops['Supply'] = top;
  const { folding, move } = drawn();
  move(() => folding.toggle('Supply'), { Supply: top + 10, Enclosure: 230 });
  expect(scrolled).toEqual([{ top: name === 'Supply' ? 10 : 30, behavior: 'instant' }]);
});

test.each([
  [800, 0],
  [799, 1],
])('where the first one is at %i of 800, %i stand still', (top, count) => {
  tops = { Supply: -500, Enclosure: -400, Alarm: top };
  const { folding, move } = drawn();
  move(() => folding.toggle('Supply'), { Alarm: 300 });
  expect(scrolled.length).toBe(count);
});

test('the row that was acted in stays where it is, for that act alone', () => {
  vi.useFakeTimers();
  const { folding, click, move } = drawn();
  click('head-Alarm');
  move(() => folding.toggle('Supply'), { Enclosure: 150, Alarm: 420 });
  expect(scrolled).toEqual([{ top: 20, behavior: 'instant' }]);
  act(() => void vi.runAllTimers());
  move(() => folding.toggle('Alarm'), { Enclosure: 180, Alarm: 500 });
  expect(scrolled.at(-1)).toEqual({ top: 30, behavior: 'instant' });
  vi.useRealTimers();
});

test('a choice is one of the group in whose options it was made; of a part, of the group around it', () => {
  const { chosen, click } = drawn();
  for (const id of ['Enclosure', 'head-Enclosure', 'part']) click(id);
  expect(chosen.mock.calls).toEqual([['Enclosure'], ['Alarm']]);
});

test('what is left stays as it is', () => {
  const { folding, leave, move } = drawn();
  leave();
  move(() => folding.toggle('Supply'), { Enclosure: 150 });
  expect(scrolled).toEqual([]);
});
