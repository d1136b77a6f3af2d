// @vitest-environment jsdom
import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { useTypedBefore } from './use-typed-before.ts';

afterEach(() => document.body.replaceChildren());

function Taken({ put }: { put: (name: string, text: string) => void }): ReactNode {
  useTypedBefore('form.is-served', put);
  return null;
}

/** Draws the form's script over what stands in the document, and again with another function for what is put. */
function putBack(): unknown[][] {
  const [first, second] = [vi.fn(), vi.fn()];
  const root = createRoot(document.createElement('div'));
  act(() => root.render(createElement(Taken, { put: first })));
  act(() => root.render(createElement(Taken, { put: second })));
  act(() => root.unmount());
  expect(second).not.toHaveBeenCalled();
  return first.mock.calls;
}

test('what was typed before the script was there is put back, each field once', () => {
  document.body.innerHTML =
    '<form class="is-served"><input name="email" value="pat@example.com"><input name="name" value=""><input name="cv" type="file"></form>';
  expect(putBack()).toEqual([
    ['email', 'pat@example.com'],
    ['name', ''],
  ]);
});

test('without such a form nothing is put back', () => {
  document.body.innerHTML = '<form><input name="email" value="pat@example.com"></form>';
  expect(putBack()).toEqual([]);
});
