// @vitest-environment jsdom
import { act, createElement, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { drawHook } from '../../testing/draw-hook.ts';
import { useFoundInPage } from './use-found-in-page.ts';

function drawn(isOpen: boolean) {
  const given = { isOpen, found: [] as string[], onFound: () => {} };
  const hear = (name: string) => () => void given.found.push(name);
  given.onFound = hear('first');
  const hook = drawHook(
    () => useFoundInPage(given.isOpen, given.onFound),
    (ref) => createElement('fieldset', { ref }),
  );
  const element = document.querySelector('fieldset');
  const find = (): string[] => {
    element?.dispatchEvent(new Event('beforematch'));
    return given.found.splice(0);
  };
  return { ...hook, element, given, hear, find, hidden: () => element?.getAttribute('hidden') };
}

test('what is folded is hidden, until the search of the browser finds it; what is open is not hidden', () => {
  const { given, again, hidden } = drawn(false);
  expect(hidden()).toBe('until-found');
  given.isOpen = true;
  again();
  expect(hidden()).toBeNull();
  given.isOpen = false;
  again();
  expect(hidden()).toBe('until-found');
});

test('what is drawn open is never hidden', () => {
  expect(drawn(true).hidden()).toBeNull();
});

test('who hears of a find is the last one given, and nobody once the page is left', () => {
  const { given, hear, again, leave, find } = drawn(false);
  expect(find()).toEqual(['first']);
  given.onFound = hear('second');
  again();
  expect(find()).toEqual(['second']);
  leave();
  expect(find()).toEqual([]);
});

test('what did not change since is not done again', () => {
  const { element, again } = drawn(false);
  if (element === null) throw new Error('Nothing is drawn.');
  const [set, listen] = [vi.spyOn(element, 'setAttribute'), vi.spyOn(element, 'addEventListener')];
  again();
  expect([set.mock.calls, listen.mock.calls]).toEqual([[], []]);
});

test('what a find opens is open before the event ends: the browser then scrolls to it', () => {
  drawHook(
    () => {
      const [isOpen, setOpen] = useState(false);
      return useFoundInPage(isOpen, () => setOpen(true));
    },
    (ref) => createElement('fieldset', { ref }),
  );
  const element = document.querySelector('fieldset');
  let isHidden: boolean | undefined;
  act(() => {
    element?.dispatchEvent(new Event('beforematch'));
    isHidden = element?.hasAttribute('hidden');
  });
  expect(isHidden).toBe(false);
});
