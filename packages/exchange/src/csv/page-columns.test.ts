import { describe, expect, test } from 'vitest';
import { pageCells } from './page-columns.ts';

/** The cells as `row:column text`; null where the text has no columns. */
function cellsOf(...lines: string[]): string[] | null {
  const found = pageCells(lines.join('\n'));
  return found === null ? null : found.cells.map(({ row, column, text }) => `${row}:${column} ${text}`);
}
const columnsOf = (...lines: string[]): number[] => [
  ...new Set((cellsOf(...lines) ?? []).map((cell) => Number(cell.slice(2, 3)))),
];

describe('a column is where several lines have a piece', () => {
  test('pieces begin below each other, or no more than three signs apart', () => {
    const starting = (blanks: number) =>
      columnsOf(
        ...['A', 'B', 'C'].map((code) => `${code}    one`),
        ...['D', 'E', 'F'].map((code) => `${code}${' '.repeat(blanks)}ten`),
      );
    expect(starting(7)).toEqual([0, 1]);
    expect(starting(8)).toEqual([0, 1, 2]);
    expect(cellsOf('A       $1.00', 'B      $10.00', 'C     $100.00', 'D    $1000.00')).toEqual([
      ...['0:0 A', '0:1 $1.00', '1:0 B', '1:1 $10.00'],
      ...['2:0 C', '2:1 $100.00', '3:0 D', '3:1 $1000.00'],
    ]);
  });

  test('each near the one before it, however far they lie apart together', () => {
    const lines = [6, 8, 10, 13].map((blanks, at) => `${'ABCD'[at]}${' '.repeat(blanks)}one`);
    expect(columnsOf(...lines)).toEqual([0, 1]);
    expect(columnsOf(...lines, `E${' '.repeat(17)}one`, 'F', 'G')).toEqual([0, 1]);
  });

  test('pieces of one line are of two columns, however near', () => {
    expect(columnsOf('A  B  one', 'A  B  two', 'A  B  six', 'A  B  ten')).toEqual([0, 1, 2]);
  });

  test('three lines make one, two do not', () => {
    const codes = ['A          one', 'B          two', 'C          six', 'D          ten'];
    const marked = (count: number) => codes.map((line, at) => (at < count ? `${line}          x` : line));
    expect(columnsOf(...marked(3))).toEqual([0, 1, 2]);
    expect(columnsOf(...marked(2))).toEqual([0, 1]);
    expect(cellsOf(...marked(2))?.[1]).toBe('0:1 one x');
  });

  test('one column is none', () => expect(cellsOf('one', 'two', 'six', 'ten', 'few')).toBeNull());
});

describe('a text has columns', () => {
  const codes = ['A    one', 'B    two', 'C    six', 'D    ten'];
  test('where four lines have more than one, not three', () => {
    expect(cellsOf(...codes)).toHaveLength(8);
    expect(cellsOf(...codes.slice(1))).toBeNull();
  });

  test('where these are half of the lines that have something, not fewer', () => {
    expect(cellsOf(...codes, 'a', 'b', '', '', 'c', 'd')).toHaveLength(12);
    expect(cellsOf(...codes, 'a', 'b', 'c', 'd', 'e')).toBeNull();
  });

  test('and says in how many lines', () => {
    expect(pageCells([...codes, 'alone'].join('\r\n'))?.lines).toBe(4);
  });
});

describe('a piece', () => {
  test('has single blanks within it, and ends at two, at a tab, or at dots', () => {
    expect(cellsOf('A    one two', 'B\tthree', 'C .... four', 'D . . . . five', 'E …… six')).toEqual([
      ...['0:0 A', '0:1 one two', '1:0 B', '1:1 three'],
      ...['2:0 C', '2:1 four', '3:0 D', '3:1 five', '4:0 E', '4:1 six'],
    ]);
  });

  test('three dots are a text', () => {
    expect(cellsOf('A    one...', 'B    two', 'C    six', 'D    ten')?.[1]).toBe('0:1 one...');
  });

  test('before the first column is of the first, and one between two goes on from the one before', () => {
    const lines = ['    A          one', '    B          two', '    C          six', '    D          ten'];
    expect(cellsOf(...lines, 'E              few')?.slice(-2)).toEqual(['4:0 E', '4:1 few']);
    expect(cellsOf(...lines, '    F    more  few')?.slice(-2)).toEqual(['4:0 F more', '4:1 few']);
  });

  test('that goes on keeps the blanks before it, as it is written', () => {
    const lines = ['A    one', 'B    two', 'C    six', 'D    ten'];
    const written = pageCells([...lines, 'E    few   more  words'].join('\n'))?.cells.at(-1);
    expect(written).toEqual({ row: 4, column: 1, text: 'few more words', asWritten: 'few   more  words' });
  });

  test('that cannot be seen is no cell', () => {
    expect(cellsOf('A    one', 'B    two', 'C    six', 'D    \u200B', 'E    ten')).not.toContain('3:1 ');
  });
});
