import { calls, type SettingAnswer, type Settings } from '@millrace/contract';
import { completeSettings } from './complete-settings.ts';
import { type ApiQuery, queryFor, useAnswer } from './query-for.ts';

const stored = queryFor(calls.settings, {});

/** The settings that every page has: names, phone, terms. What is not stored has its default. */
export const settingsQuery: ApiQuery<SettingAnswer[]> = {
  ...stored,
  queryFn: async (context) => completeSettings(await stored.queryFn(context)),
};

/** The settings in force. */
export function useSettings(): Settings {
  return settingsIn(useAnswer(settingsQuery));
}

/** The settings of complete rows. */
export const settingsIn = (rows: readonly SettingAnswer[]): Settings =>
  Object.fromEntries(rows.map(({ group, key, value }) => [`${group}.${key}`, value])) as Settings;
