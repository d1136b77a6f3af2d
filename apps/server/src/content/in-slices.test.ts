import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { inSlices, SLICE_MS } from './in-slices.ts';

const going = new AbortController().signal;
const MOST_TURNS = 10 * SLICE_MS;

/** Works a millisecond at a time until it is told to stop, or gives up. */
function* workUntil(isTold: () => boolean): Generator<undefined, 'told' | 'never told', undefined> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    if (isTold()) return 'told';
    const until = performance.now() + 1;
    while (performance.now() < until);
    yield;
  }
  return 'never told';
}

test('what waits for the event loop runs between two slices', async () => {
  let told = false;
  setImmediate(() => {
    told = true;
  });
  expect(
    await inSlices(
      workUntil(() => told),
      going,
    ),
  ).toBe('told');
});
test('two works take turns', async () => {
  const done: string[] = [];
  const work = function* (name: string) {
    for (let turn = 0; turn < 3; turn += 1) {
      const until = performance.now() + SLICE_MS;
      while (performance.now() < until);
      done.push(name);
      yield;
    }
  };
  await Promise.all([inSlices(work('one'), going), inSlices(work('other'), going)]);
  expect(done.slice(0, 4)).toEqual(['one', 'other', 'one', 'other']);
});
test('work that ends within a slice waits, too, until there is room for it', async () => {
  const free = Promise.withResolvers<void>();
  const whenFree = vi.fn(() => free.promise);
  let isBegun = false;
  const work = function* () {
    isBegun = true;
    yield;
  };
  const done = inSlices(work(), going, whenFree);
  await nextTurn();
  expect(isBegun).toBe(false);
  free.resolve();
  await done;
  expect(isBegun).toBe(true);
  expect(whenFree).toHaveBeenCalledTimes(1);
});
test('an abort ends the work at the next slice with its reason', async () => {
  const stopping = new AbortController();
  let turns = 0;
  const work = inSlices(
    workUntil(() => {
      turns += 1;
      return false;
    }),
    stopping.signal,
  );
  stopping.abort(new Error('enough'));
  await expect(work).rejects.toThrow('enough');
  expect(turns).toBeLessThan(MOST_TURNS);
});
test('work that fails fails', async () => {
  const work = function* (): Generator<undefined, void, undefined> {
    yield;
    throw new Error('broken');
  };
  await expect(inSlices(work(), going)).rejects.toThrow('broken');
});
