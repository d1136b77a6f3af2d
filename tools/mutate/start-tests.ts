import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Request } from './failing-files.ts';

/** How a run ended; with the test files that failed, or that were running when the process ended. */
export interface Ending {
  name: 'passed' | 'failed' | 'timed-out';
  files: string[];
}

export interface Tests {
  /**
   * Waits until a process is there. It loads Vitest with our order of files, so it begins before a file is changed: the change could be of
   * that order.
   */
  ready: () => Promise<void>;
  run: (request: Request) => Promise<Ending>;
  stop: () => Promise<void>;
}

/** Starts a process that runs tests. A run that takes too long ends the process with all that it started; another is started after it. */
export function startTests(
  root: string,
  limit: number,
  script = path.join(import.meta.dirname, 'test-process.ts'),
): Tests {
  let running: Promise<ChildProcess> | null = null;
  const start = async (): Promise<ChildProcess> => {
    const child = fork(script, { cwd: root, detached: true, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    await once(child, 'message');
    return child;
  };
  const stop = async (): Promise<void> => {
    const child = await running;
    running = null;
    if (child?.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  const started = (): Promise<ChildProcess> => {
    running ??= start();
    return running;
  };
  return {
    async ready() {
      await started();
    },
    async run(request) {
      const child = await started();
      child.send(request);
      const over = new AbortController();
      const timer = setTimeout(() => over.abort(), limit);
      const ending = await Promise.race([
        once(child, 'message', over).then(
          ([files]): Ending => (files.length === 0 ? { name: 'passed', files } : { name: 'failed', files }),
        ),
        once(child, 'exit', over).then((): Ending => ({ name: 'failed', files: request.tests })),
      ]).catch((): Ending => ({ name: 'timed-out', files: request.tests }));
      clearTimeout(timer);
      over.abort();
      if (ending.name === 'timed-out' || child.exitCode !== null) await stop();
      return ending;
    },
    stop,
  };
}
