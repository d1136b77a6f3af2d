import { calls, type SettingAnswer, type Settings } from '@millrace/contract';
import { type ApiQuery, queryFor, useAnswer } from './query-for.ts';

const stored = queryFor(calls.settings, {});

/**
 * Every page has it: names, phone, terms. The defaults are there already when a page is rendered; a browser loads them only
 * where it asks anew.
 */
export const settingsQuery: ApiQuery<SettingAnswer[]> = {
  ...stored,
  queryFn: async (context) => {
    const [rows, { completeSettings }] = await Promise.all([stored.queryFn(context), import('./complete-settings.ts')]);
    return completeSettings(rows);
  },
};

/** The settings in force. */
export function useSettings(): Settings {
  return settingsIn(useAnswer(settingsQuery));
}

/** The settings of complete rows. */
export const settingsIn = (rows: readonly SettingAnswer[]): Settings =>
  Object.fromEntries(rows.map(({ group, key, value }) => [`${group}.${key}`, value])) as Settings;
