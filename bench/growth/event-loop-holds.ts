import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/** The longest hold of the event loop over some work, in milliseconds. */
export interface Hold {
  /** By the clock: what else the machine does counts too. */
  clockMs: number;
  /** By the processor time of the main thread. */
  workMs: number;
}

/** The watch writes ten times a second. */
const UNTIL_WRITTEN_MS = 300;

/** Watches the event loop of a server that is started with these parameters of Node. Its file is no part of the server's data. */
export function eventLoopHolds() {
  const folder = mkdtempSync(join(tmpdir(), 'millrace-event-loop-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'holds.jsonl');
  const watch = pathToFileURL(join(import.meta.dirname, 'watch-event-loop.ts'));
  watch.searchParams.set('to', file);
  return {
    node: [`--import=${watch}`],
    /** The longest hold while the work is done. */
    during: async (work: () => Promise<unknown>): Promise<Hold> => {
      await wait(UNTIL_WRITTEN_MS);
      const from = Date.now();
      await work();
      await wait(UNTIL_WRITTEN_MS);
      const holds = readHolds(file).filter(({ at }) => at > from);
      return {
        clockMs: Math.max(...holds.map(({ clockMs }) => clockMs)),
        workMs: Math.max(...holds.map(({ workMs }) => workMs)),
      };
    },
  };
}

function readHolds(file: string): (Hold & { at: number })[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}
