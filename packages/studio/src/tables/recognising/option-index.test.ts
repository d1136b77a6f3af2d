import type { ConfigOption } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { optionIndex, optionIndexes } from './option-index.ts';

const found = (options: readonly ConfigOption[], label: string): string | null => {
  const codes = optionIndex({ name: 'A', options }).find(label);
  return codes === null
    ? null
    : `${codes.codes.join('+') || 'blank'}${codes.footnote === null ? '' : ` ^${codes.footnote}`}`;
};

describe('a label stands for options', () => {
  const options: readonly ConfigOption[] = [
    { code: 'S', description: 'Stainless steel', formerCodes: ['SS'] },
    { code: 'B', name: 'Brass', displayName: 'Yellow brass', altDescription: 'brass, red' },
    { code: '010', description: 'Ten' },
    { code: '2', description: 'Two' },
    { code: '1/2', description: 'Half' },
    { code: 'a b' },
    { code: '', description: 'Nothing' },
    { code: 'X', description: 'Same' },
    { code: 'Y', description: 'Same' },
    { code: 'or', description: 'Or' },
    { code: '1,5' },
  ];
  test.each<[string, string | null]>([
    ['S', 'S'],
    ['s', 'S'],
    [' S ', 'S'],
    ['Stainless  STEEL', 'S'],
    ['Brass', 'B'],
    ['yellow brass', 'B'],
    ['brass,red', 'B'],
    // Both together, whichever comes first.
    ['S Stainless steel', 'S'],
    ['S - Stainless steel', 'S'],
    ['S: Stainless steel', 'S'],
    ['S = Stainless steel', 'S'],
    ['S (Stainless steel)', 'S'],
    ['Stainless steel (S)', 'S'],
    ['Stainless steel S', 'S'],
    ['Stainless steel - S', 'S'],
    ['(S) Stainless steel', 'S'],
    ['S Brass', null],
    // Former codes, what a spreadsheet made of a code, and blanks.
    ['SS', 'S'],
    ['10', '010'],
    ['2.0', '2'],
    ['10.0', '010'],
    ['stainlesssteel', 'S'],
    ['ab', 'a b'],
    ['(blank)', 'blank'],
    ['none', 'blank'],
    ['Nothing', 'blank'],
    // A name of two options means neither.
    ['Same', null],
    ['X Same', 'X'],
    // Several of them.
    ['S, B', 'S+B'],
    ['S/B', 'S+B'],
    ['S or B', 'S+B'],
    ['S | B; 2', 'S+B+2'],
    ['S & B', 'S+B'],
    ['S\nB', 'S+B'],
    ['S, S', 'S'],
    ['1/2, B', '1/2+B'],
    ['1/2/B', null],
    ['S, Z', null],
    ['S to 010', 'S+B+010'],
    ['B … 2', 'B+010+2'],
    ['B thru 010', 'B+010'],
    ['B-2', 'B+010+2'],
    ['2 to B', null],
    ['S to Z', null],
    ['S to B, 1/2', 'S+B+1/2'],
    ['S to S', 'S'],
    ['S, B; 1,5', 'S+B+1,5'],
    ['a b undefined', null],
    // With the mark of a footnote.
    ['S¹', 'S ^¹'],
    ['S *', 'S ^*'],
    ['S, B (2)', 'S+B ^(2)'],
    ['Z¹', null],
    ['Z', null],
    ['', null],
  ])('%j: %s', (label, expected) => expect(found(options, label)).toBe(expected));
});

test('a code counts before words, and words before former codes', () => {
  const options: readonly ConfigOption[] = [
    { code: 'A', description: 'B' },
    { code: 'B', description: 'C', formerCodes: ['D'] },
    { code: 'E', description: 'D' },
  ];
  expect(['A', 'B', 'C', 'D'].map((label) => found(options, label))).toEqual(['A', 'B', 'B', 'E']);
});

test('of codes that look alike a label means its own', () => {
  const options = [{ code: 'A–B' }, { code: 'A-B' }];
  expect(['A–B', 'A-B'].map((label) => found(options, label))).toEqual(['A–B', 'A-B']);
});

test('groups without options have no index, and one index is made for a group', () => {
  const groups = [{ name: 'A', options: [{ code: 'a' }] }, { name: 'B', options: [] }, { name: 'C' }];
  expect(optionIndexes({ configGroups: groups }).map(({ group }) => group.name)).toEqual(['A']);
  const [group] = groups;
  expect(group && optionIndex(group)).toBe(group && optionIndex(group));
});
