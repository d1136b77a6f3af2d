import { networkOf } from './network-of.ts';
import { tooMany } from './request-limit.ts';

const AGAIN_AFTER_SECONDS = 10;

interface InAll {
  most: number;
  /** Why it is refused beyond that. */
  refusal(): Error;
}

/**
 * Does a piece of work for an address, as long as its network has less than `most` of the kind under way; else throws `too-many`. All
 * networks together have no more than `inAll` says.
 */
export function atOnce(
  most: number,
  inAll: InAll | null = null,
): <Result>(address: string, work: () => Promise<Result>) => Promise<Result> {
  const running = new Map<string, number>();
  let all = 0;
  return async (address, work) => {
    const network = networkOf(address);
    const others = running.get(network) ?? 0;
    if (others >= most) throw tooMany(AGAIN_AFTER_SECONDS);
    if (inAll !== null && all >= inAll.most) throw inAll.refusal();
    running.set(network, others + 1);
    all += 1;
    try {
      return await work();
    } finally {
      all -= 1;
      const left = (running.get(network) ?? 1) - 1;
      if (left === 0) running.delete(network);
      else running.set(network, left);
    }
  };
}
