import { type SettingAnswer, settingDefaults, settingsFrom } from '@millrace/contract';

/** A row that is not stored has no id. */
const NO_ID = 0;

/** A row for each setting the product reads: as staff gave it, else its default. What else they gave stays. */
export function completeSettings(rows: readonly SettingAnswer[]): SettingAnswer[] {
  const given = new Map(rows.map((row) => [nameOf(row), row]));
  const inForce = Object.entries(settingsFrom(rows)).map(([name, value]) => {
    const [group = '', key = ''] = name.split('.');
    return { id: given.get(name)?.id ?? NO_ID, group, key, value };
  });
  return [...inForce, ...rows.filter((row) => !(nameOf(row) in settingDefaults))];
}

const nameOf = ({ group, key }: SettingAnswer): string => `${group}.${key}`;
