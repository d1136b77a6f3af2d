import type { Setting } from '@millrace/contract/content';
import { isKeepMonths, privateSettingDefaults } from '@millrace/contract/private-settings';

const NAME = 'hr.keepApplicationsMonths';

/**
 * How many months applications are kept: staff's setting, or the default. null: the setting is no number of months.
 * Then nothing expires: a deletion cannot be undone, a wrong setting can.
 */
export function keepMonths(settings: readonly Setting[]): number | null {
  const given = settings.find(({ group, key }) => `${group}.${key}` === NAME);
  if (given === undefined) return privateSettingDefaults[NAME];
  return isKeepMonths(given.value) ? given.value : null;
}
