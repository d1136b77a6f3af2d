import type { Content, ContentKind } from '@millrace/contract/content';
import type { RowChange } from '@millrace/database';

/** The content with rows put in, each in place of the one with its id, or taken away. Kinds that do not change stay the same lists. */
export function applyChanges(content: Content, changes: readonly RowChange[]): Content {
  const after = { ...content };
  for (const [kind, some] of Map.groupBy(changes, (change) => change.kind))
    Object.assign(after, { [kind]: replaced(content[kind], some) });
  return after;
}

type Row = Content[ContentKind][number];

function replaced(rows: readonly Row[], changes: readonly RowChange[]): Row[] {
  const gone = new Set<number>();
  const put = new Map<number, Row>();
  for (const { id, row } of changes) {
    if (row !== null) put.set(id, row);
    else {
      put.delete(id);
      gone.add(id);
    }
  }
  const kept = rows.flatMap((row) => {
    if (gone.has(row.id)) return [];
    const now = put.get(row.id) ?? row;
    put.delete(row.id);
    return [now];
  });
  return [...kept, ...put.values()];
}
