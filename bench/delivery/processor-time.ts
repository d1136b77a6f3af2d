import { readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second. */
const TICK_US = 10_000;

/** The processor time that a process has used so far, its own and the kernel's for it, in microseconds (Linux). */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const [user, system] = [fields[11], fields[12]].map(Number);
  return ((user ?? 0) + (system ?? 0)) * TICK_US;
}
