// @vitest-environment jsdom
import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawHook } from '../testing/draw-hook.ts';
import { useStandingBelow } from './use-standing-below.ts';

let height: number;
let bottom: number;
let scrolled: unknown[];
let resize: (() => void) | undefined;
beforeEach(() => {
  [height, bottom, scrolled, resize] = [100, -10, [], undefined];
  vi.stubGlobal('scrollBy', (by: unknown) => scrolled.push(by));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(hear: () => void) {
        resize = hear;
      }
      observe(): void {}
      disconnect(): void {
        resize = undefined;
      }
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => ({ bottom }) as DOMRect);
});
const drawn = (doesItself: boolean) => {
  vi.stubGlobal('CSS', { supports: () => doesItself });
  return drawHook(useStandingBelow, (ref) => createElement('div', { ref }));
};
function grow(by: number): unknown[] {
  height += by;
  bottom += by;
  resize?.();
  return scrolled.splice(0);
}

test('what is in view stays while what is above the window grows or shrinks', () => {
  const { leave } = drawn(false);
  expect(grow(30)).toEqual([{ top: 30, behavior: 'instant' }]);
  bottom = 0;
  expect(grow(-20)).toEqual([{ top: -20, behavior: 'instant' }]);
  expect(grow(0)).toEqual([]);
  bottom = 0;
  expect(grow(5)).toEqual([{ top: 5, behavior: 'instant' }]);
  leave();
  expect(resize).toBeUndefined();
});

test('what is above and in view itself moves nothing', () => {
  drawn(false);
  bottom = 1;
  expect(grow(30)).toEqual([]);
});

test('a browser that does so itself is left to it', () => {
  drawn(true);
  expect(resize).toBeUndefined();
});
