import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { AttackOrder } from './attack-thread.ts';

const THREAD = new URL('./attack-thread.ts', import.meta.url);

/** Begins an attack; it goes on until it is stopped. Stopping returns the number of answers by their status. */
export function beginAttack(order: AttackOrder): { stop(): Promise<[status: number, count: number][]> } {
  const thread = new Worker(THREAD, { workerData: order });
  const over = once(thread, 'message');
  return {
    stop: async () => {
      thread.postMessage('over');
      const [statuses] = await over;
      return [...statuses];
    },
  };
}
