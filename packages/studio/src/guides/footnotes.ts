import { markOf, withoutMarks } from './cells/codes.ts';
import { filledColumns, freeText, type Grid, placeIn, type Uses, use } from './cells/grid.ts';
import type { Place } from './guide.ts';

export interface Footnote {
  at: Place;
  /** '' of a sentence without a mark. */
  mark: string;
  text: string;
}

const MARKED =
  /^(?:([⁰¹²³⁴-⁹]+|\*{1,4}\)?|[†‡§¶]{1,2}|\((?:\d{1,2}|[a-z])\)|\[\d{1,2}\]|\d{1,2}\)|[a-h]\)(?=\s))\s*|note\s*(\d{1,2})\s*[:.)–-]\s*|(\d{1,2})[.:]\s+(?=\p{Lu}))(.+)$/isu;

/** Finds the lines that begin with the mark of a footnote. They are found first: nothing else may take them for an option. */
export function findFootnotes(grid: Grid, uses: Uses): Footnote[] {
  const notes: Footnote[] = [];
  const letters = lettersIn(grid);
  for (let row = 0; row < grid.rows; row++) {
    const filled = filledColumns(grid, row);
    for (const column of filled) {
      const lines = freeText(grid, uses, row, column)
        .split('\n')
        .map(readMarked)
        .map((line) => (line !== null && /^[a-h]$/i.test(line.mark) && !letters.has(line.mark) ? null : line));
      const found = lines.flatMap((line) => (line === null ? [] : [line]));
      if (found.length === 0 || found.length < lines.length / 2) {
        const beside = markBeside(grid, uses, row, column, filled);
        if (beside === null) continue;
        notes.push(beside);
        continue;
      }
      if (found.some(({ text }) => !isSentence(text)) || (filled.length > 2 && filled[0] !== column)) continue;
      use(grid, uses, row, column, 'footnote');
      for (const line of found) notes.push({ ...line, at: placeIn(grid, row, column) });
    }
  }
  return notes;
}

/** Letters that stand after codes or words as marks: without one, `a) steel, welded` is an option. */
function lettersIn(grid: Grid): ReadonlySet<string> {
  const found = new Set<string>();
  for (let row = 0; row < grid.rows; row++)
    for (const column of filledColumns(grid, row))
      for (const mark of withoutMarks(grid.text(row, column)).marks) found.add(mark);
  return found;
}

function readMarked(text: string): { mark: string; text: string } | null {
  const [, sign, note, number, rest = ''] = MARKED.exec(text.trim()) ?? [];
  const mark = sign ?? note ?? number;
  return mark === undefined ? null : { mark: markOf(mark), text: rest.trim() };
}

/** A mark alone in a cell, and its sentence in the next. */
function markBeside(grid: Grid, uses: Uses, row: number, column: number, filled: readonly number[]): Footnote | null {
  const text = freeText(grid, uses, row, column);
  if (!/^(?:[⁰¹²³⁴-⁹]+|\*+|[†‡§¶]+|\(\d\)|\[\d\]|note \d+:?)$/i.test(text) || filled.length !== 2) return null;
  const next = filled[1] ?? column;
  const sentence = freeText(grid, uses, row, next);
  if (next === column || !isSentence(sentence)) return null;
  use(grid, uses, row, column, 'footnote');
  use(grid, uses, row, next, 'footnote');
  return { at: placeIn(grid, row, next), mark: markOf(text), text: sentence };
}

/** Words of a sentence, not of a title or an option. */
const isSentence = (text: string): boolean => text.split(/\s+/).length >= 3 && /[a-z]{2}/.test(text);

/** Sentences without a mark that nothing else was made of. */
export function findSentences(grid: Grid, uses: Uses): Footnote[] {
  const notes: Footnote[] = [];
  for (let row = 0; row < grid.rows; row++)
    for (const column of filledColumns(grid, row)) {
      const text = freeText(grid, uses, row, column);
      if (text === '' || !isSentence(text) || !/[.!]\s*$|^notes?\b|\b(?:only|not|requires?|without)\b/i.test(text))
        continue;
      for (const line of text.split('\n'))
        notes.push({ at: placeIn(grid, row, column), mark: '', text: line.replace(/^notes?\s*[:–-]\s*/i, '') });
    }
  return notes;
}
