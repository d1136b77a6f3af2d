import type { Snapshot } from '@millrace/catalogue';
import { type PrivateSettings, privateSettingsFrom } from '@millrace/contract/private-settings';

const known = new WeakMap<Snapshot, PrivateSettings>();

/** The settings of a snapshot that only the server reads, over their defaults; before the first snapshot those alone. */
export function privateSettingsOf(snapshot: Snapshot | null): PrivateSettings {
  if (snapshot === null) return privateSettingsFrom([]);
  const found = known.get(snapshot) ?? privateSettingsFrom(snapshot.content.settings);
  known.set(snapshot, found);
  return found;
}
