import { type ListedRow, NOT_SHOWN } from '@millrace/contract/office';
import { describe, expect, test } from 'vitest';
import { isFound, settingsShown } from './settings-shown.ts';

const row = (id: number, name: string, value: unknown, isPublic = true): ListedRow => {
  const [group, key] = name.split('.');
  return { id, version: 'r1', row: { id, group, key, value, isPublic } };
};
const shown = (name: string, rows: readonly ListedRow[], readsSecrets = true) =>
  settingsShown(rows, readsSecrets).find((setting) => setting.name === name);

describe('a setting', () => {
  test('that staff have not set shows its default', () => {
    expect(shown('company.timeZone', [])).toMatchObject({
      row: null,
      fallback: 'America/Chicago',
      isKnown: true,
      isPublic: true,
      isHidden: false,
    });
  });
  test('that is set has its row, and keeps its type in the draft', () => {
    const given = row(7, 'company.founded', 'nineteen');
    expect(shown('company.founded', [given])).toMatchObject({ row: given, field: { widget: { is: 'decimal' } } });
  });
  test('of the maker’s own stands after those of the product, by its group, with no default', () => {
    const all = settingsShown([row(8, 'careers.hours', '7 to 3'), row(9, 'ownGroup.noteOfToday', ['a'])], true);
    expect(all.slice(-2)).toMatchObject([
      { name: 'careers.hours', isKnown: false, field: { section: 'Careers', label: 'Hours' } },
      { name: 'ownGroup.noteOfToday', field: { section: 'Own group', widget: { is: 'texts' } } },
    ]);
  });
  test('that is removed in the draft keeps its place', () => {
    const removed: ListedRow = {
      ...row(7, 'company.phone', '1'),
      row: null,
      change: 'removed',
      before: row(7, 'company.phone', '1').row,
    };
    expect(shown('company.phone', [removed])?.row).toEqual(removed);
  });
  test.each([
    ['a secret', 'hr.notify', false, true],
    ['a secret, for a publisher', 'hr.notify', true, false],
    ['words of search', 'search.synonyms', false, false],
    ['a public one', 'company.name', false, false],
  ])('%s: %s, read by a publisher %s, is hidden: %s', (_, name, readsSecrets, isHidden) => {
    expect(shown(name, [], readsSecrets)?.isHidden).toBe(isHidden);
  });
  test('whose value the server did not send is hidden, whatever else is said of it', () => {
    expect(shown('own.word', [row(3, 'own.word', NOT_SHOWN)])?.isHidden).toBe(true);
  });
});

test('a setting is found by its words, its help, its heading and its name, in any order', () => {
  const zone = settingsShown([], true).filter((setting) => isFound(setting, 'zone time'));
  expect(zone.map(({ name }) => name)).toContain('company.timeZone');
  expect(settingsShown([], true).filter((setting) => isFound(setting, 'hr.NOTIFY'))).toHaveLength(1);
  expect(settingsShown([], true).filter((setting) => isFound(setting, 'xylophone'))).toEqual([]);
});
