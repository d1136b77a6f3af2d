import { networkOf } from './network-of.ts';
import { tooMany } from './request-limit.ts';

const AGAIN_AFTER_SECONDS = 10;

/** Does a piece of work for an address, as long as it has less than `most` of the kind under way; else throws `too-many`. */
export function atOnce(most: number): <Result>(address: string, work: () => Promise<Result>) => Promise<Result> {
  const running = new Map<string, number>();
  return async (address, work) => {
    const network = networkOf(address);
    const others = running.get(network) ?? 0;
    if (others >= most) throw tooMany(AGAIN_AFTER_SECONDS);
    running.set(network, others + 1);
    try {
      return await work();
    } finally {
      const left = (running.get(network) ?? 1) - 1;
      if (left === 0) running.delete(network);
      else running.set(network, left);
    }
  };
}
