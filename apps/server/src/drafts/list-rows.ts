import type { Snapshot } from '@millrace/catalogue';
import { type ContentKind, contentKinds } from '@millrace/contract/content';
import type { RowLine, RowPage } from '@millrace/contract/office';
import type { DraftChange, TypedRow } from '@millrace/database';
import { isEqual } from '@millrace/drafts';
import { refused } from '../problems/problem-error.ts';
import { changeOf } from './present-draft.ts';

/** Which rows are wanted, as `rowsQuery` reads it. */
export interface RowsWanted {
  search?: string | undefined;
  filter?: string | undefined;
  changed?: 'true' | 'false' | undefined;
  sort?: string | undefined;
  descending?: 'true' | 'false' | undefined;
  page: number;
  pageSize: number;
}

/** A page of the rows of a kind as a draft has them, removed ones too; without changes, as they are in force. */
export function listRows(
  snapshot: Snapshot,
  kind: ContentKind,
  changes: readonly DraftChange[],
  wanted: RowsWanted,
): RowPage {
  const lines = sorted(linesOf(snapshot, kind, changes).filter(matcher(kind, wanted)), kind, wanted);
  const from = (wanted.page - 1) * wanted.pageSize;
  return { total: lines.length, revision: snapshot.revision, rows: lines.slice(from, from + wanted.pageSize) };
}

function linesOf({ content, revision }: Snapshot, kind: ContentKind, changes: readonly DraftChange[]): RowLine[] {
  const rows: readonly { id: number }[] = content[kind];
  const changed = new Map(changes.map((change) => [change.rowId, change]));
  const lineOf = (change: DraftChange): RowLine => ({
    id: change.rowId,
    // A removed row is shown as it was.
    row: shown(change.row ?? change.base),
    version: `d${change.version}`,
    change: changeOf(change.base, change.row),
  });
  const lines = rows.map((row): RowLine => {
    const change = changed.get(row.id);
    changed.delete(row.id);
    return change === undefined ? { id: row.id, row: { ...row }, version: `r${revision}` } : lineOf(change);
  });
  return [...lines, ...[...changed.values()].map(lineOf)];
}

const shown = (row: TypedRow | null) => (row === null ? null : { ...row });

function matcher(kind: ContentKind, { search = '', filter, changed }: RowsWanted): (line: RowLine) => boolean {
  const wanted = filter === undefined ? [] : Object.entries(filterOf(kind, filter));
  const text = search.trim().toLowerCase();
  return ({ row, change }) =>
    (changed === undefined || (change !== undefined) === (changed === 'true')) &&
    wanted.every(([field, value]) => isEqual(row?.[field] ?? null, value)) &&
    (text === '' ||
      Object.values(row ?? {}).some((value) => isText(value) && String(value).toLowerCase().includes(text)));
}

const isText = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

function filterOf(kind: ContentKind, text: string): Readonly<Record<string, unknown>> {
  const filter: unknown = jsonIn(text);
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter))
    throw refused('bad-request', 'filter must be an object of JSON: field and value.');
  for (const field of Object.keys(filter)) refuseUnknownField(kind, field);
  return { ...filter };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refuseUnknownField(kind: ContentKind, field: string): void {
  if (!Object.hasOwn(contentKinds[kind].shape, field)) throw refused('bad-request', `${kind} has no field ${field}.`);
}

const collator = new Intl.Collator('en', { numeric: true });

/** By one field, missing values last; of equal ones by id. Without a field in the order of the content. */
function sorted(lines: RowLine[], kind: ContentKind, { sort, descending }: RowsWanted): RowLine[] {
  if (sort === undefined) return lines;
  refuseUnknownField(kind, sort);
  const sign = descending === 'true' ? -1 : 1;
  return lines.toSorted((a, b) => sign * compared(a.row?.[sort], b.row?.[sort]) || a.id - b.id);
}

function compared(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (!isText(a) || !isText(b)) return Number(isText(b)) - Number(isText(a)) || Number(a === true) - Number(b === true);
  return collator.compare(String(a), String(b));
}
