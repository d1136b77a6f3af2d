import type { FastifyRequest } from 'fastify';
import { tooMany } from '../limits/request-limit.ts';
import { type Asker, askerOf, theSite } from './asker.ts';
import { type Lane, openLane, type Place } from './lane.ts';
import { type LaneName, lanes } from './lanes.ts';
import { PER_MINUTE_MS, processorTime } from './processor-time.ts';

/** Decides when a piece of work starts, and whose is next. The work itself is done by whoever asks. */
export interface Work {
  /** Names who asks. Throws `too-many` while the network has used up its processor time. */
  admit(request: Pick<FastifyRequest, 'ip' | 'signal'>): Asker;
  /** Does a job when its turn comes, as `Lane.run` does. */
  run<Result>(lane: LaneName, asker: Asker, job: (place: Place) => Result | Promise<Result>): Promise<Result>;
  /** Whether `run` would take a job now: for a check ahead of what cannot be taken back. */
  hasRoom(lane: LaneName, asker: Asker): boolean;
}

export interface WorkOptions {
  /** Processor time of one network, in ms. */
  perMinuteMs?: number;
  /** In ms, from any moment on. */
  clock?: () => number;
}

/** The one scheduler of the process: each kind of work has its lane, and networks take turns in it. */
export function openWork({ perMinuteMs = PER_MINUTE_MS, clock = () => performance.now() }: WorkOptions = {}): Work {
  const used = processorTime(perMinuteMs, clock);
  const opened = new Map<LaneName, Lane>();
  const laneOf = (name: LaneName): Lane => {
    const lane = opened.get(name) ?? open(name);
    opened.set(name, lane);
    return lane;
  };
  const open = (name: LaneName): Lane => {
    const { isOnThisThread = false, isFree = false, ...limits } = lanes[name];
    return openLane({
      ...limits,
      measure: isOnThisThread ? threadTime : () => performance.now(),
      spent: ({ network }, ms) => {
        if (!isFree && network !== theSite.network) used.spend(network, ms);
      },
      ...(isOnThisThread ? { afterwards: afterTwoTurns } : {}),
    });
  };
  return {
    admit: (request) => {
      const asker = askerOf(request);
      const seconds = used.againAfter(asker.network);
      if (seconds > 0) throw tooMany(seconds);
      return asker;
    },
    run: (lane, asker, job) => laneOf(lane).run(asker, job),
    hasRoom: (lane, asker) => laneOf(lane).hasRoom(asker.network),
  };
}

/** Two turns of the event loop between two jobs: in the first a connection is accepted, in the second it gets what is kept. */
function afterTwoTurns(start: () => void): void {
  setImmediate(() => setImmediate(start));
}

/** Processor time of this thread, in ms. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
