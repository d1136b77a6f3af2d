import type { Setting } from '@millrace/contract/content';
import { isKeepMonths, privateSettingDefaults } from '@millrace/contract/private-settings';

/**
 * How many months something is kept: staff's setting, or the default. null: the setting is no number of months.
 * Then nothing expires: a deletion cannot be undone, a wrong setting can.
 */
export function keepMonths(
  settings: readonly Setting[],
  name: 'hr.keepApplicationsMonths' | 'history.keepMonths',
): number | null {
  const given = settings.find(({ group, key }) => `${group}.${key}` === name);
  if (given === undefined) return privateSettingDefaults[name];
  return isKeepMonths(given.value) ? given.value : null;
}
