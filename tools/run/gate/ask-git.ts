import { execFileSync } from 'node:child_process';

/** A list of all files of a large house fits. */
const LONGEST_ANSWER = 64 * 1024 ** 2;

/** Returns what git says of a folder; null where it says nothing, as it is not installed or does not keep the folder. */
export function askGit(root: string, ...args: string[]): string | null {
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio, maxBuffer: LONGEST_ANSWER });
  } catch {
    return null;
  }
}
