import type { RuleFault } from '@millrace/studio';
import { expect, test } from 'vitest';
import { faultWords } from './fault-words.ts';

const codes = ['A', 'B', 'C', 'D', 'E', 'F'];
test.each<[RuleFault['code'], string, string[], string]>([
  ['unknown-group', 'Siz', ['Colour', 'Size', 'Sign'], 'There is no group “Siz”. Is it Size?'],
  ['unknown-group', 'sI', ['Signal', 'Size'], 'There is no group “sI”. Is it Signal?'],
  ['unknown-group', 'Sx', ['Size'], 'There is no group “Sx”.'],
  ['unknown-group', 'zeSi', ['Size'], 'There is no group “zeSi”.'],
  ['unknown-group', '', ['Size'], 'There is no group “”.'],
  ['unknown-code', 'X', ['A', '', 'B'], 'There is no option “X” in that group. There are A, B.'],
  ['unknown-code', 'X', [''], 'There is no option “X” in that group.'],
  ['unknown-code', 'X', codes, 'There is no option “X” in that group. There are A, B, C, D, E, F.'],
  ['unknown-code', 'X', [...codes, 'G'], 'There is no option “X” in that group. There are A, B, C, D, E, F, ….'],
  ['cannot-be-read', '', [], 'Write a group, and what is asked of it.'],
  ['cannot-be-read', 'Size =', [], '“Size =” is not finished, or cannot be read.'],
])('a rule with %s “%s”, of %j', (code, text, known, words) => {
  expect(faultWords({ code, text, known, from: 0, to: text.length })).toBe(words);
});
