import { setImmediate as letOthersWork } from 'node:timers/promises';
import type { Pausable } from '@millrace/configurator';

/** Milliseconds of work after which requests, timers and files get their turn. The longest hold allowed is 50 (docs/performance.md). */
export const SLICE_MS = 10;

/**
 * Does pausable work on the event loop without holding it. Throws the signal's reason at the next slice once it is aborted. `whenFree` is
 * waited for before each slice.
 */
export async function inSlices<Result>(
  work: Pausable<Result>,
  signal: AbortSignal,
  whenFree?: () => Promise<void>,
): Promise<Result> {
  for (;;) {
    if (whenFree !== undefined) await whenFree();
    signal.throwIfAborted();
    const until = performance.now() + SLICE_MS;
    do {
      const { done, value } = work.next();
      if (done === true) return value;
    } while (performance.now() < until);
    await letOthersWork();
  }
}

/** A wait for loops that cannot be pausable work: after a slice of work it lets requests, timers and files have their turn. */
export function sliceEnds(): () => Promise<void> {
  let until = performance.now() + SLICE_MS;
  return async () => {
    if (performance.now() < until) return;
    await letOthersWork();
    until = performance.now() + SLICE_MS;
  };
}
