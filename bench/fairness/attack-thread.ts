import { parentPort, workerData } from 'node:worker_threads';
import { attacks } from './attacks.ts';
import { clientOf } from './client.ts';

/** Worker data of the thread. */
export interface AttackOrder {
  address: string;
  /** Index in the table of attacks. */
  nth: number;
  token: string;
}

/** Not as long as it is told to wait. */
const REFUSED_MS = 50;

/** One attack in a thread of its own, so that what the attacker receives delays no measurement. A message ends it. */
const { address, nth, token }: AttackOrder = workerData;
const attack = attacks[nth];
if (attack === undefined) throw new Error(`There is no attack ${nth}.`);
const client = clientOf(address, attack.connections);
// Of its own for each: what one has used up, the next one has not.
const from = `192.0.2.${1 + nth}`;
const statuses = new Map<number, number>();
let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
  client.close();
});
await Promise.all(Array.from({ length: attack.connections }, again));
parentPort?.postMessage(statuses);

async function again(): Promise<void> {
  while (!isOver && attack !== undefined) {
    const status = await attack.once(client, from, token).then(
      (reply) => reply.status,
      () => 0,
    );
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 400 && status !== 404) await new Promise((resolve) => setTimeout(resolve, REFUSED_MS));
  }
}
