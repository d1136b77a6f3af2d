import { type Database, forgetStale } from '@millrace/database';
import type { FastifyBaseLogger } from 'fastify';

const EVERY_MS = 6 * 60 * 60_000;

/** Forgets now and then what is of no use any more. Answers how to stop. */
export function tidyAccounts(database: Database, log: Pick<FastifyBaseLogger, 'warn'>): () => void {
  const tidy = () =>
    forgetStale(database, new Date()).catch((error: unknown) => log.warn({ err: error }, 'accounts were not tidied'));
  const timer = setInterval(tidy, EVERY_MS).unref();
  return () => clearInterval(timer);
}
