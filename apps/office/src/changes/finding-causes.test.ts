import type { DraftFindings } from '@millrace/contract/office';
import { expect, test } from 'vitest';
import { causesOf } from './finding-causes.ts';

type Found = DraftFindings['findings'][number];
const found = (id: number, message: string, code = 'no-file'): Found => ({
  severity: 'warning',
  code,
  kind: 'families',
  id,
  name: `Family ${id}`,
  path: [],
  message,
});
const wordsOf = (findings: readonly Found[]) => causesOf(findings).map(({ words }) => words);
const ids = [1, 2, 3, 4];

test('up to three of a cause stand one by one, and causes in the order of their first', () => {
  const findings = [found(1, 'A'), found(2, 'B', 'other'), found(3, 'C'), found(4, 'D')];
  expect(causesOf(findings).map(({ findings: alike }) => alike.map(({ id }) => id))).toEqual([[1, 3, 4], [2]]);
  expect(wordsOf(findings)).toEqual([null, null]);
});
test('four are one: at how many rows, and the sentence they share', () => {
  expect(wordsOf(ids.map((id) => found(id, 'Nothing is here.')))).toEqual(['At 4 families: Nothing is here.']);
});
test('sentences that differ are told by the first', () => {
  expect(wordsOf(ids.map((id) => found(id, `Nothing is at ${id}.`)))).toEqual([
    'At 4 families, such as: Nothing is at 1.',
  ]);
});
test('many at one row say so', () => {
  expect(wordsOf(ids.map((at) => found(7, `Nothing is at ${at}.`)))).toEqual([
    '4 times at one family, such as: Nothing is at 1.',
  ]);
});
test('a fault and a warning of one code are two causes', () => {
  expect(causesOf([found(1, 'A'), { ...found(2, 'A'), severity: 'error' }])).toHaveLength(2);
});
