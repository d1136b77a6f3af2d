import { calls, type Settings, settingsFrom } from '@millrace/contract';
import { queryFor, useAnswer } from './query-for.ts';

/** Every page has it: names, phone, terms. */
export const settingsQuery = queryFor(calls.settings, {});

/** The settings in force. */
export function useSettings(): Settings {
  return settingsFrom(useAnswer(settingsQuery));
}
