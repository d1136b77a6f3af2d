import { appendFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Runs in the measured process, by `--import`, and writes to the file that its address names: every tenth of a second the longest hold of
 * the event loop since the last time, in milliseconds, by the clock and by the main thread's processor time. The second does not
 * count what other processes of the machine take.
 */
const EVERY_MS = 100;
const TICK_MS = 2;
const file = new URL(import.meta.url).searchParams.get('to') ?? '/dev/null';
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

let longestWork = 0;
let before = workDone();
setInterval(() => {
  const now = workDone();
  longestWork = Math.max(longestWork, now - before);
  before = now;
}, TICK_MS).unref();

setInterval(() => {
  appendFileSync(file, `${JSON.stringify({ at: Date.now(), clockMs: delay.max / 1e6, workMs: longestWork })}\n`);
  delay.reset();
  longestWork = 0;
}, EVERY_MS).unref();

function workDone(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
