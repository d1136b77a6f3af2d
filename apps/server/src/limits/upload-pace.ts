import type { Readable } from 'node:stream';
import { refused } from '../problems/problem-error.ts';

export interface Pace {
  /** A sender must bring at least so many bytes … */
  leastBytes: number;
  /** … within this time. */
  withinMs: number;
  /** All of it, however fast. */
  totalMs: number;
}

const KB = 1 << 10;
/** A telephone in the country sends 4 KB a second; a tenth of that in any half minute is not sending. */
export const uploadPace: Pace = { leastBytes: 12 * KB, withinMs: 30_000, totalMs: 5 * 60_000 };
const STALLED = 'It stopped coming, or came too slowly. Please send it again.';

export interface Watch {
  /** Rejects once the sender is too slow, or too much has come; never resolves. */
  broken: Promise<never>;
  stop(): void;
}

/** Watches a body come in: at a pace, and no more of it than `maxBytes`. Begins to read it. */
export function watchBody(
  body: Readable,
  { leastBytes, withinMs, totalMs }: Pace,
  max: { bytes: number; excess: () => Error },
): Watch {
  const { promise: broken, reject } = Promise.withResolvers<never>();
  // Nobody may be waiting when it breaks.
  broken.catch(() => undefined);
  let bytes = 0;
  let before = 0;
  const count = (chunk: Buffer): void => {
    bytes += chunk.length;
    if (bytes > max.bytes) reject(max.excess());
  };
  const giveUp = () => reject(refused('bad-request', STALLED));
  const whole = setTimeout(giveUp, totalMs).unref();
  const steps = setInterval(() => {
    if (bytes - before < leastBytes) giveUp();
    before = bytes;
  }, withinMs).unref();
  const stop = () => {
    clearTimeout(whole);
    clearInterval(steps);
    body.off('data', count);
  };
  body.on('data', count);
  body.once('end', stop);
  body.once('close', stop);
  return { broken, stop };
}
