import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atLeast } from './at-least.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an answer is shown no sooner than half a second after', async () => {
  const shown = vi.fn();
  void atLeast(Promise.resolve('yes')).then(shown);
  await vi.advanceTimersByTimeAsync(499);
  expect(shown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toHaveBeenCalledWith('yes');
});
test('a late answer waits for nothing else', async () => {
  const answer = new Promise((come) => setTimeout(() => come('yes'), 900));
  const shown = vi.fn();
  void atLeast(answer).then(shown);
  await vi.advanceTimersByTimeAsync(900);
  expect(shown).toHaveBeenCalledWith('yes');
});
test('a failure comes at once', async () => {
  await expect(atLeast(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});
