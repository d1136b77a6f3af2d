import { execFileSync } from 'node:child_process';

/**
 * Returns the state of the browser's processes, a line each, or says that there is no `ps`. A page in a loop is running (R), one that
 * waits sleeps (S).
 */
export function browserProcesses(): string {
  try {
    const all = execFileSync('ps', ['-eo', 'pid,stat,pcpu,time,args'], { encoding: 'utf8' }).split('\n');
    return all.flatMap((line) => (line.includes('--type=') ? [line.slice(0, WIDTH)] : [])).join('\n');
  } catch (error) {
    return `no list of processes: ${String(error)}`;
  }
}

const WIDTH = 120;
