import { setTimeout as pause } from 'node:timers/promises';
import { checkDraftRows, type Snapshot } from '@millrace/catalogue';
import type { DraftFindings } from '@millrace/contract/office';
import { countDraftSteps, type Database, type DraftChange } from '@millrace/database';
import type { FastifyBaseLogger } from 'fastify';
import type { ContentHolder } from '../content/content-holder.ts';
import { inForce } from '../content/in-force.ts';
import { inSlices } from '../content/in-slices.ts';
import type { MissingFiles } from '../content/missing-files.ts';
import { oneByOne } from '../content/one-by-one.ts';
import { filesOfDrafts, type HasFile, newlyNamed, stillMissing } from './files/files-of-drafts.ts';
import { type DraftRows, draftRowsReader } from './rows/draft-rows.ts';
import { namedFindings } from './rows/named-findings.ts';
import { writtenRows } from './rows/written-rows.ts';

export interface DraftChecker {
  /** The findings of a draft as it is now; after some seconds those of an older version of it, while it is still being checked. */
  findings(draftId: string): Promise<DraftFindings>;
  /** The newest findings that are known, at once; a check is begun where they are not those of the draft as it is. */
  latest(draftId: string): Promise<DraftFindings>;
  /**
   * Puts checks of a draft off, as more changes of one paste follow at once: until `hold` is told of none, or for some seconds. One that
   * runs is given up: its findings would be old when the next change comes, and it would slow the paste.
   */
  hold(draftId: string, isMore: boolean): void;
  /** All that a draft changes now; rows that are still as at the last time are the same objects. */
  rows(draftId: string): Promise<DraftRows>;
  /** Ends a check that runs, and hears of no more changes. */
  stop(): Promise<void>;
}

interface Checked {
  version: number;
  checked: NonNullable<DraftFindings['checked']>;
  findings: DraftFindings['findings'];
  /** Of files missing in force: which of them the draft leaves so. */
  leaves: ReturnType<typeof stillMissing>;
}

interface CheckedDraft {
  checked: Checked | null;
  /** Changed since the last check began. */
  isStale: boolean;
  running: Promise<void> | null;
  /** Gives up the check that runs. */
  giveUp: AbortController;
}

/** The rest of a paste comes within this time, or does not come. */
const HOLD_MS = 3000;
/** How often a check that was put off looks whether it may begin. */
const HELD_MS = 20;

/** Drafts whose findings are remembered; the one asked for longest ago is forgotten. */
const DRAFTS_KEPT = 20;
const WAIT_MS = 10_000;
/** A draft that is changed over and over is told as it was. */
const TRIES = 5;
/** How often a check that made room for a publication looks whether it may go on. */
const ROOM_MS = 20;
const MS_PER_SECOND = 1000;

interface Dependencies {
  database: Pick<Database, 'queries' | 'listenForDrafts'>;
  holder: Pick<ContentHolder, 'current' | 'isCompiling' | 'onTaken'>;
  log: Pick<FastifyBaseLogger, 'error'>;
  hasFile: HasFile;
  missing: Pick<MissingFiles, 'known'>;
  /** For how long a draft whose paste goes on is not checked. */
  holdMs?: () => number;
}

/**
 * Checks drafts over the content in force, one at a time and in slices, never while content is compiled for a publication. Of one draft at
 * most one check runs: what changes meanwhile is checked next.
 */
