import { tooMany } from '../limits/request-limit.ts';
import type { Asker } from './asker.ts';
import { fairQueue } from './fair-queue.ts';
import { busy, clientLeft } from './refusals.ts';

export interface LaneLimits {
  /** Jobs at work at once. */
  atOnce: number;
  /** Jobs that may wait, of all networks together and of each. */
  waiting: number;
  waitingPerNetwork: number;
}

export interface LaneOptions extends LaneLimits {
  /** A clock in ms, read where a job starts and ends: the difference is the job's cost. */
  measure(): number;
  /** Called with the cost of each job, in ms. */
  spent(asker: Asker, ms: number): void;
  /** Starts the next job after one is done; at once by default. */
  afterwards?: (start: () => void) => void;
}

/** The things that a job is given. */
export interface Place {
  /** Aborts when the client has left: a job that can should end then. */
  signal: AbortSignal;
  /** Gives the place to the next job, ahead of the job's end: for what goes on elsewhere. */
  leave(): void;
}

export interface Lane {
  /**
   * Does a job when its turn comes. Throws `too-many` where the network has so many waiting, `not-ready` where all have; what waits is
   * dropped when the client leaves.
   */
  run<Result>(asker: Asker, job: (place: Place) => Result | Promise<Result>): Promise<Result>;
  /** Whether `run` would take a job of the network now. */
  hasRoom(network: string): boolean;
}

interface Waiting {
  start(done: (cost: number) => void): void;
  refuse(error: Error): void;
}

/** Times that a refused client is told to wait, in seconds. */
const AGAIN_AFTER = { least: 1, most: 60 };

/** So many jobs of a kind at once, so many waiting, and the turns of the waiting ones fair between networks. */
export function openLane({ measure, spent, afterwards, ...limits }: LaneOptions): Lane {
  const queue = fairQueue<Waiting>();
  let running = 0;
  let isStarting = false;

  const startWaiting = (): void => {
    isStarting = false;
    while (running < limits.atOnce) {
      const turn = queue.next();
      if (turn === null) return;
      running += 1;
      turn.job.start((cost) => {
        running -= 1;
        turn.done(cost);
        startAfterwards();
      });
    }
  };
  const startAfterwards = (): void => {
    if (isStarting) return;
    isStarting = true;
    if (afterwards === undefined) startWaiting();
    else afterwards(startWaiting);
  };
  const againAfter = (jobs: number): number => {
    const seconds = Math.ceil((jobs * queue.meanCost()) / limits.atOnce / 1000);
    return Math.min(AGAIN_AFTER.most, Math.max(AGAIN_AFTER.least, seconds));
  };
  const refusal = (network: string): Error | null => {
    const own = queue.waiting(network);
    if (own >= limits.waitingPerNetwork) return tooMany(againAfter(own));
    const isLongest = own + 1 >= (queue.longest()?.waiting ?? 0);
    return queue.waiting() >= limits.waiting && isLongest ? busy(againAfter(queue.waiting())) : null;
  };
  /** When all places are taken, the network that waits for the most gives one up. */
  const makeRoom = (network: string): void => {
    const refused = refusal(network);
    if (refused !== null) throw refused;
    const longest = queue.waiting() < limits.waiting ? null : queue.longest();
    if (longest !== null && queue.remove(longest.network, longest.last))
      longest.last.refuse(busy(againAfter(queue.waiting())));
  };

  const begin = <Result>(
    asker: Asker,
    job: (place: Place) => Result | Promise<Result>,
    done: (cost: number) => void,
  ) => {
    const began = measure();
    let hasLeft = false;
    const leave = (): void => {
      if (hasLeft) return;
      hasLeft = true;
      const cost = Math.max(0, measure() - began);
      spent(asker, cost);
      done(cost);
    };
    return (async () => job({ signal: asker.signal, leave }))().finally(leave);
  };

  return {
    hasRoom: (network) => refusal(network) === null,
    run: async (asker, job) => {
      const { network, signal } = asker;
      if (signal.aborted) throw clientLeft();
      makeRoom(network);
      const turn = Promise.withResolvers<(cost: number) => void>();
      const waiting: Waiting = { start: turn.resolve, refuse: turn.reject };
      const drop = (): void => {
        if (queue.remove(network, waiting)) turn.reject(clientLeft());
      };
      signal.addEventListener('abort', drop, { once: true });
      queue.add(network, waiting);
      if (!isStarting) startWaiting();
      const done = await turn.promise.finally(() => signal.removeEventListener('abort', drop));
      return begin(asker, job, done);
    },
  };
}
