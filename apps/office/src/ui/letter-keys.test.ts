// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { hasLetterKeys, setLetterKeys } from './letter-keys.ts';

beforeEach(() => localStorage.clear());

test('letters are keys until somebody turns them off', () => {
  expect(hasLetterKeys()).toBe(true);
  setLetterKeys(false);
  expect(hasLetterKeys()).toBe(false);
  setLetterKeys(true);
  expect(hasLetterKeys()).toBe(true);
});

test('a browser that keeps nothing has letter keys', () => {
  for (const name of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new Error('refused');
    });
  setLetterKeys(false);
  expect(hasLetterKeys()).toBe(true);
});
