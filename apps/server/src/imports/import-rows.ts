import type { Snapshot } from '@millrace/catalogue';
import { type ContentKind, contentKindNames } from '@millrace/contract/content';
import type { ImportMapping } from '@millrace/contract/office';
import type { Row } from '@millrace/transfer';
import { inSlices, sliceEnds } from '../content/in-slices.ts';
import { changesOf, type DraftRows, noChanges } from '../drafts/rows/draft-rows.ts';
import { rowsWith } from '../drafts/rows/written-rows.ts';
import type { ImportThread } from './import-thread.ts';

/** Content as a draft has it, for the verdict of an import. */
export interface ImportView {
  /** undefined: as it is in force. */
  draft: string | undefined;
  snapshot: Snapshot;
  changes: DraftRows;
}

/** Another text as soon as a row of the view may be another. */
export const markOf = ({ draft, snapshot, changes }: ImportView): string =>
  `${draft ?? ''} r${snapshot.revision} d${changes.version}`;

export const inForceAlone = (snapshot: Snapshot): ImportView => ({ draft: undefined, snapshot, changes: noChanges });

/** Rows of one message: their copy is made in some milliseconds. */
const ROWS_AT_ONCE = 400;
/** Longer texts name no row. */
const NAME_MAX = 300;

/**
 * Gives a thread the rows that its sheets are compared with, whole, and of all other kinds what rows are named by. What it has already is
 * not sent again; `sent` says what that is. Copies are made in slices, so that requests have their turn.
 */
export async function sendRows(
  thread: ImportThread,
  view: ImportView,
  mapping: ImportMapping | null,
  sent: Map<ContentKind, string>,
): Promise<void> {
  const whole = new Set<ContentKind>(['attributes']);
  for (const { kind, isLeftOut } of mapping?.sheets ?? []) if (!isLeftOut) whole.add(kind);
  for (const kind of contentKindNames) {
    const mark = `${markOf(view)}${whole.has(kind) ? ' whole' : ''}`;
    // A kind that was sent whole has all that a name needs.
    if (sent.get(kind) === mark || sent.get(kind) === `${markOf(view)} whole`) continue;
    sent.delete(kind);
    await sendKind(thread, view, kind, whole.has(kind));
    sent.set(kind, mark);
  }
}

async function sendKind(
  thread: ImportThread,
  { snapshot, changes }: ImportView,
  kind: ContentKind,
  isWhole: boolean,
): Promise<void> {
  const sliceEnd = sliceEnds();
  let some: Row[] = [];
  let isFirst = true;
  const send = async (): Promise<void> => {
    await thread.ask('rows', { kind, some, isFirst });
    isFirst = false;
    some = [];
    await sliceEnd();
  };
  const rows = await inSlices(rowsWith(snapshot.content[kind], changesOf(changes, kind)), never);
  for (const row of rows) {
    if (!isRow(row)) continue;
    some.push(isWhole ? row : naming(row));
    if (some.length === ROWS_AT_ONCE) await send();
  }
  if (isFirst || some.length > 0) await send();
}

/** The fields by which a row can be named. */
const naming = (row: Row): Row => ({
  ...Object.fromEntries(
    Object.entries(row).filter(([, value]) =>
      typeof value === 'string' ? value.length <= NAME_MAX : value === null || typeof value !== 'object',
    ),
  ),
  id: row.id,
});

/** A row of the database has its id; one as typed could lack it in its fields. */
const isRow = (row: unknown): row is Row => typeof row === 'object' && row !== null && 'id' in row;
const never = new AbortController().signal;
