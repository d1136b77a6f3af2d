import type { ContentAttribute } from '@millrace/contract/content';

/** The attributes in their order, and by key; of two with one key the first counts, and the other is a finding. */
export interface AttributeTable {
  readonly all: readonly ContentAttribute[];
  readonly byKey: ReadonlyMap<string, ContentAttribute>;
}

export function attributeTable(rows: readonly ContentAttribute[]): AttributeTable {
  const byKey = new Map<string, ContentAttribute>();
  for (const row of rows) if (!byKey.has(row.key)) byKey.set(row.key, row);
  return { all: [...byKey.values()], byKey };
}
