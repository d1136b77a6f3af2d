import { execFileSync } from 'node:child_process';

/** How the browser's processes stand, a line each; says so where there is no `ps` to ask. A page in a loop is at work (R), one that waits is not (S). */
export function browserProcesses(): string {
  try {
    const all = execFileSync('ps', ['-eo', 'pid,stat,pcpu,time,args'], { encoding: 'utf8' }).split('\n');
    return all.flatMap((line) => (line.includes('--type=') ? [line.slice(0, WIDTH)] : [])).join('\n');
  } catch (error) {
    return `no list of processes: ${String(error)}`;
  }
}

const WIDTH = 120;
