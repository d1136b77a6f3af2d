// @vitest-environment jsdom
import { act } from 'react';
import { expect, test } from 'vitest';
import { drawHook } from '../testing/draw-hook.ts';
import { useAhead } from './use-ahead.ts';

/** A box whose page says what is chosen. */
function drawn(first: string) {
  let ofPage = first;
  const hook = drawHook(() => useAhead(ofPage));
  return {
    value: () => hook.now()[0],
    choose: (value: string) => act(() => hook.now()[1](value)),
    arrive: (value: string) => {
      ofPage = value;
      hook.again();
    },
  };
}

test('a choice shows at once, and stays when its page has come', () => {
  const { value, choose, arrive } = drawn('a');
  expect(value()).toBe('a');
  choose('b');
  expect(value()).toBe('b');
  arrive('b');
  expect(value()).toBe('b');
});

test('a page that is drawn again with nothing new leaves the choice', () => {
  const { value, choose, arrive } = drawn('a');
  choose('b');
  arrive('a');
  expect(value()).toBe('b');
});

test('a page that says something else is followed', () => {
  const { value, choose, arrive } = drawn('a');
  choose('b');
  arrive('c');
  expect(value()).toBe('c');
  arrive('a');
  expect(value()).toBe('a');
});
