import type { FieldMerges } from '@millrace/contract/list-keys';
import type { Difference } from './differences.ts';
import { isEqual } from './is-equal.ts';
import { mergeRows } from './merge-rows.ts';
import { type ElementKey, elementAt, type Path, valueAt, withValueAt } from './path.ts';

/**
 * A row with one of its differences from another row taken back; all others stay. An element that was removed comes back where it stood.
 * null: the row is gone with it. undefined: it cannot be taken back alone.
 */
export function withoutDifference<Row extends object>(
  fields: FieldMerges,
  before: Row | null,
  row: Row | null,
  difference: Difference,
): Row | null | undefined {
  if (difference.path.length === 0) return before;
  if (before === null || row === null) return undefined;
  // The row before with this difference alone; its inverse is then merged into the row.
  const alone: unknown = difference.isOrder
    ? inOrder(before, difference.path, keysIn(difference.after))
    : withValueAt(before, difference.path, difference.after);
  // A value put at a place of a row, not at the row itself, leaves it a row.
  const { row: merged, conflicts } = mergeRows(fields, { base: alone as Row, mine: row, theirs: before });
  return conflicts.length > 0 || isEqual(merged, row) ? undefined : merged;
}

const keysIn = (keys: unknown): ElementKey[] => (Array.isArray(keys) ? keys : []);

function inOrder(row: object, path: Path, keys: readonly ElementKey[]): unknown {
  const list = valueAt(row, path);
  if (!Array.isArray(list)) return row;
  const moved = keys.flatMap((key) => elementAt(list, key) ?? []);
  return withValueAt(row, path, [...moved, ...list.filter((element) => !moved.includes(element))]);
}
