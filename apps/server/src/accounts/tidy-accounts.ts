import { type Database, forgetStale } from '@millrace/database';
import type { FastifyBaseLogger } from 'fastify';

const MINUTE_MS = 60_000;
/** Not while the server starts. */
const FIRST_MS = MINUTE_MS;
const EVERY_MS = 6 * 60 * MINUTE_MS;

/** Deletes data of no use any more from time to time. Returns a function that stops it. */
export function tidyAccounts(database: Database, log: Pick<FastifyBaseLogger, 'warn'>): () => void {
  const tidy = () =>
    forgetStale(database, new Date()).catch((error: unknown) => log.warn({ err: error }, 'accounts were not tidied'));
  const first = setTimeout(tidy, FIRST_MS).unref();
  const timer = setInterval(tidy, EVERY_MS).unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}
