import { createHmac, randomBytes } from 'node:crypto';
import { type CountedMiss, type Database, recordMisses } from '@millrace/database';
import type { FastifyBaseLogger } from 'fastify';
import { eachMinute } from '../counting/each-minute.ts';
import { networkOf } from '../limits/network-of.ts';
import { type Miss, missOf } from './miss-of.ts';

/** Words are kept from the third network on that they came from: those that only one person types stay in memory. */
export const NETWORKS_MIN = 3;
/** So long words wait in memory for further networks. */
const WAIT_MS = 30 * 24 * 60 * 60_000;
/** Words that wait, and words that are counted between two writes; further ones are not counted. */
export const WAITING_MAX = 2000;
const COUNTED_MAX = 500;
const DAY_LENGTH = 'YYYY-MM-DD'.length;

export interface MissCounts {
  /** Counts what a visitor did not find. */
  note(miss: Miss, address: string): void;
  /** The same, of an answer of the API; see `missOf`. */
  counter(name: string, input: unknown, answer: unknown): ((address: string) => void) | null;
  /** Writes what was counted since the last time; what cannot be written now is written next time. */
  write(): Promise<void>;
  /** Writes for the last time. */
  stop(): Promise<void>;
}

interface MissCountsOptions {
  database: Pick<Database, 'queries'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  clock?: () => Date;
}

/** Words that wait for further networks. */
interface Waiting {
  since: number;
  times: number;
  /** As hashes with a key of this process, which nobody else ever has. */
  networks: Set<string>;
}

/** Counts what visitors looked for and did not find, without persons (decision 212): in memory, written each minute. */
export function missCounts({ database, log, clock = () => new Date() }: MissCountsOptions): MissCounts {
  const key = randomBytes(32);
  const waiting = new Map<string, Waiting>();
  /** Words that came from networks enough. */
  const known = new Set<string>();
  let counted = new Map<string, CountedMiss>();

  const add = (miss: Miss, times: number): void => {
    const name = nameOf(miss);
    const before = counted.get(name);
    if (before !== undefined) before.times += times;
    else if (counted.size < COUNTED_MAX) counted.set(name, { ...miss, times });
  };
  const dropOldest = (names: Map<string, Waiting> | Set<string>): void => {
    const [oldest] = names.keys();
    if (names.size > WAITING_MAX && oldest !== undefined) names.delete(oldest);
  };
  const write = async (): Promise<void> => {
    const now = clock();
    for (const [name, { since }] of waiting) if (now.getTime() - since > WAIT_MS) waiting.delete(name);
    const written = [...counted.values()];
    counted = new Map();
    try {
      await recordMisses(database, now.toISOString().slice(0, DAY_LENGTH), written);
    } catch (error) {
      for (const { times, ...miss } of written) add(miss, times);
      log.warn({ err: error }, 'searches in vain were not written');
    }
  };
  const note = (miss: Miss, address: string): void => {
    const name = nameOf(miss);
    if (known.has(name)) {
      add(miss, 1);
      return;
    }
    const heard = waiting.get(name) ?? { since: clock().getTime(), times: 0, networks: new Set() };
    heard.times += 1;
    heard.networks.add(createHmac('sha256', key).update(networkOf(address)).digest('base64url'));
    waiting.set(name, heard);
    dropOldest(waiting);
    if (heard.networks.size < NETWORKS_MIN) return;
    waiting.delete(name);
    known.add(name);
    dropOldest(known);
    add(miss, heard.times);
  };
  return {
    note,
    counter: (name, input, answer) => {
      const miss = missOf(name, input, answer);
      return miss === null ? null : (address) => note(miss, address);
    },
    write,
    stop: eachMinute(write),
  };
}

const nameOf = ({ kind, words }: Miss): string => `${kind} ${words}`;
