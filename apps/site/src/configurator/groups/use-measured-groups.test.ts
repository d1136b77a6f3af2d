// @vitest-environment jsdom
import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawHook } from '../../testing/draw-hook.ts';
import { useMeasuredGroups } from './use-measured-groups.ts';

/** The places of the groups in the window, in px from its top. */
const places: Record<string, { top: number; bottom: number }> = {
  above: { top: -100, bottom: 0 },
  first: { top: -99, bottom: 1 },
  last: { top: 799, bottom: 900 },
  below: { top: 800, bottom: 900 },
};
let frames: (() => void)[];
let grow: () => void;
let isWatched: boolean;
let isByKeyboard: boolean;
let scrolled: string[];
beforeEach(() => {
  vi.useFakeTimers();
  [frames, scrolled, isWatched, isByKeyboard] = [[], [], false, true];
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => frames.push(then));
  vi.stubGlobal('cancelAnimationFrame', (nth: number) => {
    if (nth > 0) frames[nth - 1] = () => {};
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(grown: () => void) {
        grow = grown;
      }
      observe(): void {
        isWatched = true;
      }
      disconnect(): void {
        isWatched = false;
      }
    },
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return places[this.id] as DOMRect;
  });
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':focus-visible' ? isByKeyboard : matches.call(this, selector);
  });
  Element.prototype.scrollIntoView = function (this: Element, how) {
    scrolled.push(`${this.id} ${JSON.stringify(how)}`);
  };
  return () => {
    vi.useRealTimers();
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  };
});

const SEEN = '{"block":"nearest","behavior":"instant"}';
const inSight = (count: number) => Array.from({ length: count }, () => `choice ${SEEN}`);

function drawn() {
  const hook = drawHook(useMeasuredGroups, (ref) =>
    createElement(
      'div',
      null,
      createElement('button', { id: 'outside', type: 'button' }),
      createElement(
        'div',
        { ref },
        ...Object.keys(places).map((id) => createElement('div', { key: id, id, className: 'cfg-group' })),
        createElement('button', { id: 'choice', type: 'button' }),
      ),
    ),
  );
  return {
    ...hook,
    measured: () => [...document.querySelectorAll('[data-measuring]')].map(({ id }) => id),
    focus: (id: string) => document.querySelector<HTMLElement>(`#${id}`)?.focus(),
    /** Draws the frame that was asked for last; false: none was asked for since. */
    frame: () => {
      const due = frames.length;
      frames.at(-1)?.();
      return frames.length > due;
    },
  };
}

test('at rest the groups off the screen are laid out, until they are remembered', () => {
  const { measured, frame } = drawn();
  vi.advanceTimersByTime(299);
  expect(measured()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(measured()).toEqual(['above', 'below']);
  frame();
  expect(measured()).toEqual(['above', 'below']);
  frame();
  expect(measured()).toEqual([]);
  expect(scrolled).toEqual([]);
});

test('the focus lays all of them out at once, and then none at rest', () => {
  const { measured, focus, frame } = drawn();
  focus('choice');
  expect(measured()).toEqual(['above', 'first', 'last', 'below']);
  frame();
  frame();
  expect(measured()).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(measured()).toEqual([]);
});

test('they are laid out once', () => {
  const { measured, focus } = drawn();
  vi.advanceTimersByTime(300);
  focus('choice');
  expect(measured()).toEqual(['above', 'below']);
});

test('the focus by keyboard stays in sight for the three frames of the layout', () => {
  const { focus, frame } = drawn();
  focus('choice');
  expect(scrolled).toEqual(inSight(1));
  expect([frame(), frame(), frame()]).toEqual([true, true, false]);
  expect(scrolled).toEqual(inSight(4));
});

test('a further focus begins the three frames again', () => {
  const { focus, frame } = drawn();
  focus('choice');
  frame();
  const before = frames.length;
  focus('outside');
  focus('choice');
  scrolled = [];
  frames[before - 1]?.();
  expect(scrolled).toEqual([]);
  expect([frame(), frame(), frame()]).toEqual([true, true, false]);
  expect(scrolled).toEqual(inSight(3));
});

test.each([
  ['by pointer', 'choice', false],
  ['outside the list', 'outside', true],
])('a focus %s moves nothing', (_, id, byKeyboard) => {
  isByKeyboard = byKeyboard;
  const { focus, frame } = drawn();
  focus(id);
  frame();
  grow();
  expect(scrolled).toEqual([]);
});

test.each([
  [0, 1],
  [499, 1],
  [500, 0],
])('%i ms after a focus, a row that grows brings it into sight %i times', (milliseconds, count) => {
  const { focus } = drawn();
  expect(isWatched).toBe(true);
  focus('choice');
  scrolled = [];
  vi.advanceTimersByTime(milliseconds);
  grow();
  expect(scrolled).toEqual(inSight(count));
});

test('a row that grows before any focus moves nothing', () => {
  drawn();
  grow();
  expect(scrolled).toEqual([]);
});

test('a page that is left measures nothing more, and leaves the groups as they were', () => {
  const { leave, frame, focus } = drawn();
  const groups = [...document.querySelectorAll<HTMLElement>('.cfg-group')];
  const list = groups[0]?.parentElement;
  focus('choice');
  expect(groups.filter(({ dataset }) => 'measuring' in dataset)).toHaveLength(4);
  leave();
  expect(groups.filter(({ dataset }) => 'measuring' in dataset)).toEqual([]);
  expect(isWatched).toBe(false);
  scrolled = [];
  frame();
  list?.dispatchEvent(new Event('focusin'));
  expect([scrolled, groups.filter(({ dataset }) => 'measuring' in dataset)]).toEqual([[], []]);
});

test('a page that is left before it was at rest measures nothing', () => {
  const { leave } = drawn();
  const asked = frames.length;
  leave();
  vi.advanceTimersByTime(1000);
  expect(frames.length).toBe(asked);
});
