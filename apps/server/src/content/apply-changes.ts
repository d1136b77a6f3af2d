import type { Content, ContentKind } from '@millrace/contract/content';
import type { RowChange } from '@millrace/database';

/** The content with rows put in, each in place of the one with its id, or taken away. Kinds that do not change stay the same lists. */
export function applyChanges(content: Content, changes: readonly RowChange[]): Content {
  const after = { ...content };
  for (const { kind, id, row } of changes) Object.assign(after, { [kind]: replaced(after, kind, id, row) });
  return after;
}

function replaced<Kind extends ContentKind>(
  content: Content,
  kind: Kind,
  id: number,
  row: Content[Kind][number] | null,
): Content[ContentKind][number][] {
  const rows: readonly Content[ContentKind][number][] = content[kind];
  if (row === null) return rows.filter((one) => one.id !== id);
  return rows.some((one) => one.id === id) ? rows.map((one) => (one.id === id ? row : one)) : [...rows, row];
}
