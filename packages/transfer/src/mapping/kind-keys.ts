import { type ContentKind, contentKinds, rowReferences } from '@millrace/contract/content';

/** All keys of a kind that a sheet with these fields can use. A part of a key is enough, as long as it finds one row. */
export function keysOf(kind: ContentKind, paths: ReadonlySet<string>): string[][] {
  const keys: readonly (readonly string[])[] = [['id'], ...contentKinds[kind].foundBy];
  return keys.map((key) => key.filter((path) => paths.has(path))).filter((key) => key.length > 0);
}

/** The field that says to which row of another kind, or of its own, a row belongs; null: it belongs to none. */
export function belongsBy(kind: ContentKind): string | null {
  const entries = Object.entries(rowReferences[kind] ?? {});
  const found = entries.find(([field, { by }]) => by === 'id' && !field.endsWith('Ids'));
  return found?.[0] ?? null;
}

export const hasField = (kind: ContentKind, field: string): boolean =>
  Object.hasOwn(contentKinds[kind].row.shape, field);

/** A text of a key as it is compared: part numbers and addresses are the same in any case. */
export const foldKey = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toUpperCase();
