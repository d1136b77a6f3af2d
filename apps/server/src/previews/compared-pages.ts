import { setTimeout as pause } from 'node:timers/promises';
import type { Snapshot } from '@millrace/catalogue';
import {
  CHANGED_PAGES_MOST,
  type DraftPages,
  PAGE_DIFFERENCES_MOST,
  type PageDifferences,
} from '@millrace/contract/office';
import type { FastifyBaseLogger } from 'fastify';
import { inProcessTransport } from '../api/in-process-transport.ts';
import type { ContentHolder } from '../content/content-holder.ts';
import { oneByOne } from '../content/one-by-one.ts';
import type { Site } from '../delivery/site.ts';
import { refused } from '../problems/problem-error.ts';
import type { DraftPreviews, Preview } from './draft-previews.ts';
import { comparePages, type PagesChanged, pageDifferences } from './pages-changed.ts';

export interface ComparedPages {
  /** The pages that a draft changes; after some seconds those found so far. Refuses a draft that is not there, or has ended. */
  of(draftId: string): Promise<DraftPages>;
  /** Finds what a draft changes on one page. Refuses also a path that neither site has. */
  differencesOn(draftId: string, path: string): Promise<PageDifferences>;
  /** Ends a comparison that runs. */
  stop(): Promise<void>;
}

interface Dependencies {
  previews: Pick<DraftPreviews, 'fresh'>;
  holder: Pick<ContentHolder, 'isCompiling'>;
  /** While it is developed it cannot be read. */
  site: Pick<Site, 'read' | 'render'>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

interface Comparison {
  preview: Preview;
  found: PagesChanged;
  isDone: boolean;
  work: Promise<void>;
  unwanted: AbortController;
}

/** Drafts whose pages are remembered; the one asked for longest ago is forgotten. */
const DRAFTS_KEPT = 10;
const WAIT_MS = 5000;
/** How often a comparison that made room for a publication looks whether it may go on. */
const ROOM_MS = 20;

/**
 * Compares the pages of drafts with those in force, one draft at a time and in slices, never while content is compiled for a publication.
 */
export function comparedPages({ previews, holder, site, log }: Dependencies): ComparedPages {
  const compared = new Map<string, Comparison>();
  const inTurn = oneByOne();
  let isStopping = false;

  function begin(draftId: string, preview: Preview, read: NonNullable<Site['read']>): Comparison {
    const unwanted = new AbortController();
    const found: PagesChanged = {
      checked: 0,
      of: 0,
      isFrameChanged: false,
      frameFields: [],
      frame: new Set(),
      pages: [],
    };
    const { signal } = unwanted;
    const whenFree = async (): Promise<void> => {
      while (holder.isCompiling() && !signal.aborted) await pause(ROOM_MS);
    };
    const snapshots = { before: preview.over, after: preview.snapshot };
    const one: Comparison = { preview, found, isDone: false, unwanted, work: Promise.resolve() };
    one.work = inTurn(() => comparePages({ ...snapshots, read, render: site.render, signal, whenFree }, found)).then(
      () => {
        one.isDone = true;
      },
      (error: unknown) => {
        if (signal.aborted) return;
        compared.delete(draftId);
        log.error({ err: error, draftId }, 'the pages of a draft could not be compared');
      },
    );
    return one;
  }

  const reading = (): NonNullable<Site['read']> => {
    if (site.read === undefined || isStopping) throw refused('not-ready', 'Pages cannot be compared just now.');
    return site.read;
  };

  /** The comparison of a draft as it is now, or after some seconds what it has found so far. */
  async function comparisonOf(draftId: string): Promise<Comparison> {
    const read = reading();
    const preview = await previews.fresh(draftId);
    const known = compared.get(draftId);
    if (known?.preview !== preview) known?.unwanted.abort();
    const one = known?.preview === preview ? known : begin(draftId, preview, read);
    compared.delete(draftId);
    compared.set(draftId, one);
    for (const [oldest, { unwanted }] of compared) {
      if (compared.size <= DRAFTS_KEPT) break;
      unwanted.abort();
      compared.delete(oldest);
    }
    await Promise.race([one.work, pause(WAIT_MS, undefined, { ref: false })]);
    return one;
  }

  return {
    of: async (draftId) => present(await comparisonOf(draftId)),
    differencesOn: async (draftId, path) => {
      const { preview, found } = await comparisonOf(draftId);
      const { over: before, snapshot: after } = preview;
      const read = reading();
      const isThere = async (snapshot: Snapshot) =>
        (await read({ url: path, transport: inProcessTransport(snapshot) }).catch(() => null)) !== null;
      if (!(await isThere(after)) && !(await isThere(before)))
        throw refused('not-found', 'Neither the site nor the draft has this page.');
      const differences = await pageDifferences({ before, after, read }, found.frame, path);
      return { total: differences.length, differences: differences.slice(0, PAGE_DIFFERENCES_MOST) };
    },
    stop: async () => {
      isStopping = true;
      for (const { unwanted } of compared.values()) unwanted.abort();
      await inTurn(async () => {});
    },
  };
}

const present = ({ preview, found, isDone }: Comparison): DraftPages => ({
  isChecking: !isDone,
  checked: found.checked,
  of: found.of,
  isFrameChanged: found.isFrameChanged,
  frameFields: found.frameFields,
  total: found.pages.length,
  pages: found.pages.slice(0, CHANGED_PAGES_MOST),
  asPublished: preview.asPublished.length,
});
