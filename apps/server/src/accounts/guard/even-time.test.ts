import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EVEN_TIME_MS, evenTime } from './even-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const refuses = async () => {
  throw new Error('refused');
};

test.each<[string, () => Promise<unknown>]>([
  ['an answer', async () => 'done'],
  ['a refusal', refuses],
])('%s that is ready at once waits for the others', async (_what, work) => {
  const settled = vi.fn();
  const even = evenTime(EVEN_TIME_MS, work).then(settled, settled);
  await vi.advanceTimersByTimeAsync(EVEN_TIME_MS - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await even;
  expect(settled).toHaveBeenCalledTimes(1);
});
test('work that takes longer is answered when it is done', async () => {
  const work = Promise.withResolvers<string>();
  const even = evenTime(EVEN_TIME_MS, () => work.promise);
  await vi.advanceTimersByTimeAsync(EVEN_TIME_MS * 2);
  work.resolve('done');
  expect(await even).toBe('done');
});
test('a refusal stays one', async () => {
  const refused = expect(evenTime(1, refuses)).rejects.toThrow('refused');
  await vi.advanceTimersByTimeAsync(1);
  await refused;
});
