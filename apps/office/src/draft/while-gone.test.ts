import { expect, test, vi } from 'vitest';
import { lockNameOf, whileGone } from './edit-store.ts';

type Lock = { name: string } | null;
/** Runs `whileGone` in a browser that gives a lock, or does not; returns what it says, how often it ran, and how the lock was asked for. */
async function tried(waitMs: number, request?: (run: (lock: Lock) => unknown) => Promise<unknown>) {
  const asked: [string, object][] = [];
  const locks = {
    request: (name: string, options: object, run: (lock: Lock) => unknown) => {
      asked.push([name, options]);
      return request?.(run);
    },
  };
  vi.stubGlobal('navigator', request === undefined ? {} : { locks });
  const run = vi.fn();
  return { isGone: await whileGone('tab', waitMs, run), ran: run.mock.calls.length, asked };
}

test.each([
  ['is free, its tab is gone', async (run: (lock: Lock) => unknown) => run({ name: '' }), true],
  ['is held, its tab lives', async (run: (lock: Lock) => unknown) => run(null), false],
  ['is not given in time, its tab lives', () => Promise.reject(new DOMException('', 'TimeoutError')), false],
])('where the lock of a tab %s', async (_, request, isGone) => {
  for (const waitMs of [0, 50]) {
    const found = await tried(waitMs, request);
    expect([found.isGone, found.ran]).toEqual([isGone, isGone ? 1 : 0]);
    expect(found.asked).toEqual([
      [lockNameOf('tab'), waitMs === 0 ? { ifAvailable: true } : { signal: expect.any(AbortSignal) }],
    ]);
  }
});

test('without locks, only what is waited for is taken: that of this tab itself', async () => {
  expect(await tried(50)).toMatchObject({ isGone: true, ran: 1 });
  expect(await tried(0)).toMatchObject({ isGone: false, ran: 0 });
});
