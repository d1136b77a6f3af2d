import type { ContentKind, RowReference } from '@millrace/contract/content';
import type { NameIndex } from '../../names/name-index.ts';
import type { CellReading, Surroundings } from '../column.ts';

/** The value by which a reference means the row of a name: its id, or the field that the reference goes by. */
export function readReference(text: string, { kinds, by }: RowReference, { names }: Surroundings): CellReading {
  if (by !== 'id') return { ok: true, value: wordReferred(text, kinds, by, names) };
  let refusal: CellReading | undefined;
  for (const kind of kinds) {
    const found = names.idOf(kind, text);
    if (found.ok) return { ok: true, value: found.id };
    refusal ??= found;
  }
  return refusal ?? { ok: false, why: `Nothing is called “${text}”.` };
}

/** A number, slug or document goes before a name. The check of the content says where one is missing. */
function wordReferred(text: string, kinds: readonly ContentKind[], by: string, names: NameIndex): string {
  if (/^#?\d+$/.test(text) || kinds.some((kind) => names.has(kind, by, text))) return text;
  for (const kind of kinds) {
    const found = names.idOf(kind, text);
    const value = found.ok ? names.fieldOf(kind, found.id, by) : undefined;
    if (typeof value === 'string' && value !== '') return value;
  }
  return text;
}

/** A row by its words. An id that nothing has is written as it is. */
export function writeReference(value: unknown, to: RowReference, { names }: Surroundings): string {
  const [kind] = to.kinds;
  if (to.by !== 'id' || kind === undefined || typeof value !== 'number') return String(value);
  return names.nameOf(kind, value) ?? `#${value}`;
}
