import { expect, test } from 'vitest';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';

function store(initial: string | null = null) {
  let kept = initial;
  return {
    getItem: () => kept,
    setItem: (_key: string, text: string) => {
      kept = text;
    },
    removeItem: () => {
      kept = null;
    },
  };
}

test('the last five stand in order, each once whatever its case', () => {
  const device = store();
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'C', ' ']) rememberSearch(() => device, text);
  expect(recentSearches(() => device)).toEqual(['C', 'f', 'e', 'd', 'b']);
  forgetSearches(device);
  expect(recentSearches(() => device)).toEqual([]);
});

test.each(['{', '{}', '[1]', 'null'])('what stands there otherwise (%s) counts as none', (kept) => {
  expect(recentSearches(() => store(kept))).toEqual([]);
});

test('a store that is forbidden keeps none and does not fail', () => {
  const forbidden = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('no');
    },
  };
  expect(() => rememberSearch(() => forbidden, 'a')).not.toThrow();
});
