import type { EventStream } from '@millrace/contract';
import type { DraftEvent } from '@millrace/contract/office';
import type { Database } from '@millrace/database';
import type { FastifyBaseLogger } from 'fastify';
import type { ContentHolder } from '../../content/content-holder.ts';
import { refused } from '../../problems/problem-error.ts';
import type { DraftChecker } from '../check-drafts.ts';
import { type DraftHub, draftHub } from './draft-hub.ts';

/** Streams of one person: a tab holds one. */
export const STREAMS_OF_ONE = 12;
/** Streams of everybody together. */
export const STREAMS_IN_ALL = 400;

export interface DraftStreams {
  /** The events of a draft, for one person. Refuses beyond the bounds. */
  follow(draftId: string, userId: string | null): Promise<EventStream<DraftEvent>>;
  stop(): Promise<void>;
}

interface Dependencies {
  database: Pick<Database, 'queries' | 'listenForDrafts'>;
  holder: Pick<ContentHolder, 'onTaken'>;
  checker: Pick<DraftChecker, 'findings'>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Tells staff at once of what happens to drafts on any node. */
export function draftStreams({ database, holder, checker, log }: Dependencies): DraftStreams {
  const hubs = new Map<string, DraftHub>();
  const open = new Set<{ userId: string | null }>();
  const countOf = (userId: string | null): number => [...open].filter((one) => one.userId === userId).length;
  let isStopped = false;
  /** Begun with the first stream: a site without an office needs no connection for it. */
  let listening: Promise<() => Promise<void>> | undefined;
  const listen = () => {
    listening ??= database
      .listenForDrafts((draftId) => {
        for (const [id, hub] of hubs) if (draftId === null || draftId === id) hub.look();
      })
      .catch((error: unknown) => {
        listening = undefined;
        throw error;
      });
    return listening;
  };
  holder.onTaken(({ revision }) => {
    for (const hub of hubs.values()) hub.tellBase(revision);
  });

  function hubOf(draftId: string): DraftHub {
    const onError = (error: unknown) => {
      if (!isStopped) log.error({ err: error, draftId }, 'what happens to a draft could not be told');
    };
    const hub = hubs.get(draftId) ?? draftHub(draftId, { queries: database.queries, checker, onError });
    hubs.set(draftId, hub);
    return hub;
  }

  return {
    follow: async (draftId, userId) => {
      if (isStopped || open.size >= STREAMS_IN_ALL || countOf(userId) >= STREAMS_OF_ONE)
        throw refused('too-many', 'Too many pages follow drafts at once. Please close some of them.');
      await listen();
      return {
        open: (sink, lastId) => {
          const stream = { userId };
          open.add(stream);
          const hub = hubOf(draftId);
          const leave = hub.join(sink, lastId);
          return () => {
            leave();
            if (hub.isEmpty() && hubs.get(draftId) === hub) hubs.delete(draftId);
            open.delete(stream);
          };
        },
      };
    },
    stop: async () => {
      isStopped = true;
      await (await listening)?.();
    },
  };
}
