import type { ContentKind } from '@millrace/contract/content';
import { readRow } from '@millrace/contract/office';
import { isEqual } from '@millrace/drafts';

type Row = Readonly<Record<string, unknown>>;

/** Whether two rows say the same. A field that is missing is as its schema fills it. */
export function sameRow(kind: ContentKind, one: Row, other: Row): boolean {
  if (isEqual(one, other)) return true;
  const [read, others] = [readRow(kind, one), readRow(kind, other)];
  return read.ok && others.ok && isEqual(read.row, others.row);
}
