import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The folder for the data of the first site of this run that is ready. Where it is not named, each site makes a very first start. */
const kept = process.env.DEMO_DATA;
const LOOK_EVERY_MS = 5;

/** The last line that a start of the product prints. */
export const READY = /^Millrace is at /m;

/**
 * Fills an empty data folder with a copy of what is kept, which saves a very first start. Returns what that start printed; null: nothing
 * is kept.
 */
export function takeDemoData(dataDir: string): string | null {
  if (kept === undefined || !existsSync(kept)) return null;
  // The product keeps its folder to its own account.
  const umask = process.umask(0o077);
  cpSync(join(kept, 'data'), dataDir, { recursive: true });
  process.umask(umask);
  return readFileSync(join(kept, 'printed.txt'), 'utf8');
}

/**
 * Keeps a copy of the data of a site that has become ready, and what it printed, unless another site was earlier. Its process stands still
 * meanwhile: the copy is what a power cut would leave, from which every start recovers.
 */
export async function keepDemoData(dataDir: string, pid: number | undefined, printed: string): Promise<void> {
  if (kept === undefined || existsSync(kept) || pid === undefined || process.platform !== 'linux') return;
  const unfinished = `${kept}-${pid}`;
  mkdirSync(unfinished, { mode: 0o700 });
  process.kill(pid, 'SIGSTOP');
  try {
    while (!standsStill(pid)) await pause(LOOK_EVERY_MS);
    // A socket has nothing to copy.
    const filter = (file: string) => lstatSync(file).isFile() || lstatSync(file).isDirectory();
    cpSync(dataDir, join(unfinished, 'data'), { recursive: true, filter });
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  writeFileSync(join(unfinished, 'printed.txt'), printed, { mode: 0o600 });
  try {
    renameSync(unfinished, kept);
  } catch {
    // Another site was earlier by a moment.
    rmSync(unfinished, { recursive: true });
  }
}

/** Linux names the state of a process after its name in brackets. */
const standsStill = (pid: number): boolean =>
  / T /.test(readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1) ?? '');
