import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uploadPace, watchBody } from './upload-pace.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const KB = 1 << 10;
const max = { bytes: 1000 * KB, excess: () => new Error('too large') };

/** Sends so many bytes each second; returns the second in which it is given up, and why. */
async function givenUp(perSecond: number, seconds: number): Promise<{ after: number; words: string } | null> {
  const body = new PassThrough();
  const watch = watchBody(body, uploadPace, max);
  let words: string | null = null;
  watch.broken.catch((error: Error) => {
    words = error.message;
  });
  for (let second = 1; second <= seconds; second += 1) {
    body.emit('data', Buffer.alloc(perSecond));
    await vi.advanceTimersByTimeAsync(1000);
    if (words !== null) return { after: second, words };
  }
  watch.stop();
  return null;
}

test.each([
  ['one that is silent', 0, 30],
  ['one that trickles', 100, 30],
  ['one slower than a tenth of a slow telephone', 399, 30],
])('%s is given up after half a minute', async (_who, perSecond, after) => {
  expect(await givenUp(perSecond, 60)).toEqual({ after, words: expect.stringMatching(/send it again\.$/) });
});
test('a slow telephone may take its time, up to five minutes', async () => {
  expect(await givenUp(2 * KB, 299)).toBeNull();
  expect((await givenUp(2 * KB, 301))?.after).toBe(300);
});
test('more than may come at all is refused at once', async () => {
  expect(await givenUp(1001 * KB, 1)).toEqual({ after: 1, words: 'too large' });
});
test('a body that has ended is watched no longer', async () => {
  const body = new PassThrough();
  const broken = vi.fn();
  watchBody(body, uploadPace, max).broken.catch(broken);
  body.end();
  body.resume();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(broken).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
