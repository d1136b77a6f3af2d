import type { Snapshot } from '@millrace/catalogue';
import type { Pausable } from '@millrace/configurator';
import { type ContentKind, contentKindNames, type RowReference, rowReferences } from '@millrace/contract/content';
import type { WhereUsed } from '@millrace/contract/office';
import { rowName } from '../../content/content-rows.ts';
import { changesOf, type DraftRows } from './draft-rows.ts';

type Row = { readonly id: number };
type Fields = Readonly<Record<string, unknown>>;

/** More of one kind are counted. */
const SHOWN = 200;
/** Rows looked at between two pauses. */
const STEP = 512;

/** The rows that name a row in one of their fields, as a draft has them; rows that it removes name nothing. */
export function* whereUsed(
  { content }: Snapshot,
  draft: DraftRows,
  { kind, id, row }: { kind: ContentKind; id: number; row: Fields },
): Pausable<WhereUsed> {
  const rows: WhereUsed['rows'] = [];
  const totals = new Map<ContentKind, number>();
  const look = (of: ContentKind, from: Row, references: readonly (readonly [string, RowReference])[]): void => {
    const fields: Fields = { ...from };
    for (const [field, reference] of references) {
      const value = reference.by === 'id' ? id : row[reference.by];
      if ((of === kind && from.id === id) || value === undefined || !names(fields, field, reference, kind, value))
        continue;
      const before = totals.get(of) ?? 0;
      totals.set(of, before + 1);
      if (before < SHOWN) rows.push({ kind: of, id: from.id, field, label: rowName(from) });
    }
  };
  for (const of of contentKindNames) {
    const all: Readonly<Record<string, RowReference | undefined>> = rowReferences[of] ?? {};
    const references = Object.entries(all).flatMap(([field, one]) =>
      one?.kinds.includes(kind) === true ? [[field, one] as const] : [],
    );
    if (references.length === 0) continue;
    const changed = draft.byKind.get(of);
    const inForce: readonly Row[] = content[of];
    for (const [place, one] of inForce.entries()) {
      if (place % STEP === 0) yield;
      if (changed?.has(one.id) !== true) look(of, one, references);
    }
    for (const change of changesOf(draft, of))
      if (change.row !== null) look(of, { ...change.row, id: change.rowId }, references);
  }
  const byKind = [...totals].map(([of, total]) => ({ kind: of, total }));
  return { total: byKind.reduce((sum, { total }) => sum + total, 0), byKind, rows };
}

function names(from: Fields, field: string, { which }: RowReference, kind: ContentKind, value: unknown): boolean {
  if (which !== undefined && which.kinds[String(from[which.field])] !== kind) return false;
  const named = from[field];
  return Array.isArray(named) ? named.includes(value) : named === value;
}
