import type { ContentKind } from '@millrace/contract/content';
import { type Field, fieldsOf } from '@millrace/contract/fields';
import { emptyOfField } from '../columns/empty-value.ts';
import type { Row } from './verdict.ts';

/** The fields that a new row has before the sheet says anything: live, at the end of its list, otherwise empty. */
export function newRow(kind: ContentKind, id: number, position: number): Row {
  const row: Record<string, unknown> = {};
  for (const field of fieldsOf(kind)) {
    const value = valueOfNew(field);
    if (value !== undefined && !field.isOptional) row[field.name] = value;
  }
  if (fieldsOf(kind).some(({ name }) => name === 'position')) row['position'] = position;
  return { ...row, id };
}

function valueOfNew(field: Field): unknown {
  const { is } = field.widget;
  if (is === 'yes-no' && !field.isNullable) return field.name === 'isLive';
  if (is === 'integer' && !field.isNullable && field.schema.safeParse(0).success) return 0;
  return emptyOfField(field);
}

/** The next free position of a list. */
export function nextPosition(rows: readonly Row[]): number {
  let last = -1;
  for (const { position } of rows) if (typeof position === 'number' && position > last) last = position;
  return last + 1;
}

/** A slug made of a name: small letters, digits and single hyphens; '' where nothing is left. */
export const slugOf = (name: string): string =>
  name
    .replaceAll('ß', 'ss')
    .replaceAll(/[øØ]/g, 'o')
    .replaceAll(/[æÆ]/g, 'ae')
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 120)
    .replaceAll(/-+$/g, '');
