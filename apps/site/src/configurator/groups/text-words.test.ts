import type { ConfigGroup } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { charactersWords, countWords, faultWords } from './text-words.ts';

const tag: ConfigGroup = { name: 'Tag', kind: 'text', characters: 'A-Z0-9 -', upperCase: true };
const bounds = { min: 2, max: 5, step: 1 };

test.each([
  ['A-Z0-9 -', 'A–Z, 0–9, blank, -'],
  ['ABA', 'A, B'],
  [undefined, 'any characters'],
])('the characters %s are %s', (characters, words) => {
  expect(charactersWords({ name: 'Tag', ...(characters === undefined ? {} : { characters }) })).toBe(words);
});

test.each([
  ['', '', '0 of 5'],
  ['ab', '', '2 of 5'],
  [' ab  c ', '', '4 of 5'],
  ['abcde', '', '5 of 5'],
  ['abcdef', '1 too many', '6 of 5'],
  ['a', 'At least 2', '1 of 5'],
  ['a#b#', 'Not possible: #', '4 of 5'],
])('%j: %j, %s', (typed, fault, count) => {
  expect([faultWords(typed, bounds, tag), countWords(typed, bounds, tag)]).toEqual([fault, count]);
});
