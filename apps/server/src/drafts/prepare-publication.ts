import { randomUUID } from 'node:crypto';
import { announcePublishing, type Database, type Queries, readDraft, readDraftChanges } from '@millrace/database';
import type { FastifyBaseLogger } from 'fastify';
import { applyChanges } from '../content/apply-changes.ts';
import type { ContentHolder } from '../content/content-holder.ts';
import { inSlices } from '../content/in-slices.ts';
import { planAll } from './plan-changes.ts';

export interface PublicationPreparer {
  /** Lets the other nodes know, with the transaction, that a draft is about to be compiled here. */
  announce(tx: Queries, draftId: string): Promise<void>;
  /** Begins to compile what another node has announced. */
  hear(announcement: string): void;
}

interface Dependencies {
  database: Pick<Database, 'queries'>;
  holder: Pick<ContentHolder, 'current' | 'prepare'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * All nodes compile a publication at the same time, not one after the other: it is visible on all of them within the time of one compile.
 */
export function publicationPreparer({ database, holder, log }: Dependencies): PublicationPreparer {
  const node = randomUUID();

  async function prepare(draftId: string): Promise<void> {
    const over = holder.current();
    const draft = await readDraft(database.queries, draftId);
    // Carried over to what this node shows: otherwise its rows are made of other content.
    if (over === null || draft === undefined || draft.endedAt !== null || draft.baseRevision !== over.revision) return;
    const changes = await readDraftChanges(database.queries, draftId);
    const rows = await inSlices(planAll(over.content, changes), NEVER);
    holder.prepare(over, applyChanges(over.content, rows));
  }

  return {
    announce: (tx, draftId) => announcePublishing(tx, `draft ${node} ${draftId}`),
    hear: (announcement) => {
      const [, by, draftId] = announcement.split(' ');
      if (by === node || draftId === undefined) return;
      // It compiles what is published all the same, only later.
      prepare(draftId).catch((error: unknown) => log.warn({ err: error }, 'a publication could not be prepared'));
    },
  };
}

const NEVER = new AbortController().signal;
