import { expect, test } from 'vitest';
import type { Configurator } from '../index.ts';
import { causeWords, codeWords, groupWords, optionText, startingLarge } from './option-words.ts';

const configurator: Configurator = {
  configGroups: [
    { name: 'Alarm', options: [{ code: '', description: 'without alarm' }, { code: 'AB' }] },
    { name: 'Float cable', options: [{ code: '20' }] },
    { name: 'Depth', kind: 'number', min: 0, max: 9 },
  ],
};

test.each([
  ['Float cable', 'float cable'],
  ['HOA switch', 'HOA switch'],
  ['A', 'A'],
  ['mA output', 'mA output'],
])('the group %s is %s in a sentence', (name, words) => expect(groupWords(name)).toBe(words));

test.each([
  ['three-phase', 'Three-phase'],
  ['abc', 'Abc'],
  ['ab', 'ab'],
  ['mA output', 'mA output'],
  ['4XG', '4XG'],
])('%s begins as %s', (text, words) => expect(startingLarge(text)).toBe(words));

test.each([
  ['Alarm', 'AB', 'AB'],
  ['Alarm', '', '“Without alarm”'],
  ['Float cable', '', 'none'],
  ['Depth', '', 'none'],
  ['Nothing', '', 'none'],
])('in %s the code %j is called %s', (group, code, words) => expect(codeWords(configurator, group, code)).toBe(words));

const named = { code: 'C', displayName: 'shown', description: 'described', name: 'named', altDescription: 'theirs' };
const { displayName: _, ...described } = named;
const { description: __, ...nameOnly } = described;
test.each([
  ['its full name first', false, named, 'Shown'],
  ['then its description', false, described, 'Described'],
  ['then its name', false, nameOnly, 'Named'],
  ['then its code', false, { code: 'abc', altDescription: 'theirs' }, 'Abc'],
  ['a customer’s words for customers', true, named, 'Theirs'],
  ['ours where a customer has none', true, { code: 'C', displayName: 'shown' }, 'Shown'],
])('an option says %s', (_rule, privateLabel, option, words) => {
  expect(optionText({ privateLabel }, option)).toBe(words);
});

test.each([
  [{ group: 'Alarm', code: 'AB' }, 'Float cable', 'alarm AB'],
  [{ group: 'Alarm', code: 'AB' }, 'Alarm', 'AB'],
  [{ group: 'Depth' }, 'Alarm', 'this depth'],
])('%j is a cause for %s: %s', (cause, ownGroup, words) => {
  expect(causeWords(configurator, cause, ownGroup)).toBe(words);
});
