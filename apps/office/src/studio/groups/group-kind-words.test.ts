import type { ConfigGroup } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { countOfGroup, groupKindWords, hasOptions, isConditional } from './group-kind-words.ts';

const options = [{ code: 'A' }, { code: 'B' }];
const rule = [[{ group: 'Size', option: 'A' }]] as unknown as NonNullable<ConfigGroup['showIf']>;

test('each kind has a mark and words of its own', () => {
  const all = Object.values(groupKindWords);
  expect(new Set(all.map(({ mark }) => mark)).size).toBe(all.length);
  expect(new Set(all.map(({ words }) => words)).size).toBe(all.length);
});

test.each<[string, Partial<ConfigGroup>, boolean, string]>([
  ['one of options', { options }, true, '2'],
  ['one of no options yet', {}, true, '0'],
  ['several', { options, multiselect: true }, true, '2'],
  ['a number', { kind: 'number', unit: 'mm' }, false, 'mm'],
  ['a number without a unit', { kind: 'number', options: [] }, false, ''],
  ['a number that has an option all the same', { kind: 'number', options: [{ code: 'A' }] }, true, '1'],
  ['a text', { kind: 'text' }, false, ''],
])('%s: whether it has options, and its count', (_, group, has, count) => {
  const whole = { name: 'G', ...group } as ConfigGroup;
  expect([hasOptions(whole), countOfGroup(whole)]).toEqual([has, count]);
});

describe('a group is conditional', () => {
  test.each<[string, Partial<ConfigGroup>, boolean]>([
    ['by nothing', {}, false],
    ['by empty lists', { showIf: [], hideIf: [] }, false],
    ['by what shows it', { showIf: rule }, true],
    ['by what hides it', { hideIf: rule }, true],
    ['by both', { showIf: rule, hideIf: rule }, true],
  ])('%s', (_, group, is) => expect(isConditional({ name: 'G', ...group } as ConfigGroup)).toBe(is));
});
