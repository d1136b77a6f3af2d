import { commands, type Measurement, type MeasurementBatch } from '@millrace/contract';
import type { Provider } from './provider.ts';

export interface CollectorOptions {
  deliver?: (body: string) => void;
  /** Calls back after a while; returns a function that cancels it. */
  later?: (flush: () => void) => () => void;
}

/** Far below the contract's 50, so that a batch never comes near the size limit of a beacon. */
export const BATCH = 20;
const WAIT_MS = 4000;

/** Our own analytics: sends measurements in batches to this site's server, with nothing that identifies a visitor. */
export function collector({ deliver = beacon, later = afterWait }: CollectorOptions = {}): Provider {
  let waiting: Measurement[] = [];
  let callOff: (() => void) | null = null;
  const settle = (): void => {
    callOff?.();
    callOff = null;
  };
  const flush = (): void => {
    settle();
    if (waiting.length === 0) return;
    const batch: MeasurementBatch = { events: waiting };
    waiting = [];
    deliver(JSON.stringify(batch));
  };
  return {
    start: () => undefined,
    stop: () => {
      settle();
      waiting = [];
    },
    take: (measurement) => {
      waiting.push(measurement);
      if (waiting.length >= BATCH) flush();
      else callOff ??= later(flush);
    },
    flush,
  };
}

function beacon(body: string): void {
  navigator.sendBeacon(`/api${commands.measurements.path}`, body);
}

function afterWait(flush: () => void): () => void {
  const timer = setTimeout(flush, WAIT_MS);
  return () => clearTimeout(timer);
}
