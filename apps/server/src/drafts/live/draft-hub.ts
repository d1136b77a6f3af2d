import type { EventSink } from '@millrace/contract';
import type { DraftEvent, DraftRecord } from '@millrace/contract/office';
import {
  countDraftChanges,
  countDraftSteps,
  type DraftStep,
  type Queries,
  readDraft,
  readStepsSince,
} from '@millrace/database';
import { isEqual } from '@millrace/drafts';
import type { DraftChecker } from '../check-drafts.ts';
import { presentDraft } from '../present-draft.ts';
import { again } from './again.ts';

/** Rows that are told one by one. */
const TOLD_MOST = 500;
const CHECK_AGAIN_MS = 1000;

export interface DraftHub {
  /** Tells a reader of the draft as it is, of what it missed since an event, and of all that follows. Returns a function that ends it. */
  join(sink: EventSink<DraftEvent>, lastId: string | null): () => void;
  /** Looks for what has changed, and tells it. */
  look(): void;
  /** Tells that another revision is in force. */
  tellBase(revision: number): void;
  isEmpty(): boolean;
}

interface Dependencies {
  queries: Queries;
  checker: Pick<DraftChecker, 'findings'>;
  onError(error: unknown): void;
}

/** The readers of one draft on this node: what has changed is read once for all of them. */
export function draftHub(draftId: string, { queries, checker, onError }: Dependencies): DraftHub {
  const sinks = new Set<EventSink<DraftEvent>>();
  /** The last step that was told; null: none was looked for yet. */
  let place: number | null = null;
  let told: DraftRecord | null = null;

  const look = again(async () => {
    const record = await recordOf();
    if (record === null) return endAll();
    const version = await countDraftSteps(queries, draftId);
    const since = place ?? version;
    if (version > since) {
      for (const { event, id } of await rowsSince(since, version)) tell(event, id);
      check();
    }
    place = Math.max(version, since);
    if (!isEqual(record, told)) tell({ type: 'draft', draft: record }, `${place}`);
    told = record;
    if (record.endedAt !== null) endAll();
  }, onError);

  const check = again(async () => {
    if (sinks.size === 0) return;
    const { version, isChecking, findings } = await checker.findings(draftId);
    const errors = findings.filter(({ severity }) => severity === 'error').length;
    tell({ type: 'findings', version, isChecking, errors, warnings: findings.length - errors });
    // It took longer than a call waits, or failed.
    if (isChecking) setTimeout(check, CHECK_AGAIN_MS).unref();
  }, onError);

  async function recordOf(): Promise<DraftRecord | null> {
    const draft = await readDraft(queries, draftId);
    const changes = await countDraftChanges(queries, [draftId]);
    return draft === undefined ? null : presentDraft(draft, changes.get(draftId) ?? 0);
  }

  async function rowsSince(since: number, version: number): Promise<{ event: DraftEvent; id: string }[]> {
    const steps = await readStepsSince(queries, draftId, since, TOLD_MOST + 1);
    if (steps.length > TOLD_MOST) return [{ event: { type: 'read-again' }, id: `${version}` }];
    return steps.map((step) => ({ event: rowEvent(step), id: `${step.place}` }));
  }

  async function greet(sink: EventSink<DraftEvent>, lastId: string | null): Promise<void> {
    const draft = await recordOf();
    if (draft === null) return sink.end();
    const version = await countDraftSteps(queries, draftId);
    const last = lastId === null ? version : Number(lastId);
    // A draft that is read anew has the steps that it had: more than that was never told.
    if (!Number.isSafeInteger(last) || last > version) sink.send({ type: 'read-again' });
    else if (last < version) for (const { event, id } of await rowsSince(last, version)) sink.send(event, id);
    sink.send({ type: 'draft', draft }, `${version}`);
    place ??= version;
    told ??= draft;
    if (draft.endedAt !== null) sink.end();
  }

  function tell(event: DraftEvent, id?: string): void {
    for (const sink of sinks) sink.send(event, id);
  }
  function endAll(): void {
    for (const sink of sinks) sink.end();
  }

  return {
    join: (sink, lastId) => {
      // Before it is told what it missed: what changes meanwhile comes twice rather than not at all.
      sinks.add(sink);
      greet(sink, lastId)
        .then(() => {
          look();
          check();
        })
        .catch((error: unknown) => {
          onError(error);
          sink.end();
        });
      return () => void sinks.delete(sink);
    },
    look,
    tellBase: (revision) => {
      tell({ type: 'base', revision });
      look();
      check();
    },
    isEmpty: () => sinks.size === 0,
  };
}

const rowEvent = ({
  kind,
  rowId,
  version,
  madeBy,
}: Pick<DraftStep, 'kind' | 'rowId' | 'version' | 'madeBy'>): DraftEvent => ({
  type: 'row',
  kind,
  id: rowId,
  version: `d${version}`,
  by: madeBy,
});
