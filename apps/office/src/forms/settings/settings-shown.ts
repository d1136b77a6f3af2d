import type { Field } from '@millrace/contract/fields';
import { type ListedRow, NOT_SHOWN } from '@millrace/contract/office';
import { isSecretSetting } from '@millrace/contract/private-settings';
import { isPublicSetting, knownSettings, settingDefault, settingField } from '../../fields/setting-field.ts';

/** One setting of the page. */
export interface ShownSetting {
  /** `group.key`. */
  name: string;
  group: string;
  key: string;
  field: Field;
  /** null: staff have set none; the default holds. */
  row: ListedRow | null;
  isPublic: boolean;
  /** The product reads it, and it has a default. */
  isKnown: boolean;
  fallback: unknown;
  /** It is a secret of publishers, and the reader is none. */
  isHidden: boolean;
}

/** All settings that the product reads, in the order of their words, then those of the maker's own, by group. */
export function settingsShown(rows: readonly ListedRow[], readsSecrets: boolean): ShownSetting[] {
  const byName = new Map(rows.map((row) => [nameOf(row), row]));
  const own = [...byName.keys()].filter((name) => settingDefault(name) === undefined).sort();
  return [...knownSettings, ...own].map((name) => {
    const [group = '', key = ''] = name.split('.', 2);
    const row = byName.get(name) ?? null;
    const values = row?.row ?? row?.before;
    const isPublic = values === undefined || values === null ? isPublicSetting(name) : values['isPublic'] === true;
    const fallback = settingDefault(name);
    return {
      name,
      group,
      key,
      field: { ...settingField(name, values?.['value']), name },
      row,
      isPublic,
      isKnown: fallback !== undefined,
      fallback,
      isHidden: values?.['value'] === NOT_SHOWN || (!readsSecrets && isSecretSetting({ group, key, isPublic })),
    };
  });
}

/** Whether what somebody looks for is in the words of a setting. */
export function isFound({ field, name }: Pick<ShownSetting, 'field' | 'name'>, find: string): boolean {
  const words = `${field.label} ${field.help} ${field.section} ${name}`.toLowerCase();
  return find
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
}

function nameOf({ row, before }: ListedRow): string {
  const values = row ?? before;
  return `${String(values?.['group'])}.${String(values?.['key'])}`;
}
