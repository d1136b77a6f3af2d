import { describe, expect, test } from 'vitest';
import { looksLikeCode, markOf, rangeCode, rangeWords, readCode, readRange, stepOf, withoutMarks } from './codes.ts';

test.each([
  ['¹', '1'],
  ['¹²', '12'],
  ['(1)', '1'],
  ['[3]', '3'],
  ['1)', '1'],
  ['Note 2:', '2'],
  ['*', '*'],
])('the mark %s is %s', (text, mark) => {
  expect(markOf(text)).toBe(mark);
});

test.each([
  ['001…099', { from: 1, to: 99, digits: 3 }],
  ['01…100', { from: 1, to: 100, digits: 3 }],
  ['10…100', { from: 10, to: 100, digits: 0 }],
  ['T05–T25', { before: 'T', from: 5, to: 25, digits: 2 }],
  ['1…9', { from: 1, to: 9, digits: 1 }],
])('the range %s has its ends, and zeros where they are printed', (code, range) => {
  expect(readRange(code, '')).toMatchObject(range);
});

test.each([
  ['Steel¹', 'Steel', ['1']],
  ['Steel ¹ ²', 'Steel', ['1', '2']],
  ['Steel*', 'Steel', ['*']],
  ['Steel **', 'Steel', ['**']],
  ['Steel (2)', 'Steel', ['2']],
  ['Steel (note 3)', 'Steel', ['3']],
  ['Steel [4] †', 'Steel', ['4', '†']],
  ['Steel a)', 'Steel', ['a']],
  ['Steel (see a)', 'Steel (see a)', []],
  ['Steel (12)', 'Steel (12)', []],
  ['¹', '¹', []],
  [' Steel ', 'Steel', []],
  ['', '', []],
])('without the marks of footnotes %j is %j', (text, rest, marks) => {
  expect(withoutMarks(text)).toEqual({ text: rest, marks });
});

test.each([
  ['AB', { code: 'AB', marks: [], aside: '' }],
  ['AB (no stock)', { code: 'AB', marks: [], aside: 'no stock' }],
  ['AB¹ (no stock)*', { code: 'AB', marks: ['1', '*'], aside: 'no stock' }],
  ['“AB”', { code: 'AB', marks: [], aside: '' }],
  ['"AB" (old)', { code: 'AB', marks: [], aside: 'old' }],
  ['(blank)', { code: '', marks: [], aside: '' }],
  ['-', { code: '', marks: [], aside: '' }],
  ['–²', { code: '', marks: ['2'], aside: '' }],
])('the code that is printed as %j', (text, code) => expect(readCode(text)).toEqual(code));

test.each([
  ['A', true],
  ['1/2', true],
  ['½"', true],
  ['AB-12.5', true],
  ['Ab12', true],
  ['ABCDE', true],
  ['ABCDEF', false],
  ['ABCDE1', true],
  ['ABCDEFGH1234', true],
  ['ABCDEFGH12345', false],
  ['Steel', false],
  ['ab', false],
  ['A B', true],
  ['A B C', false],
  ['A (old)', true],
  ['none', true],
  ['-', true],
  ['', false],
  ['A;B', false],
])('%j may be a code: %s', (text, is) => expect(looksLikeCode(text)).toBe(is));

describe('a range of codes', () => {
  test.each([
    ['A1…A9', '', { before: 'A', from: 1, to: 9, digits: 1, after: '' }],
    ['A1…9', '', { before: 'A', from: 1, to: 9, digits: 1, after: '' }],
    ['1…9V', '', { before: '', from: 1, to: 9, digits: 1, after: 'V' }],
    ['1V…9V', '', { before: '', from: 1, to: 9, digits: 1, after: 'V' }],
    ['1 to 9', '', { before: '', from: 1, to: 9, digits: 1, after: '' }],
    ['1 bis 9', '', { before: '', from: 1, to: 9, digits: 1, after: '' }],
    ['1...9', '', { before: '', from: 1, to: 9, digits: 1, after: '' }],
    ['5–100', '', { before: '', from: 5, to: 100, digits: 0, after: '' }],
    ['005–1000', '', { before: '', from: 5, to: 1000, digits: 4, after: '' }],
    ['1-9', 'any length', { before: '', from: 1, to: 9, digits: 1, after: '' }],
    ['1-9', 'in steps of 2', { before: '', from: 1, to: 9, digits: 1, after: '' }],
    ['1-9', '1 - 9 mm', { before: '', from: 1, to: 9, digits: 1, after: '' }],
    ['1-9', '', null],
    ['1-9', 'steel', null],
    ['1-1', 'any', null],
    ['9…1', '', null],
    ['A1…B9', '', null],
    ['1V…9', '', null],
    ['1V…9A', '', null],
    ['A', '', null],
  ])('%s, %s', (code, words, range) => expect(readRange(code, words)).toEqual(range));

  test.each([
    ['in steps of 5', 5],
    ['in increments of 0,5 mm', 0.5],
    ['every 10', 10],
    ['in Schritten von 2', 2],
    ['5 mm steps', 5],
    ['10-mm increments', 10],
    ['steps of 0', 1],
    ['', 1],
    ['any', 1],
  ])('the step of %j is %d', (words, step) => expect(stepOf(words)).toBe(step));

  test('its codes have zeros in front and what stands around them', () => {
    const range = { before: 'T', from: 5, to: 25, digits: 3, after: 'X' };
    expect([5, 25].map((value) => rangeCode(range, value))).toEqual(['T005X', 'T025X']);
    expect(rangeCode({ ...range, digits: 0 }, 5)).toBe('T5X');
  });

  test.each([
    ['5 to 25 mm', '7 mm'],
    ['5.0 – 25 mm', '7 mm'],
    ['5…25 mm, in steps of 1 mm', '7 mm'],
    ['5-25 mm (in increments of 2)', '7 mm'],
    ['length', 'length'],
  ])('the words %j are %j for one of its values', (words, said) => {
    expect(rangeWords(words, { before: '', from: 5, to: 25, digits: 0, after: '' }, 7)).toBe(said);
  });
});
