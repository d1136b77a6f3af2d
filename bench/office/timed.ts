import { readFileSync } from 'node:fs';

/** How long some work took, in ms. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** The same, and the processor time of the main thread of a process meanwhile: what else the machine does counts less. */
export async function timedIn(pid: number, work: () => Promise<unknown>): Promise<{ ms: number; workMs: number }> {
  const before = threadMs(pid);
  const ms = await timed(work);
  return { ms, workMs: threadMs(pid) - before };
}

function threadMs(pid: number): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}
