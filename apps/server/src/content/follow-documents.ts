import type { FastifyBaseLogger } from 'fastify';
import type { DocumentTexts } from '../document-texts/document-texts.ts';
import type { ContentHolder } from './content-holder.ts';
import { oneByOne } from './one-by-one.ts';

/** Milliseconds between two looks at the days of the files: a look lists folders and opens no file that is as it was. */
export const LOOK_AGAIN_MS = 5 * 60_000;

interface FollowDocuments {
  holder: Pick<ContentHolder, 'current' | 'onTaken' | 'renew'>;
  texts: DocumentTexts;
  /** False for content whose documents are made from its rows: they are found by these. */
  isRead: () => boolean;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Reads the words of stored documents after each publish, and of a file that was replaced without one, while visitors go on being answered.
 * Compiles once more where some are new. Returns a function that stops it.
 */
export function followDocuments({ holder, texts, isRead, log }: FollowDocuments): () => Promise<void> {
  const stopping = new AbortController();
  const inTurn = oneByOne();
  const read = async (): Promise<void> => {
    const snapshot = holder.current();
    if (snapshot === null || !isRead() || stopping.signal.aborted) return;
    if (await texts.readNew(snapshot.content, stopping.signal)) await holder.renew();
  };
  const take = (): void => {
    inTurn(read).catch((error: unknown) => {
      if (!stopping.signal.aborted)
        log.error({ err: error }, 'the words of documents were not read; they are tried again');
    });
  };
  holder.onTaken(take);
  const looking = setInterval(take, LOOK_AGAIN_MS).unref();
  return async () => {
    clearInterval(looking);
    stopping.abort();
    await inTurn(async () => {});
  };
}
