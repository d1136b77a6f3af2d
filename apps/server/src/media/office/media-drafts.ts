import type { NamedBy, Snapshot } from '@millrace/catalogue';
import type { ContentKind } from '@millrace/contract/content';
import type { DraftRecord, ManyWritten, MediaRecord, MediaUse, RowRecord, Written } from '@millrace/contract/office';
import type { DraftChange, TypedRow } from '@millrace/database';
import { rowLabel } from '../../content/content-rows.ts';
import { refused } from '../../problems/problem-error.ts';
import type { MediaLibrary } from '../media-library.ts';
import { isMediaPath } from '../media-path.ts';
import { type LibraryRow, type LibraryView, libraryView, usesOfChanges } from './library-view.ts';
import { type MediaFacts, mediaLine } from './list-media.ts';

export interface Caller {
  userId: string | null;
  address: string;
}
type Fields = Record<string, unknown>;
type OfRow = { draft: string; kind: ContentKind; id: number };

/** The calls of drafts by which the library writes: the same as staff make. */
export interface RowCommands {
  // Properties, so that the types of what they take are compared strictly.
  officeDraft: (given: { params: { draft: string } }) => Promise<DraftRecord>;
  officeDrafts: (given: { query: { ended?: 'true' | 'false' | undefined } }) => Promise<DraftRecord[]>;
  officeAddRow: (
    given: { params: { draft: string; kind: ContentKind }; query: Unscheduling; body: { fields: Fields } },
    caller: Caller,
  ) => Promise<RowRecord>;
  officeChangeRow: (
    given: { params: OfRow; query: Unscheduling; body: { version: string; fields: Fields } },
    caller: Caller,
  ) => Promise<Written>;
  officeRemoveRow: (
    given: { params: OfRow; query: Unscheduling & { version: string } },
    caller: Caller,
  ) => Promise<Written>;
  officeChangeRows: (
    given: {
      params: { draft: string };
      query: Unscheduling;
      body: { changes: readonly { kind: ContentKind; id: number; version: string; fields: Fields | null }[] };
    },
    caller: Caller,
  ) => Promise<ManyWritten>;
}

/** A change of a scheduled draft is refused: whoever makes it first takes it off the schedule. */
export const STAYS_SCHEDULED: Unscheduling = { unschedule: undefined };
interface Unscheduling {
  unschedule: 'true' | undefined;
}

/** Reads what drafts change. */
export interface MediaDrafts {
  changes(draft: string): Promise<DraftChange[]>;
}

interface Services {
  snapshot(): Snapshot;
  drafts: MediaDrafts;
  rows: RowCommands;
  facts: MediaFacts;
  library: Pick<MediaLibrary, 'bytes'>;
}

/** The library as drafts have it, and writes to it that refuse what another has changed meanwhile. */
export function mediaDrafts({ snapshot, drafts, rows, facts, library }: Services) {
  const view = async (draft: string | undefined): Promise<LibraryView> => {
    // Also carries the draft over to the content in force, and refuses one that there is not.
    if (draft !== undefined) await rows.officeDraft({ params: { draft } });
    return libraryView(snapshot(), draft === undefined ? [] : await drafts.changes(draft));
  };
  const usesInForce = async (inForce: Snapshot, uri: string): Promise<MediaUse[]> => {
    const published = await libraryView(inForce, []);
    return published.usesOf(uri).map((use) => present(use, published.row(use)));
  };
  return {
    view,
    usesInForce,

    /** Throws `not-found` where neither the library, nor content, nor the store has such a file. */
    record: async (uri: string, draft: string | undefined): Promise<MediaRecord> => {
      const seen = await view(draft);
      const row = seen.rowAt(uri);
      const isKnown = row !== undefined || seen.usesOf(uri).length > 0;
      if (!isKnown && (!isMediaPath(uri) || (await library.bytes(uri)) === null))
        throw refused('not-found', `There is no file at ${uri}.`);
      const known = await facts.uploads(row?.file == null ? [] : [row.file]);
      const line = mediaLine(uri, seen, known, facts.pathOf);
      return {
        ...line,
        usedBy: seen.usesOf(line.uri).map((use) => present(use, seen.row(use))),
        usedInDrafts: await usesInOtherDrafts(line.uri, draft),
      };
    },

    add: (draft: string, fields: Omit<LibraryRow, 'id' | 'version' | 'change'>, caller: Caller): Promise<RowRecord> =>
      rows.officeAddRow({ params: { draft, kind: 'mediaFiles' }, query: STAYS_SCHEDULED, body: { fields } }, caller),

    change: async (
      draft: string,
      { id }: Pick<LibraryRow, 'id'>,
      body: { version: string; fields: Fields },
      caller: Caller,
    ): Promise<void> => {
      const { outcome } = await rows.officeChangeRow(
        { params: { draft, kind: 'mediaFiles', id }, query: STAYS_SCHEDULED, body },
        caller,
      );
      if (outcome === 'conflict')
        throw refused('revision-moved', 'Somebody else has changed this file since. Please look again.');
    },
  };

  async function usesInOtherDrafts(uri: string, own: string | undefined): Promise<MediaRecord['usedInDrafts']> {
    const others = (await rows.officeDrafts({ query: {} })).filter(({ id, changes }) => id !== own && changes > 0);
    const found: MediaRecord['usedInDrafts'] = [];
    for (const { id: draft, name } of others) {
      const changes = await drafts.changes(draft);
      for (const use of usesOfChanges(changes).get(uri) ?? []) {
        const change = changes.find(({ kind, rowId }) => kind === use.kind && rowId === use.id);
        found.push({ draft, name, ...present(use, change?.row ?? null) });
      }
    }
    return found;
  }
}

const present = ({ kind, id }: NamedBy, row: TypedRow | null): MediaUse => ({
  kind,
  id,
  label: row === null ? String(id) : rowLabel({ id, ...row }),
});
