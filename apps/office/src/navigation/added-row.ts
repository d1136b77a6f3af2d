import type { ContentKind } from '@millrace/contract/content';
import { fieldsOf } from '@millrace/contract/fields';

/** The row that was added last, and not yet shown. */
let added: { kind: ContentKind; id: number; field: string } | null = null;

/** Remembers a row that is about to be shown for the first time, with the field in which it begins: the first that it still needs. */
export function rememberAdded(kind: ContentKind, id: number, row: Readonly<Record<string, unknown>>): void {
  const field = firstNeeded(kind, row);
  added = field === null ? null : { kind, id, field };
}

/** The field in which a row begins that was added a moment ago; null: any other row. */
export const beginsAt = (kind: ContentKind, id: number): string | null =>
  added !== null && added.kind === kind && added.id === id ? added.field : null;

/** Forgets it: who comes back to the row goes on where they want. */
export const forgetAdded = (): void => {
  added = null;
};

/** The first field of a form whose value the schema refuses; null: none. */
export function firstNeeded(kind: ContentKind, row: Readonly<Record<string, unknown>>): string | null {
  const needed = fieldsOf(kind).find(
    ({ name, schema, isReadOnly }) => !isReadOnly && !schema.safeParse(row[name]).success,
  );
  return needed?.name ?? null;
}
