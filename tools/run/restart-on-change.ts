import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Editors write a file in several steps, and several files at once. */
const SETTLE_MS = 200;

export interface Watched {
  root: string;
  /** Arguments for Node. */
  args: readonly string[];
  /** Folders, watched with all in them. */
  folders: readonly string[];
}

/** Runs a program and starts it again when its sources change, never two at once. Returns a function that stops it. */
export function restartOnChange({ root, args, folders }: Watched): (signal: NodeJS.Signals) => Promise<void> {
  let child = start();
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  const watchers = folders.map((folder) =>
    fs.watch(path.join(root, folder), { recursive: true }, (_, file) => {
      if (file !== null && isSource(file)) changed(`${folder}/${file}`);
    }),
  );

  function start(): ChildProcess {
    // In a process group of its own: otherwise a terminal signals it as well as us, and the second signal cuts it off.
    return spawn(process.execPath, args, {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: 'development' },
    });
  }
  function changed(file: string): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      console.log(`\n${file} has changed; starting again`);
      work = work.then(async () => {
        await ended(child, 'SIGTERM');
        child = start();
      });
    }, SETTLE_MS);
  }
  return async (signal) => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    await work;
    await ended(child, signal);
  };
}

/** TypeScript that is not a test. */
export const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

const ended = (child: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill(signal);
  });
