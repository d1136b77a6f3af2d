import { type AttemptCount, countAttempt, type Database } from '@millrace/database';
import { networkOf } from './network-of.ts';
import { type Charge, MINUTE_MS, tooMany } from './request-limit.ts';

/** Counts one call of an address within a minute, over all nodes. */
export type CountCall = (name: string, perMinute: number, address: string) => Promise<AttemptCount>;

/** Counts in the database that the nodes share; null for the embedded one, whose process is alone and counts in memory. */
export function countInDatabase({ kind, queries }: Database, clock = () => new Date()): CountCall | null {
  if (kind === 'embedded') return null;
  return (name, perMinute, address) =>
    countAttempt(queries, { name: `call ${name}`, max: perMinute, windowMs: MINUTE_MS }, address, clock());
}

/**
 * A limit that holds over all nodes. Each counts in memory first, so that an address beyond the limit costs no query: a
 * flood writes no more rows than the limit, from each node.
 */
export function sharedLimit(ofProcess: Charge, count: CountCall, name: string, perMinute: number): Charge {
  return async (request) => {
    await ofProcess(request);
    const { isAllowed, retryAfterSeconds } = await count(name, perMinute, networkOf(request.ip));
    if (!isAllowed) throw tooMany(retryAfterSeconds);
  };
}
