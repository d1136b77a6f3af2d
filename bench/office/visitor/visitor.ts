import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { VisitorOrder } from './visitor-thread.ts';

const THREAD = new URL('./visitor-thread.ts', import.meta.url);

export interface Visitor {
  /** How long the pages took that were read while some work was done, in ms, the fastest first. */
  during(work: () => Promise<unknown>): Promise<number[]>;
  leave(): Promise<void>;
}

/** Somebody who reads pages again and again until told to leave. */
export function visitor(order: VisitorOrder): Visitor {
  const thread = new Worker(THREAD, { workerData: order });
  const failed = once(thread, 'error').then(([error]) => Promise.reject(error));
  failed.catch(() => undefined);
  const ask = async (word: 'times' | 'over'): Promise<number[]> => {
    const answer = once(thread, 'message');
    thread.postMessage(word);
    const [times] = await Promise.race([answer, failed]);
    return times;
  };
  return {
    during: async (work) => {
      await ask('times');
      await work();
      return (await ask('times')).sort((a, b) => a - b);
    },
    leave: async () => {
      await ask('over');
    },
  };
}

/** The time within which 99 of 100 were answered. */
export const ofHundred = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
