// @vitest-environment jsdom
import { act, createElement, type ReactNode, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useFormKeys } from './use-form-keys.ts';

const field = (name: string, isFaulty: boolean): ReactNode =>
  createElement(
    'div',
    { className: 'form-row', key: name, ...(isFaulty ? { 'data-fault': '' } : {}) },
    createElement('input', { id: name }),
  );

function Form(): ReactNode {
  const form = useRef<HTMLDivElement>(null);
  useFormKeys(form);
  const section = createElement('section', { id: 'section-1', tabIndex: -1, key: 'section' });
  return createElement('div', { ref: form }, field('a', false), field('b', true), field('c', true), section);
}

let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  // No layout is made here.
  Element.prototype.scrollIntoView = () => undefined;
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  act(() => root.render(createElement(Form)));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

/** Presses a key; returns where the focus is then, and whether the browser does nothing else with it. */
function press(key: string, held: KeyboardEventInit): [string | undefined, boolean] {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true, ...held });
  dispatchEvent(event);
  return [document.activeElement?.id, event.defaultPrevented];
}

test('Ctrl Enter goes from fault to fault, and around', () => {
  const held = { ctrlKey: true };
  expect([press('Enter', held), press('Enter', held), press('Enter', held)]).toEqual([
    ['b', true],
    ['c', true],
    ['b', true],
  ]);
});

test('Alt and a digit go to a section that there is; other keys are left to the browser', () => {
  expect(press('2', { altKey: true })).toEqual(['section-1', true]);
  expect(press('3', { altKey: true })).toEqual(['section-1', false]);
  expect(press('0', { altKey: true })).toEqual(['section-1', false]);
  expect(press('2', { altKey: true, ctrlKey: true })).toEqual(['section-1', false]);
  expect(press('Enter', {})).toEqual(['section-1', false]);
});
