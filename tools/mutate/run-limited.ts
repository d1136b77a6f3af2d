import { spawn } from 'node:child_process';

export type Ending = 'passed' | 'failed' | 'timed-out';

/** Runs a program to its end, or ends it with all that it started when its time is over. */
export function runLimited(
  program: string,
  args: readonly string[],
  cwd: string,
  milliseconds: number,
): Promise<Ending> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, stdio: 'ignore', detached: true });
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, milliseconds);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve(isLate ? 'timed-out' : code === 0 ? 'passed' : 'failed');
    });
  });
}
