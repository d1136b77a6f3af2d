import { expect, test } from 'vitest';
import { isSecretSetting, privateSettingsFrom } from './private-settings.ts';

test('a private setting that staff gave replaces the default, if it is of its type', () => {
  const given = privateSettingsFrom([
    { id: 1, group: 'mail', key: 'from', value: 'web@mail.example' },
    { id: 2, group: 'mail', key: 'keepDays', value: '7' },
  ]);
  expect(given).toMatchObject({ 'mail.from': 'web@mail.example', 'mail.keepDays': 30 });
});

test.each([
  ['a public one', 'company', 'name', true, false],
  ['the words of search', 'search', 'synonyms', false, false],
  ['how long applications are kept', 'hr', 'keepApplicationsMonths', false, false],
  ['who gets applications', 'hr', 'notify', false, true],
  ['a limit', 'accounts', 'signUpsMax', false, true],
  ['one of the maker alone', 'own', 'note', false, true],
])('%s: %s.%s, public %s, is a secret: %s', (_, group, key, isPublic, isSecret) =>
  expect(isSecretSetting({ group, key, isPublic })).toBe(isSecret),
);
