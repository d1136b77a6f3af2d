import { expect, test } from 'vitest';
import { privateSettingsFrom } from './private-settings.ts';

test('a private setting that staff gave replaces the default, if it is of its type', () => {
  const given = privateSettingsFrom([
    { id: 1, group: 'mail', key: 'from', value: 'web@mail.example' },
    { id: 2, group: 'mail', key: 'keepDays', value: '7' },
  ]);
  expect(given).toMatchObject({ 'mail.from': 'web@mail.example', 'mail.keepDays': 30 });
});
