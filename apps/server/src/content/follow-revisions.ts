import type { Database } from '@millrace/database';
import type { FastifyBaseLogger } from 'fastify';
import type { ContentHolder } from './content-holder.ts';

const RETRY_MS = 2000;

/**
 * Takes every revision published from now on, by this or another node; what fails to read is tried again. `prepare` hears of those that are
 * about to come. Returns a function that stops it.
 */
export async function followRevisions(
  database: Pick<Database, 'listen'>,
  holder: Pick<ContentHolder, 'refresh'>,
  log: Pick<FastifyBaseLogger, 'error'>,
  prepare?: (announcement: string) => void,
): Promise<() => Promise<void>> {
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;
  const take = (): void => {
    clearTimeout(retry);
    holder.refresh().catch((error: unknown) => {
      if (isStopped) return;
      log.error({ err: error }, 'published content could not be read; trying again');
      retry = setTimeout(take, RETRY_MS);
    });
  };
  const unlisten = await database.listen(take, prepare);
  return async () => {
    isStopped = true;
    clearTimeout(retry);
    await unlisten();
  };
}
