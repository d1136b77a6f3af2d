import { Worker } from 'node:worker_threads';
import type { importWork } from './thread/import-work.ts';

type Calls = ReturnType<typeof importWork>;
type Given<Name extends keyof Calls> = Parameters<Calls[Name]>[0];

export interface Progress {
  doing: 'reading' | 'judging' | 'landing';
  done: number;
  of: number;
}

/** A thread with the files of one import. */
export interface ImportThread {
  /**
   * Has a call done there. Bytes that are transferred are gone here. Rejects with `ThreadEnded`, and with `Stopped` for a verdict that
   * was stopped.
   */
  ask<Name extends keyof Calls>(
    call: Name,
    given: Given<Name>,
    transferred?: readonly ArrayBuffer[],
  ): Promise<ReturnType<Calls[Name]>>;
  /** Stops the verdict under way. */
  stopJudging(): void;
  end(): Promise<void>;
}

/** The thread took more memory than it may, or was ended. */
export class ThreadEnded extends Error {
  readonly isOutOfMemory: boolean;
  constructor(isOutOfMemory: boolean) {
    super('The thread of the import has ended.');
    this.isOutOfMemory = isOutOfMemory;
  }
}
export class Stopped extends Error {}

/**
 * JavaScript memory of a thread, in MB. A sheet of 100,000 rows and 20 columns takes 400, the rows that it is compared with 100, the
 * verdict 200. Bytes of files are beside it.
 */
const MOST_MEMORY_MB = 1024;

interface Answer {
  id?: number;
  result?: unknown;
  fault?: string;
  isSuperseded?: boolean;
  progress?: Omit<Progress, 'doing'> & { doing: 'judging' };
}

export function importThread({
  onProgress,
  mostMemoryMb = MOST_MEMORY_MB,
}: {
  onProgress(progress: Progress): void;
  mostMemoryMb?: number;
}): ImportThread {
  const wanted = new SharedArrayBuffer(4);
  const number = new Int32Array(wanted);
  const worker = new Worker(new URL('./thread/import-worker.ts', import.meta.url), {
    workerData: { wanted },
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
  });
  // A server that stops does not wait for it.
  worker.unref();
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: unknown): void }>();
  let last = 0;
  let ended: ThreadEnded | null = null;
  const fail = (error: ThreadEnded): void => {
    ended = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', ({ id, result, fault, isSuperseded, progress }: Answer) => {
    if (progress !== undefined) onProgress(progress);
    const asked = id === undefined ? undefined : waiting.get(id);
    if (id === undefined || asked === undefined) return;
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
    if (isSuperseded === true) asked.reject(new Stopped('The verdict was stopped.'));
    else if (fault !== undefined) asked.reject(new Error(fault));
    else asked.resolve(result);
  });
  worker.on('error', (error) => fail(new ThreadEnded('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')));
  worker.on('exit', () => {
    if (ended === null) fail(new ThreadEnded(false));
  });

  return {
    ask: (call, given, transferred = []) => {
      if (ended !== null) return Promise.reject(ended);
      const id = ++last;
      return new Promise((resolve, reject) => {
        // The answer is that of the call's own function.
        waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
        worker.ref();
        worker.postMessage({ id, call, given }, [...transferred]);
      });
    },
    stopJudging: () => void Atomics.add(number, 0, 1),
    end: async () => {
      await worker.terminate();
    },
  };
}
