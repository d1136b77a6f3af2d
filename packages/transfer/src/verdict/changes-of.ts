import { type ContentKind, rowReferences } from '@millrace/contract/content';
import type { SheetMapping } from '@millrace/contract/office';
import { FIRST_NEW_ID, type Judged, type JudgedRow } from './verdict.ts';

/** One row as it goes into a draft; null as its fields: it is removed. */
export interface ImportChange {
  kind: ContentKind;
  id: number;
  isNew: boolean;
  fields: Readonly<Record<string, unknown>> | null;
}

export interface Landing {
  takesDoubtful: boolean;
  /** The ids of new rows, in the order of the ids of the verdict. */
  newIds: readonly number[];
}

/** How many ids new rows need: those of refused rows are not used. */
export const newIdsOf = ({ rows }: Judged): number =>
  rows.reduce((most, { id }) => (id !== null && id >= FIRST_NEW_ID ? Math.max(most, id - FIRST_NEW_ID + 1) : most), 0);

/** Whether a row goes in. */
export function goesIn({ state, doubts }: JudgedRow, fate: SheetMapping['missing'], takesDoubtful: boolean): boolean {
  if (state === 'missing') return fate !== 'leave';
  if (state === 'new') return true;
  return state === 'changed' && (takesDoubtful || doubts.length === 0);
}

/** The changes of a verdict, one by one, with the ids that its new rows get. */
export function* changesOf(
  { rows }: Judged,
  sheets: readonly SheetMapping[],
  { takesDoubtful, newIds }: Landing,
): Generator<ImportChange> {
  const realId = (id: number): number => (id < FIRST_NEW_ID ? id : (newIds[id - FIRST_NEW_ID] ?? id));
  for (const row of rows) {
    const mapping = sheets[row.sheet];
    if (mapping === undefined || row.id === null || !goesIn(row, mapping.missing, takesDoubtful)) continue;
    const { kind } = mapping;
    const isNew = row.state === 'new';
    const fields = row.state === 'missing' && mapping.missing === 'remove' ? null : row.fields;
    yield { kind, id: realId(row.id), isNew, fields: fields === null ? null : withRealIds(kind, fields, realId) };
  }
}

/** References to rows of the same import name them by their ids of the verdict until they have their own. */
function withRealIds(
  kind: ContentKind,
  { id: _, ...fields }: Readonly<Record<string, unknown>>,
  realId: (id: number) => number,
): Record<string, unknown> {
  const real: Record<string, unknown> = { ...fields };
  for (const [field, { by }] of Object.entries(rowReferences[kind] ?? {})) {
    const value = real[field];
    if (by !== 'id') continue;
    if (typeof value === 'number') real[field] = realId(value);
    else if (Array.isArray(value))
      real[field] = value.map((one: unknown) => (typeof one === 'number' ? realId(one) : one));
  }
  return real;
}
