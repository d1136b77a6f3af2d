// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawHook } from '../testing/draw-hook.ts';
import { usePaste } from './use-paste.ts';

const onPaste = vi.fn();
beforeEach(() => {
  onPaste.mockReset();
  document.body.innerHTML = '<p id="page"></p><input id="field">';
});
afterEach(() => document.body.replaceChildren());

/** Pastes a text; returns whether the browser does nothing else with it. */
function paste(text: string | null, into = 'page'): boolean {
  const clipboardData = text === null ? null : { getData: (type: string) => (type === 'text/plain' ? text : '<p>') };
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData });
  document.getElementById(into)?.dispatchEvent(event);
  return event.defaultPrevented;
}

test('a text that is pasted on the page is taken, as it is', () => {
  drawHook(() => usePaste(onPaste));
  expect([paste(' a\tb '), onPaste.mock.calls]).toEqual([true, [[' a\tb ']]]);
});

test.each([
  ['into a field', 'a', 'field'],
  ['that is blank', ' \n', 'page'],
  ['of which the browser tells nothing', null, 'page'],
])('a text %s is left to the browser', (_, text, into) => {
  drawHook(() => usePaste(onPaste));
  expect([paste(text, into), onPaste.mock.calls]).toEqual([false, []]);
});

test('behind a dialog the page takes nothing', () => {
  drawHook(() => usePaste(onPaste));
  vi.spyOn(document, 'querySelector').mockReturnValue(document.body);
  expect([paste('a'), onPaste.mock.calls]).toEqual([false, []]);
});

test('a page that is left takes nothing', () => {
  drawHook(() => usePaste(onPaste)).leave();
  expect([paste('a'), onPaste.mock.calls]).toEqual([false, []]);
});
