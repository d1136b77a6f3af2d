import { settingDefaults, settingsFrom } from '@millrace/contract';
import { expect, test } from 'vitest';
import { completeSettings } from './complete-settings.ts';
import { settingsIn } from './settings.ts';

const row = (group: string, key: string, value: string | string[]) => ({ id: 7, group, key, value });
const given = [
  row('company', 'name', 'Example Controls'),
  row('search', 'removedWords', 'no list'),
  row('x', 'y', 'z'),
];

test('with its rows complete, the settings are those with defaults', () => {
  expect(settingsIn(completeSettings(given))).toEqual({ ...settingsFrom(given), 'x.y': 'z' });
  expect(settingsIn(completeSettings([]))).toEqual(settingDefaults);
});
test('completing twice changes nothing', () => {
  const once = completeSettings(given);
  expect(completeSettings(once)).toEqual(once);
});
test('a row staff gave keeps its id, a default has none', () => {
  const [name, tagline] = completeSettings(given);
  expect([name?.id, tagline?.id]).toEqual([7, 0]);
});
