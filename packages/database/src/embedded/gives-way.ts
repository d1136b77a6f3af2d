import { setImmediate as letOthersWork } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/** Milliseconds of work after which requests, timers and files get their turn, as in the slices of the server. */
const SLICE_MS = 10;

/**
 * Makes PGlite give way between messages. It works on the event loop, and to wait for it gives nobody else a turn: statements that follow
 * one another, as in a transaction of many rows, would hold the loop from the first to the last. Nothing comes between them: whoever asks
 * meanwhile waits for its turn as before.
 */
export function givesWay(client: PGlite): PGlite {
  let heldSince: number | null = null;
  const send = client.execProtocolRaw.bind(client);
  client.execProtocolRaw = async (...message) => {
    if (heldSince === null) {
      heldSince = performance.now();
      setImmediate(() => {
        heldSince = null;
      });
    }
    const answer = await send(...message);
    if (heldSince !== null && performance.now() - heldSince >= SLICE_MS) await letOthersWork();
    return answer;
  };
  return client;
}
