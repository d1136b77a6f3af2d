/** Jobs that wait, by network: the next one is of the network that has had the least. */
export interface FairQueue<Job> {
  /** The jobs that wait, of one network or of all. */
  waiting(network?: string): number;
  add(network: string, job: Job): void;
  /** Takes a job back that was not started; returns false where it is not waiting. */
  remove(network: string, job: Job): boolean;
  /** Takes the job whose turn it is; null where none waits. */
  next(): Turn<Job> | null;
  /** The mean cost of a job, the newest counting most. */
  meanCost(): number;
  /** The network with the most waiting jobs, and its last one; null where none waits. */
  longest(): { network: string; waiting: number; last: Job } | null;
}

/** A job that was taken. */
interface Turn<Job> {
  job: Job;
  /** Tells its cost, in ms, once it is done: its network waits for the others that much longer. */
  done(cost: number): void;
}

interface Waiting<Job> {
  jobs: Job[];
  running: number;
  /** The work that the network has had, on the scale of the queue's own time. */
  clock: number;
}

/** A network that is not busy is remembered no longer than this many others. */
const REMEMBERED = 5_000;
/** The least that a turn costs, in ms: clocks of processor time may tick more slowly than a short job takes. */
const LEAST_COST = 0.1;
/** The weight of the newest job in the mean cost. */
const NEWEST = 0.1;

/**
 * Start-time fair queueing (Goyal, Vin, Cheng 1996). Each network has a clock that the cost of its jobs moves on, and the network whose
 * clock is furthest behind is next. One that comes anew begins at the clock of the job that was started last: it is next at once, and has
 * saved nothing up.
 */
export function fairQueue<Job>(): FairQueue<Job> {
  const networks = new Map<string, Waiting<Job>>();
  let now = 0;
  let waiting = 0;
  let running = 0;
  /** The mean cost of a job: charged at its start, so that a second one of the same network does not start for nothing. */
  let expected = 1;

  const entry = (network: string): Waiting<Job> => {
    const known = networks.get(network) ?? { jobs: [], running: 0, clock: now };
    if (known.jobs.length === 0 && known.running === 0) known.clock = Math.max(known.clock, now);
    networks.set(network, known);
    return known;
  };
  const forget = (): void => {
    if (waiting + running === 0) {
      networks.clear();
      now = 0;
    } else if (networks.size > REMEMBERED) forgetIdle(networks);
  };

  return {
    waiting: (network) => (network === undefined ? waiting : (networks.get(network)?.jobs.length ?? 0)),
    add: (network, job) => {
      entry(network).jobs.push(job);
      waiting += 1;
    },
    remove: (network, job) => {
      const jobs = networks.get(network)?.jobs ?? [];
      const at = jobs.indexOf(job);
      if (at < 0) return false;
      jobs.splice(at, 1);
      waiting -= 1;
      forget();
      return true;
    },
    next: () => {
      const chosen = furthestBehind(networks);
      const job = chosen?.jobs.shift();
      if (chosen === null || job === undefined) return null;
      const charged = expected;
      now = chosen.clock;
      chosen.clock += charged;
      chosen.running += 1;
      waiting -= 1;
      running += 1;
      return {
        job,
        done: (measured) => {
          const cost = Math.max(measured, LEAST_COST);
          running -= 1;
          chosen.running -= 1;
          chosen.clock += cost - charged;
          expected += NEWEST * (cost - expected);
          forget();
        },
      };
    },
    meanCost: () => expected,
    longest: () => {
      let found: { network: string; waiting: number; last: Job } | null = null;
      for (const [network, { jobs }] of networks) {
        const last = jobs.at(-1);
        if (last !== undefined && jobs.length > (found?.waiting ?? 0)) found = { network, waiting: jobs.length, last };
      }
      return found;
    },
  };
}

function furthestBehind<Job>(networks: ReadonlyMap<string, Waiting<Job>>): Waiting<Job> | null {
  let found: Waiting<Job> | null = null;
  for (const one of networks.values())
    if (one.jobs.length > 0 && (found === null || one.clock < found.clock)) found = one;
  return found;
}

/** Drops the networks that nothing waits or runs for. */
function forgetIdle<Job>(networks: Map<string, Waiting<Job>>): void {
  for (const [network, { jobs, running }] of networks) if (jobs.length === 0 && running === 0) networks.delete(network);
}
