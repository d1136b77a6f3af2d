import { parentPort, workerData } from 'node:worker_threads';
import { stringify } from 'yaml';

/** Writes its worker data as YAML, which takes longer than the thread that answers may be held. */
parentPort?.postMessage(stringify(workerData));
