import { describe, expect, test } from 'vitest';
import { isCross, meaningOf, meaningsOf, readMark } from './read-mark.ts';

test.each([
  ['x', { mark: 'x', footnote: null }],
  ['X', { mark: 'x', footnote: null }],
  ['', { mark: '', footnote: null }],
  ['N / A', { mark: 'n/a', footnote: null }],
  ['●¹', { mark: '●', footnote: '¹' }],
  ['Std. (2)', { mark: 'std.', footnote: '(2)' }],
  ['*', null],
  ['steel', null],
  ['steel¹', null],
])('the cell %j has the mark %j', (text, mark) => expect(readMark(text)).toEqual(mark));

test.each([
  ['x', 'yes', true],
  ['✗', 'yes', true],
  ['✓', 'yes', false],
  ['std', 'yes', false],
  ['', 'no', false],
  ['-', 'no', false],
  ['n/a', 'no', false],
  ['steel', 'no', false],
] as const)('%j alone says %s, and is a cross: %s', (mark, meaning, cross) => {
  expect([meaningOf(mark), isCross(mark)]).toEqual([meaning, cross]);
});

describe('the marks of one table say what they say beside each other', () => {
  test.each<[string, Readonly<Record<string, 'yes' | 'no'>>]>([
    ['x', { x: 'yes' }],
    ['x -', { x: 'yes', '-': 'no' }],
    ['● x', { '●': 'yes', x: 'yes' }],
    ['✓ x', { '✓': 'yes', x: 'no' }],
    ['✔ ✘ ×', { '✔': 'yes', '✘': 'no', '×': 'no' }],
    ['● ○', { '●': 'yes', '○': 'no' }],
    ['■ □ ◯', { '■': 'yes', '□': 'no', '◯': 'no' }],
    ['○', { '○': 'yes' }],
    ['● ○ -', { '●': 'yes', '○': 'yes', '-': 'no' }],
    ['● ○ s', { '●': 'yes', '○': 'yes', s: 'yes' }],
  ])('%s', (marks, meanings) => {
    expect(Object.fromEntries(meaningsOf(marks.split(' ')))).toEqual(meanings);
  });

  test('empty cells say no beside a yes, and yes where nothing else does', () => {
    expect([...meaningsOf(['', 'x'])]).toEqual([
      ['', 'no'],
      ['x', 'yes'],
    ]);
    expect([...meaningsOf(['', '-'])]).toEqual([
      ['', 'yes'],
      ['-', 'no'],
    ]);
    expect([...meaningsOf(['-'])]).toEqual([['-', 'no']]);
    expect([...meaningsOf(['', '●', '○'])]).toEqual([
      ['', 'no'],
      ['●', 'yes'],
      ['○', 'yes'],
    ]);
    expect([...meaningsOf([])]).toEqual([]);
  });
});
