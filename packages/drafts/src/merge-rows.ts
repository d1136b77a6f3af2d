import type { FieldMerges } from '@millrace/contract/list-keys';
import { fieldOf, fieldsOf, isEqual, isObject } from './is-equal.ts';
import { type Conflict, mergeValues } from './merge-values.ts';

export interface Merged<Row> {
  /** The changes of both sides, put together; where they conflict, mine. */
  row: Row;
  /** The fields of the row into which changes of theirs were taken. */
  merged: string[];
  conflicts: Conflict[];
}

/**
 * Merges what two sides made of one row: field by field, and lists by the keys of their elements. null: there is no row, such as before one
 * was added and after one was removed.
 */
export function mergeRows<Row extends object | null>(
  fields: FieldMerges,
  { base, mine, theirs }: { base: Row; mine: Row; theirs: Row },
): Merged<Row> {
  const conflicts: Conflict[] = [];
  const row = mergeValues({ base, mine, theirs }, { fields }, [], conflicts);
  // A merge of rows is a row: of one side, or put together field by field.
  return { row: row as Row, merged: changedFields(mine, row), conflicts };
}

function changedFields(before: unknown, after: unknown): string[] {
  if (!isObject(before) || !isObject(after)) return [];
  return fieldsOf(before, after).filter((field) => !isEqual(fieldOf(before, field), fieldOf(after, field)));
}
