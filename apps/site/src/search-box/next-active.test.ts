import { expect, test } from 'vitest';
import { nextActive } from './next-active.ts';

test.each([
  ['down goes from the input to the first', 'ArrowDown', -1, 0],
  ['down goes on', 'ArrowDown', 0, 1],
  ['down from the last goes back to the input', 'ArrowDown', 3, -1],
  ['up from the input goes to the last', 'ArrowUp', -1, 3],
  ['up from the first goes back to the input', 'ArrowUp', 0, -1],
  ['other keys do not move', 'a', 0, null],
])('%s', (_rule, key, active, next) => {
  expect(nextActive(key, active, 4)).toBe(next);
});

test('without options the keys are the text field’s own', () => {
  expect(nextActive('ArrowDown', -1, 0)).toBeNull();
});
