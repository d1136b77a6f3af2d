import { spawn } from 'node:child_process';

interface Ended {
  name: 'passed' | 'failed' | 'timed-out';
  /** The output of the program. */
  output: string;
}

/** Runs a program to its end, or ends it with all that it started when its time is over. */
export function runLimited(
  program: string,
  args: readonly string[],
  cwd: string,
  milliseconds: number,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'ignore'], detached: true });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, milliseconds);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      const name = isLate ? 'timed-out' : code === 0 ? 'passed' : 'failed';
      resolve({ name, output: Buffer.concat(parts).toString('utf8') });
    });
  });
}
