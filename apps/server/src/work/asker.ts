import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../limits/network-of.ts';

/** The asker of work, who pays for it. */
export interface Asker {
  /** Addresses that count as one. */
  network: string;
  /** Aborts when the client has left: what it asked for is wanted no more. */
  signal: AbortSignal;
}

/** Work that no request asks for, such as pages rendered again after a publish. It waits for its turn like a network's. */
export const theSite: Asker = { network: 'the site', signal: new AbortController().signal };

export const askerOf = ({ ip, signal }: Pick<FastifyRequest, 'ip' | 'signal'>): Asker => ({
  network: networkOf(ip),
  signal,
});

/** For work that is finished even when the client leaves, because others may wait for it too. */
export const staying = ({ network }: Asker): Asker => ({ network, signal: theSite.signal });

const askers = new AsyncLocalStorage<Asker>();

/** Does something in the name of an asker, for work that lies where no request is at hand. */
export const inTheNameOf = <Result>(asker: Asker, work: () => Result): Result => askers.run(asker, work);

/** In whose name this is done: the site's own where nobody was named. */
export const currentAsker = (): Asker => askers.getStore() ?? theSite;
