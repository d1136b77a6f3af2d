import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Worker data of the thread. */
export interface VisitorOrder {
  address: string;
  /** Paths of pages, read in turn. */
  pages: readonly string[];
  everyMs: number;
}

/**
 * A visitor in a thread of its own, with one open connection: what the staff's client does delays no measurement. Each message answers with
 * the times since the last one, in ms, from the request to the last byte.
 */
const { address, pages, everyMs }: VisitorOrder = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let times: number[] = [];
let isOver = false;
parentPort?.on('message', (word: string) => {
  isOver = word === 'over';
  parentPort?.postMessage(times);
  times = [];
});
for (let nth = 0; !isOver; nth += 1) {
  const began = performance.now();
  await read(`${address}${pages[nth % pages.length] ?? ''}`);
  times.push(performance.now() - began);
  await wait(everyMs);
}
agent.destroy();
parentPort?.close();

function read(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br' };
    get(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`));
      answer.resume().once('end', resolve).once('error', reject);
    }).once('error', reject);
  });
}
