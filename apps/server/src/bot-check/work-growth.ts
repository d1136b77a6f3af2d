import type { BotCheckAction } from '@millrace/contract';
import { attemptsOf, countAttempt, type Database } from '@millrace/database';
import { networkOf } from '../limits/network-of.ts';

const MINUTE_MS = 60_000;

/** Says how many times its usual work the next submit costs, and counts submits. */
export interface WorkGrowth {
  now(action: BotCheckAction, address: string): Promise<number>;
  count(action: BotCheckAction, address: string): Promise<void>;
}

/** Submits of a form in a window, and how many times the work they make of the next; without an entry, once. */
interface Steps {
  windowMs: number;
  times: readonly { from: number; times: number }[];
}
/** A network that sends much pays first; an office that signs in at once hardly feels it. */
const ofNetwork: Steps = {
  windowMs: 15 * MINUTE_MS,
  times: [
    { from: 30, times: 2 },
    { from: 60, times: 4 },
    { from: 90, times: 8 },
  ],
};
/** Everybody pays a little while many networks send: more than a site of this size gets from people. */
const ofEverybody: Steps = {
  windowMs: MINUTE_MS,
  times: [
    { from: 120, times: 2 },
    { from: 300, times: 4 },
  ],
};
/** Seconds on a slow phone, not minutes. */
export const GROWTH_MAX = 8;
const EVERYBODY = 'everybody';

/** Growth by the submits of the network and of everybody, counted in the database for all nodes. */
export function workGrowth({ queries }: Pick<Database, 'queries'>, clock: () => Date = () => new Date()): WorkGrowth {
  const counts = (action: BotCheckAction, address: string) =>
    [
      { steps: ofNetwork, who: networkOf(address) },
      { steps: ofEverybody, who: EVERYBODY },
    ].map(({ steps, who }) => ({ steps, who, limit: { name: `work ${action}`, max: 0, windowMs: steps.windowMs } }));
  return {
    now: async (action, address) => {
      let times = 1;
      for (const { steps, who, limit } of counts(action, address))
        times *= timesOf(steps, await attemptsOf(queries, limit, who, clock()));
      return Math.min(times, GROWTH_MAX);
    },
    count: async (action, address) => {
      for (const { who, limit } of counts(action, address)) await countAttempt(queries, limit, who, clock());
    },
  };
}

const timesOf = ({ times }: Steps, submits: number): number =>
  times.findLast(({ from }) => submits >= from)?.times ?? 1;

/** The usual work, always. */
export const noGrowth: WorkGrowth = { now: async () => 1, count: async () => undefined };
