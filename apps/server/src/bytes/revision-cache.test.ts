import { expect, test, vi } from 'vitest';
import { ENTRY_BYTES, revisionCache } from './revision-cache.ts';

const first = {};
const second = {};
/** Room for so many values of this size under keys of one letter. */
const roomFor = (count: number, size: number): number => count * (ENTRY_BYTES + 2 + size);
const cacheOf = (maxBytes: number) =>
  revisionCache<string>({ maxBytes, sizeOf: (value) => value.length, keeps: (value) => value !== 'never' });

test('what many ask for at once is made once', async () => {
  const cache = cacheOf(roomFor(9, 9));
  const make = vi.fn(async () => 'made');
  const answers = await Promise.all([1, 2, 3].map(() => cache.get(first, 'a', make)));
  expect(answers).toEqual(['made', 'made', 'made']);
  await cache.get(first, 'a', make);
  expect(make).toHaveBeenCalledTimes(1);
});

test('another revision makes its own, and the old one cannot show under it', async () => {
  const cache = cacheOf(roomFor(9, 9));
  const release = Promise.withResolvers<string>();
  const slow = cache.get(first, 'a', () => release.promise);
  expect(await cache.get(second, 'a', async () => 'new')).toBe('new');
  release.resolve('old');
  expect(await slow).toBe('old');
  expect(cache.kept(second, 'a')).toBe('new');
});

test('the least recently used go first once the bytes are spent', async () => {
  const cache = cacheOf(roomFor(2, 4));
  await cache.get(first, 'a', async () => 'aaaa');
  await cache.get(first, 'b', async () => 'bbbb');
  cache.kept(first, 'a');
  await cache.get(first, 'c', async () => 'cccc');
  expect(['a', 'b', 'c'].map((key) => cache.kept(first, key))).toEqual(['aaaa', undefined, 'cccc']);
});

test('what is larger than the whole budget pushes nothing out', async () => {
  const cache = cacheOf(roomFor(2, 4));
  await cache.get(first, 'a', async () => 'aaaa');
  await cache.get(first, 'b', async () => 'b'.repeat(roomFor(2, 4)));
  expect(cache.kept(first, 'a')).toBe('aaaa');
  expect(cache.kept(first, 'b')).toBeUndefined();
});

test('keys and the keeping itself count: made-up keys of empty values stay within the bytes', async () => {
  const cache = cacheOf(roomFor(100, 0));
  for (let nth = 0; nth < 10_000; nth++) await cache.get(first, String(nth), async () => '');
  expect(cache.all(first).length).toBeGreaterThan(90);
  expect(cache.all(first).length).toBeLessThanOrEqual(100);
});

test('a key larger than the whole budget is not kept', async () => {
  const cache = cacheOf(roomFor(2, 4));
  await cache.get(first, 'a', async () => 'aaaa');
  await cache.get(first, 'k'.repeat(roomFor(2, 4)), async () => '');
  expect(cache.all(first)).toEqual([['a', 'aaaa']]);
});

test('what is not worth keeping is made again', async () => {
  const cache = cacheOf(roomFor(2, 4));
  const make = vi.fn(async () => 'never');
  await cache.get(first, 'a', make);
  await cache.get(first, 'a', make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('a failure is not kept', async () => {
  const cache = cacheOf(roomFor(2, 4));
  await expect(cache.get(first, 'a', () => Promise.reject(new Error('once')))).rejects.toThrow('once');
  expect(await cache.get(first, 'a', async () => 'now')).toBe('now');
});

test('what is made is stopped once all who asked for it have left, and whoever asks then has it made anew', async () => {
  const cache = cacheOf(100);
  const [one, other] = [new AbortController(), new AbortController()];
  const stopped: string[] = [];
  const make = (name: string) => (signal: AbortSignal) =>
    new Promise<string>((_, reject) => {
      signal.addEventListener('abort', () => {
        stopped.push(name);
        reject(new Error('stopped'));
      });
    });
  const asked = [one, other].map(({ signal }) => cache.get(first, 'a', make('a'), signal));
  one.abort();
  expect(stopped).toEqual([]);
  other.abort();
  expect(stopped).toEqual(['a']);
  const anew = cache.get(first, 'a', async () => 'anew');
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await anew).toBe('anew');
});
test('what somebody wants who does not leave is not stopped', async () => {
  const cache = cacheOf(100);
  const client = new AbortController();
  const work = Promise.withResolvers<string>();
  const make = vi.fn((signal: AbortSignal) => {
    signal.addEventListener('abort', () => work.reject(new Error('stopped')));
    return work.promise;
  });
  const asked = [cache.get(first, 'a', make, client.signal), cache.get(first, 'a', make)];
  client.abort();
  work.resolve('made');
  expect(await Promise.all(asked)).toEqual(['made', 'made']);
  expect(make).toHaveBeenCalledTimes(1);
});
