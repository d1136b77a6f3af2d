import { type Database, forgetMeasurements } from '@millrace/database';
import type { FastifyBaseLogger } from 'fastify';

const MINUTE_MS = 60_000;
/** Not while the server starts. */
const FIRST_MS = 3 * MINUTE_MS;
const EVERY_MS = 6 * 60 * MINUTE_MS;

/** Deletes counts past their time now and then. Returns a function that stops it. */
export function tidyMeasurements(
  database: Database,
  log: Pick<FastifyBaseLogger, 'warn'>,
  clock: () => Date = () => new Date(),
): () => void {
  const tidy = () =>
    forgetMeasurements(database, clock()).catch((error: unknown) =>
      log.warn({ err: error }, 'measurements were not tidied'),
    );
  const first = setTimeout(tidy, FIRST_MS).unref();
  const timer = setInterval(tidy, EVERY_MS).unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}
