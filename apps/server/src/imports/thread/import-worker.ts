import { parentPort, workerData } from 'node:worker_threads';
import { importWork, Superseded } from './import-work.ts';

/** The entry of a thread: does one call after the other, and tells how far it is. */
const port = parentPort;
// Outside data: the number of the verdict that is wanted, which the server's thread raises.
const { wanted } = workerData as { wanted: SharedArrayBuffer };
const number = new Int32Array(wanted);
let own = 0;

const work = importWork(
  (doing, done, of) => port?.postMessage({ progress: { doing, done, of } }),
  () => Atomics.load(number, 0) === own,
);

interface Asked {
  id: number;
  call: keyof typeof work;
  given: never;
}

port?.on('message', ({ id, call, given }: Asked) => {
  own = Atomics.load(number, 0);
  try {
    const ask: (given: never) => unknown = work[call];
    port.postMessage({ id, result: ask(given) });
  } catch (error) {
    port.postMessage({
      id,
      fault: error instanceof Error ? error.message : String(error),
      isSuperseded: error instanceof Superseded,
    });
  }
});
