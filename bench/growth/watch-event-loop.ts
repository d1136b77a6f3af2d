import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Runs in the measured process, by `--import`, and writes to the file that its address names: every tenth of a second the longest hold of
 * the event loop since the last time, in milliseconds, by the clock and by the main thread's processor time. The second does not
 * count what other processes of the machine take. Node's own `monitorEventLoopDelay` is not used: a hold that ends as its histogram is
 * reset is lost, and a long hold makes the reset due.
 * Threads of the process are started with `--import` too; their loops may be held, as nobody waits for them.
 */
const EVERY_MS = 100;
const TICK_MS = 2;
const file = new URL(import.meta.url).searchParams.get('to') ?? '/dev/null';

if (isMainThread) watch();

function watch(): void {
  let longest = { clockMs: 0, workMs: 0 };
  let before = now();
  setInterval(() => {
    const { clock, work } = now();
    longest = {
      clockMs: Math.max(longest.clockMs, clock - before.clock - TICK_MS),
      workMs: Math.max(longest.workMs, work - before.work),
    };
    before = { clock, work };
  }, TICK_MS).unref();

  setInterval(() => {
    appendFileSync(file, `${JSON.stringify({ at: Date.now(), ...longest })}\n`);
    longest = { clockMs: 0, workMs: 0 };
  }, EVERY_MS).unref();
}

function now(): { clock: number; work: number } {
  const { user, system } = process.threadCpuUsage();
  return { clock: performance.now(), work: (user + system) / 1000 };
}
