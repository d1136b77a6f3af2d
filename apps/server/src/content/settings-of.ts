import { anonymous, answers, type Snapshot } from '@millrace/catalogue';
import { type Settings, settingsFrom } from '@millrace/contract';

const known = new WeakMap<Snapshot, Settings>();

/** The settings in force in a snapshot, over their defaults. */
export function settingsOf(snapshot: Snapshot): Settings {
  const found = known.get(snapshot);
  if (found !== undefined) return found;
  const rows = answers.settings(snapshot, { params: {}, query: {} }, anonymous);
  const settings = settingsFrom(rows.ok ? rows.answer : []);
  known.set(snapshot, settings);
  return settings;
}
