import type { ContentKind } from '@millrace/contract/content';
import type { Field } from '@millrace/contract/fields';
import { fieldsOf } from '@millrace/contract/fields';
import { settingField } from './setting-field.ts';

/** The fields of one row: those of its kind; the value of a setting has the words and the type of that setting. */
export function fieldsOfRow(kind: ContentKind, row: Readonly<Record<string, unknown>> | null): readonly Field[] {
  if (kind !== 'settings' || row === null) return fieldsOf(kind);
  const { group, key, value } = row;
  const own = settingField(`${String(group)}.${String(key)}`, value);
  return fieldsOf(kind).map((field) => (field.name === 'value' ? { ...own, section: field.section } : field));
}
