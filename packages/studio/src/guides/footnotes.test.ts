import { describe, expect, test } from 'vitest';
import { gridOf, type Uses } from './cells/grid.ts';
import { findFootnotes, findSentences } from './footnotes.ts';
import { sheetOf } from './testing/sheet-of.ts';

type Rows = Parameters<typeof sheetOf>[0];
type Find = typeof findFootnotes;
const told = (find: Find, rows: Rows, uses: Uses = new Map()): string[] =>
  find(
    gridOf(sheetOf(rows), 0, '.', () => false),
    uses,
  ).map(({ at, mark, text }) => `${at.row}:${at.column} ${mark}: ${text}`);
const SAYS = 'Not with code A';

describe('a line that begins with a mark is a footnote', () => {
  test.each<[string, Rows, string[]]>([
    ['a raised digit', [[`¹ ${SAYS}`]], [`0:0 1: ${SAYS}`]],
    ['a star', [[`* ${SAYS}`]], [`0:0 *: ${SAYS}`]],
    ['a digit in brackets', [[`(1) ${SAYS}`]], [`0:0 1: ${SAYS}`]],
    ['a digit before one', [[`2) ${SAYS}`]], [`0:0 2: ${SAYS}`]],
    ['a note by its number', [[`Note 3: ${SAYS}`]], [`0:0 3: ${SAYS}`]],
    ['a number with a point', [[`4. ${SAYS}`]], [`0:0 4: ${SAYS}`]],
    ['several lines of one cell', [[`¹ ${SAYS}\n² Only with code B`]], [`0:0 1: ${SAYS}`, '0:0 2: Only with code B']],
    ['half of the lines', [[`¹ ${SAYS}\nand more words`]], [`0:0 1: ${SAYS}`]],
    ['not fewer', [[`¹ ${SAYS}\nand more words\nand more words`]], []],
    ['not a title or an option', [['1. Motor type']], []],
    ['not in capitals', [['1. MOTOR TYPE AXIAL']], []],
    ['a letter that marks something', [['Steela)', 'Steel a)'], [`a) ${SAYS}`]], [`1:0 a: ${SAYS}`]],
    ['not another letter', [['Steel'], [`a) ${SAYS}`]], []],
    ['beside another cell', [[`¹ ${SAYS}`, 'x']], [`0:0 1: ${SAYS}`]],
    ['in the first of several cells', [[`¹ ${SAYS}`, 'x', 'y']], [`0:0 1: ${SAYS}`]],
    ['not in another of several', [['x', `¹ ${SAYS}`, 'y']], []],
    ['in the second of two', [['x', `¹ ${SAYS}`]], [`0:1 1: ${SAYS}`]],
    ['a mark alone, and its sentence beside it', [['¹', SAYS]], [`0:1 1: ${SAYS}`]],
    ['a note alone', [['Note 2:', SAYS]], [`0:1 2: ${SAYS}`]],
    ['a mark beside a word', [['¹', 'Steel']], []],
    ['a mark after its sentence', [[SAYS, '¹']], []],
    ['a mark before two cells', [['¹', SAYS, 'x']], []],
  ])('%s', (_, rows, notes) => expect(told(findFootnotes, rows)).toEqual(notes));

  test('it is used up, and what is used already is none', () => {
    const uses: Uses = new Map();
    told(findFootnotes, [[`¹ ${SAYS}`], ['²', SAYS]], uses);
    expect([...uses]).toEqual([
      ['0:0:0', 'footnote'],
      ['0:1:0', 'footnote'],
      ['0:1:1', 'footnote'],
    ]);
    expect(told(findFootnotes, [[`¹ ${SAYS}`]], new Map([['0:0:0', 'code']]))).toEqual([]);
  });
});

describe('a sentence without a mark', () => {
  test.each<[string, Rows, string[]]>([
    ['ends with a point', [['Made of the best steel.']], ['0:0 : Made of the best steel.']],
    ['or says what goes with what', [['A only with code B']], ['0:0 : A only with code B']],
    ['or is a note', [['Note: steel is standard here']], ['0:0 : steel is standard here']],
    ['is each of its lines', [['Notes: not with A\nonly with B']], ['0:0 : not with A', '0:0 : only with B']],
    ['is none of fewer than three words', [['Steel only.']], []],
    ['is none without such a word', [['Made of the best steel']], []],
  ])('%s', (_, rows, notes) => expect(told(findSentences, rows)).toEqual(notes));

  test('is none where something else was made of it', () => {
    expect(told(findSentences, [['A only with code B']], new Map([['0:0:0', 'words']]))).toEqual([]);
  });
});
