import type { Snapshot, WrittenRows } from '@millrace/catalogue';
import type { Pausable } from '@millrace/configurator';
import { type ContentKind, contentKindNames } from '@millrace/contract/content';
import type { DraftChange } from '@millrace/database';

/** Rows put together between two pauses. */
const STEP = 1024;

/** All rows as the draft has them; kinds that it does not change are the lists in force. */
export function* writtenRows(
  { content }: Snapshot,
  changes: Iterable<Pick<DraftChange, 'kind' | 'rowId' | 'row'>>,
): Pausable<WrittenRows> {
  const byKind = Map.groupBy(changes, ({ kind }) => kind);
  const all: [ContentKind, readonly unknown[]][] = [];
  for (const kind of contentKindNames) all.push([kind, yield* rowsWith(content[kind], byKind.get(kind) ?? [])]);
  return Object.fromEntries(all) as WrittenRows;
}

/** Rows of a kind with the changes of a draft in their places. */
export function* rowsWith(
  rows: readonly { id: number }[],
  changes: readonly Pick<DraftChange, 'rowId' | 'row'>[],
): Pausable<readonly unknown[]> {
  if (changes.length === 0) return rows;
  const own = new Map(changes.map(({ rowId, row }) => [rowId, row]));
  const written: unknown[] = [];
  for (const [nth, row] of rows.entries()) {
    if (nth % STEP === 0) yield;
    const changed = own.get(row.id);
    own.delete(row.id);
    if (changed !== null) written.push(changed ?? row);
  }
  for (const row of own.values()) if (row !== null) written.push(row);
  return written;
}
