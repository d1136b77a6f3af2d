import { expect, test } from 'vitest';
import { watchErrors } from './watch-errors.ts';

/** A console that keeps what is written to it. */
function watched() {
  const shown: unknown[][] = [];
  const error = (...parts: unknown[]): void => void shown.push(parts);
  const target = { error };
  return { shown, error, target, ...watchErrors(target) };
}

test('a test that writes nothing passes, and leaves the console as it was', () => {
  const { begin, end, target, error } = watched();
  begin();
  expect(target.error).not.toBe(error);
  end();
  expect(target.error).toBe(error);
});

test('a test that writes is refused with all that it wrote, which is shown, too', () => {
  const { begin, end, target, shown, error } = watched();
  begin();
  target.error('%s is late', 'it', 1);
  target.error('gone');
  expect(end).toThrow(/^console\.error was called in this test: it is late 1\ngone$/);
  expect(shown).toEqual([['%s is late', 'it', 1], ['gone']]);
  expect(target.error).toBe(error);
});

test('a test after one that was refused passes', () => {
  const { begin, end, target } = watched();
  begin();
  target.error('gone');
  expect(end).toThrow();
  begin();
  expect(end).not.toThrow();
});

test('what a test replaces by its own is not refused, nor what is written between tests', () => {
  const { begin, end, target } = watched();
  begin();
  target.error = () => {};
  target.error('expected');
  expect(end).not.toThrow();
  target.error('between');
  begin();
  expect(end).not.toThrow();
});
