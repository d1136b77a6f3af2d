import type { Setting } from '@millrace/contract/content';
import { isKeepMonths, privateSettingDefaults } from '@millrace/contract/private-settings';

const NAME = 'hr.keepApplicationsMonths';

/**
 * How many months applications are kept: as staff have set it, or as usual where they have not. null: what is set is no number of
 * months. Then nothing is over: what is deleted is gone, and a mistake in a setting is not.
 */
export function keepMonths(settings: readonly Setting[]): number | null {
  const given = settings.find(({ group, key }) => `${group}.${key}` === NAME);
  if (given === undefined) return privateSettingDefaults[NAME];
  return isKeepMonths(given.value) ? given.value : null;
}
