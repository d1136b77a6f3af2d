// @vitest-environment jsdom
import { createElement, useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { drawHook } from '../testing/draw-hook.ts';
import { isMenuOpen, MENU, useClosingDetails } from './use-closing-details.ts';

function menu() {
  let entry = 'one';
  const seen: boolean[] = [];
  const { again, leave } = drawHook(
    () => {
      useLayoutEffect(() => {
        seen.push(isMenuOpen());
      });
      return useClosingDetails(entry);
    },
    (ref) =>
      createElement(
        'main',
        null,
        createElement(
          'details',
          { ref, name: MENU },
          createElement('summary', { tabIndex: 0 }),
          createElement('a', { id: 'inside' }),
        ),
        createElement('button', { id: 'outside', type: 'button' }),
      ),
  );
  const details = document.querySelector('details');
  if (details === null) throw new Error('There is no menu.');
  details.open = true;
  const send = (event: Event, to: Document | Element = document): boolean => {
    to.dispatchEvent(event);
    return details.open;
  };
  const at = (id: string): Element => document.querySelector(`#${id}`) ?? details;
  const go = (to: string): boolean => {
    entry = to;
    again();
    return details.open;
  };
  return { send, at, go, leave, details, seen };
}
const bubbling = (name: string) => new Event(name, { bubbles: true });

test('a menu closes when the visitor goes to another entry of the history', () => {
  const { go, details } = menu();
  expect(go('one')).toBe(true);
  expect(go('two')).toBe(false);
  details.open = true;
  expect(go('two')).toBe(true);
});

test('it is closed before a page arrives, in the same drawing', () => {
  const { go, seen } = menu();
  go('one');
  go('two');
  expect(seen).toEqual([false, true, false]);
});

test.each(['pointerdown', 'focusin'])('%s outside closes it; inside it stays', (name) => {
  const { send, at } = menu();
  expect(send(bubbling(name), at('inside'))).toBe(true);
  expect(send(bubbling(name), at('outside'))).toBe(false);
});

test('Escape closes it, and the cursor is at its heading; other keys do nothing, nor does Escape in a closed one', () => {
  const { send, details } = menu();
  expect(send(new KeyboardEvent('keydown', { key: 'a' }))).toBe(true);
  expect(send(new KeyboardEvent('keydown', { key: 'Escape' }))).toBe(false);
  expect(document.activeElement).toBe(details.querySelector('summary'));
  (document.activeElement as HTMLElement).blur();
  send(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(document.activeElement).toBe(document.body);
});

test('one that is left hears nothing any more', () => {
  const { send, leave } = menu();
  leave();
  expect(send(new KeyboardEvent('keydown', { key: 'Escape' }))).toBe(true);
  expect(send(bubbling('pointerdown'), document.body)).toBe(true);
  expect(send(bubbling('focusin'), document.body)).toBe(true);
});
