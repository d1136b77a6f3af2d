import { withMediaMoved } from '@millrace/catalogue';
import type { MediaRecord } from '@millrace/contract/office';
import { refused } from '../../problems/problem-error.ts';
import type { LibraryView } from './library-view.ts';
import { type Caller, type mediaDrafts, type RowCommands, STAYS_SCHEDULED } from './media-drafts.ts';

interface Move {
  draft: string;
  view: LibraryView;
  record: MediaRecord;
  /** The bytes, which lie at the new address from then on. */
  file: string;
  to: string;
}

/** Rows changed in one step. */
const ROWS_MOST = 2000;

/** Gives a file its new address, and changes each row that names the old one, in one step of the draft. */
export async function moveMedia(
  { rows, drafts }: { rows: RowCommands; drafts: Pick<ReturnType<typeof mediaDrafts>, 'add'> },
  { draft, view, record, file, to }: Move,
  caller: Caller,
): Promise<void> {
  const { uri, alt, focus } = record;
  const uses = view.usesOf(uri);
  if (uses.length > ROWS_MOST)
    throw refused('too-large', `${uses.length} rows name this file: more than ${ROWS_MOST} are not changed at once.`);
  if (record.usedInDrafts.length > 0) {
    const names = [...new Set(record.usedInDrafts.map(({ name }) => name))].join(', ');
    throw refused(
      'still-used',
      `The file is used in other open drafts (${names}), which would lose it. Publish them first.`,
    );
  }
  const changes = uses.flatMap((use) => {
    const row = view.row(use);
    const version = view.versionOf(use);
    if (row === null) return [];
    const next = Object.entries(row).map(([field, value]) => [field, withMediaMoved(value, uri, to)] as const);
    const fields = Object.fromEntries(
      next.filter(([field, value]) => value !== row[field] && differs(value, row[field])),
    );
    return [{ ...use, version, fields }];
  });
  const own = view.rowAt(uri);
  if (own === undefined) await drafts.add(draft, { uri: to, file, alt, focus }, caller);
  const moved =
    own === undefined
      ? []
      : [{ kind: 'mediaFiles', id: own.id, version: own.version, fields: { uri: to, file } } as const];
  const all = [...moved, ...changes];
  if (all.length > 0)
    await rows.officeChangeRows({ params: { draft }, query: STAYS_SCHEDULED, body: { changes: all } }, caller);
}

const differs = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b);