export function draftChecker({
  database,
  holder,
  log,
  hasFile,
  missing,
  holdMs = () => HOLD_MS,
}: Dependencies): DraftChecker {
  const drafts = new Map<string, CheckedDraft>();
  const rows = draftRowsReader(database.queries);
  const stopping = new AbortController();
  const inTurn = oneByOne();
  const newFiles = filesOfDrafts(async (uri) => {
    // A check goes on without the storage.
    const isThere = await hasFile(uri).catch((error: unknown) =>
      log.error({ err: error }, 'a file could not be looked for'),
    );
    return isThere ?? true;
  });
  /** When checks of a draft may begin, in the time of `performance`; absent: now. */
  const heldUntil = new Map<string, number>();

  /** Begun with the first draft that is asked for: a site without an office needs no connection for it. */
  let listening: Promise<() => Promise<void>> | undefined;
  const listen = () => {
    listening ??= database.listenForDrafts((draftId) => {
      for (const [id, draft] of drafts) if (draftId === null || draftId === id) draft.isStale = true;
    });
    return listening;
  };
  holder.onTaken(() => {
    newFiles.forget();
    for (const draft of drafts.values()) draft.isStale = true;
  });

  function check(draftId: string, draft: CheckedDraft): Promise<void> {
    draft.running ??= afterPaste(draftId)
      .then(() => inTurn(() => checkOnce(draftId, draft)))
      .catch((error: unknown) => {
        const isGivenUp = stopping.signal.aborted || draft.giveUp.signal.aborted;
        if (!isGivenUp) log.error({ err: error, draftId }, 'a draft could not be checked');
        draft.isStale = true;
      })
      .finally(() => {
        draft.running = null;
      });
    return draft.running;
  }

  async function afterPaste(draftId: string): Promise<void> {
    while ((heldUntil.get(draftId) ?? 0) > performance.now() && !stopping.signal.aborted) await pause(HELD_MS);
    heldUntil.delete(draftId);
  }

  async function checkOnce(draftId: string, draft: CheckedDraft): Promise<void> {
    draft.isStale = false;
    draft.giveUp = new AbortController();
    const signal = AbortSignal.any([stopping.signal, draft.giveUp.signal]);
    const begunAt = performance.now();
    const { version, byKind } = await rows(draftId);
    const changes = [...byKind.values()].flatMap((ofKind) => [...ofKind.values()]);
    const snapshot = inForce(holder);
    const {
      found,
      files,
      rows: written,
    } = await inSlices(checked(snapshot, changes), signal, async () => {
      while (holder.isCompiling() && !signal.aborted) await pause(ROOM_MS);
    });
    const findings = namedFindings([...found, ...(await newFiles.warn(files, signal))], written);
    const seconds = Math.round(performance.now() - begunAt) / MS_PER_SECOND;
    const leaves = stillMissing(changes);
    draft.checked = { version, checked: { at: new Date().toISOString(), seconds }, findings, leaves };
  }

  async function known(draftId: string): Promise<CheckedDraft> {
    stopping.signal.throwIfAborted();
    await listen();
    const draft = drafts.get(draftId) ?? { checked: null, isStale: true, running: null, giveUp: new AbortController() };
    drafts.delete(draftId);
    drafts.set(draftId, draft);
    for (const [id, { running }] of drafts)
      if (drafts.size > DRAFTS_KEPT && running === null && id !== draftId) drafts.delete(id);
    return draft;
  }

  const told = ({ checked, isStale }: CheckedDraft, version: number): DraftFindings => {
    const isChecking = !isOf({ checked, isStale }, version);
    if (checked === null) return { version: 0, checked: null, findings: [], isChecking };
    const { leaves, findings, ...of } = checked;
    const { missing: inForceMissing } = missing.known(inForce(holder));
    return { ...of, findings: [...findings, ...leaves(inForceMissing)], isChecking };
  };
  const isOf = ({ checked, isStale }: Pick<CheckedDraft, 'checked' | 'isStale'>, version: number) =>
    checked !== null && !isStale && checked.version >= version;

  return {
    rows,
    hold: (draftId, isMore) => {
      if (!isMore) return void heldUntil.delete(draftId);
      heldUntil.set(draftId, performance.now() + holdMs());
      drafts.get(draftId)?.giveUp.abort();
    },
    latest: async (draftId) => {
      const draft = await known(draftId);
      const version = await countDraftSteps(database.queries, draftId);
      if (!isOf(draft, version)) void check(draftId, draft);
      return told(draft, version);
    },
    findings: async (draftId) => {
      const draft = await known(draftId);
      const version = await countDraftSteps(database.queries, draftId);
      const until = Date.now() + WAIT_MS;
      for (let tries = 0; tries < TRIES && !isOf(draft, version) && Date.now() < until; tries++)
        await Promise.race([check(draftId, draft), pause(until - Date.now(), undefined, { ref: false })]);
      return told(draft, version);
    },
    stop: async () => {
      stopping.abort(new Error('The server is stopping.'));
      await (await listening)?.();
      await inTurn(async () => {});
    },
  };
}

function* checked(snapshot: Snapshot, changes: readonly DraftChange[]) {
  const rows = yield* writtenRows(snapshot, changes);
  const found = yield* checkDraftRows(rows, snapshot);
  return { rows, found, files: yield* newlyNamed(snapshot, changes) };
}
