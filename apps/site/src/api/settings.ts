import { calls, type SettingAnswer, type Settings } from '@millrace/contract';
import { type ApiQuery, queryFor, useAnswer } from './query-for.ts';

const stored = queryFor(calls.settings, {});

/**
 * The settings that every page has: names, phone, terms. What is not stored has its default. A first visit has them complete in its
 * document, so the defaults, a hundredth of the script that it may load, come only when settings are asked for again.
 */
export const settingsQuery: ApiQuery<SettingAnswer[]> = {
  ...stored,
  queryFn: async (context) => {
    const [{ completeSettings }, rows] = await Promise.all([import('./complete-settings.ts'), stored.queryFn(context)]);
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
