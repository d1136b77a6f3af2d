import { beforeEach, expect, test, vi } from 'vitest';
import { showProgress } from './show-progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Works for so long. Returns the seconds that were told. */
async function toldOf(ms: number): Promise<number[]> {
  const told: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void told.push(line));
  const work = new Promise<string>((resolve) => setTimeout(() => resolve('made'), ms));
  const shown = showProgress('The site is built', work);
  await vi.advanceTimersByTimeAsync(ms);
  expect(await shown).toBe('made');
  expect(vi.getTimerCount()).toBe(0);
  return told.map((line) => Number(/^The site is built, (\d+) s …$/.exec(line)?.[1]));
}

test('work is told after two seconds, then after ten, and then each time it took as long again', async () => {
  expect(await toldOf(1999)).toEqual([]);
  expect(await toldOf(2001)).toEqual([2]);
  expect(await toldOf(60_000)).toEqual([2, 12, 24, 48]);
});

test('work that fails is told no more', async () => {
  const shown = showProgress('The site is built', Promise.reject(new Error('no')));
  await expect(shown).rejects.toThrow('no');
  expect(vi.getTimerCount()).toBe(0);
});
