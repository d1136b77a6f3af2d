import type { Written } from '@millrace/contract/office';
import { isEqual } from '@millrace/drafts';
import { type EditConflict, isSameRow, type RowEdit, type WaitingEdit } from './waiting-edit.ts';

/** Whether two questions are of one place. */
export const isSamePlace = (a: EditConflict, b: EditConflict): boolean =>
  a.draft === b.draft && isSameRow(a, b) && a.field === b.field && isEqual(a.path, b.path);

/** A write with the fields in conflict alone. */
export function inConflict(sent: WaitingEdit, conflicts: readonly EditConflict[]): WaitingEdit {
  const edits = sent.edits.flatMap((edit) => {
    const own = conflicts.filter((one) => isSameRow(one, edit)).map(({ field }) => field);
    const fields = Object.entries(edit.fields).filter(([field]) => own.includes(field));
    return fields.length === 0 ? [] : [{ ...edit, fields: Object.fromEntries(fields) }];
  });
  return { ...sent, isSent: false, edits };
}

/** The questions that an answer asks of the writer. */
export function conflictsOf(
  { key: editKey, draft }: WaitingEdit & { draft: string },
  { kind, id }: RowEdit,
  { conflicts, record, theirsBy, theirsAt }: Written,
  newKey: () => string,
): EditConflict[] {
  return conflicts.map(({ path: [first, ...path], mine, theirs }) => {
    const field = typeof first === 'string' ? first : '';
    const row = { draft, kind, id, field, version: record.version, inDraft: record.row?.[field] };
    return { key: newKey(), editKey, path, mine, theirs, theirsBy, theirsAt, ...row };
  });
}
