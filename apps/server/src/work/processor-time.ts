import { MINUTE_MS } from '../limits/request-limit.ts';

/** The processor time that each network has used of late. */
export interface ProcessorTime {
  /** Seconds until the network may cause work again; 0: it may. */
  againAfter(network: string): number;
  spend(network: string, ms: number): void;
}

/**
 * Processor time that one network may use in a minute, in ms: a third of a core, and so at most a third of what renders pages. It is some
 * thousand pages that nobody asked for before; a person in a hurry causes a few dozen, a large office a few hundred.
 */
export const PER_MINUTE_MS = 20_000;
/** Networks remembered at once. */
const NETWORKS = 20_000;

interface Used {
  ms: number;
  /** When it was so much. */
  at: number;
}

/** A leaky bucket for each network. `clock` returns ms. */
export function processorTime(perMinuteMs: number, clock: () => number): ProcessorTime {
  const networks = new Map<string, Used>();
  const usedNow = (network: string): number => {
    const used = networks.get(network);
    if (used === undefined) return 0;
    return Math.max(0, used.ms - ((clock() - used.at) * perMinuteMs) / MINUTE_MS);
  };
  return {
    againAfter: (network) => {
      const tooMuch = usedNow(network) - perMinuteMs;
      return tooMuch <= 0 ? 0 : Math.ceil(((tooMuch / perMinuteMs) * MINUTE_MS) / 1000);
    },
    spend: (network, ms) => {
      const used = { ms: usedNow(network) + ms, at: clock() };
      // The longest unused stands first.
      networks.delete(network);
      networks.set(network, used);
      const [oldest] = networks.keys();
      if (networks.size > NETWORKS && oldest !== undefined) networks.delete(oldest);
    },
  };
}
