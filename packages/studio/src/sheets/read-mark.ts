import { looseWords, withoutFootnote } from './plain-words.ts';

/** The meaning of a mark in a table of what goes with what. */
export type MarkMeaning = 'yes' | 'no';

/** A mark as the sheet has it, whatever the case and the footnotes. */
export interface Mark {
  /** In its plain form: what the legend of a sheet would list. '' is an empty cell. */
  mark: string;
  /** null: a footnote does not stand at it. */
  footnote: string | null;
}

const YES = [
  ...['●', '•', '∙', '·', '⬤', '■', '▪', '◆', '✓', '✔', '☑', '✅', '√', 'x', '×', '⨯', '✗', '✘', '☒', '○', '◯', '□'],
  ...['y', 'yes', 'ja', 'oui', 'sí', 'ok', '1', 'true', 's', 'o', 'std', 'std.', 'standard', 'opt', 'opt.'],
  ...['option', 'optional', 'available', 'avail', 'avail.', 'a', '+'],
];
const NO = [
  ...['', '-', '--', '---', 'n', 'no', 'nein', 'non', '0', 'false', 'n/a', 'n.a.', 'na', 'none', '❌', '✖', '.'],
  ...['not available', 'not avail.', 'not offered', 'unavailable', 'not made', '#n/a', '/', 'not'],
];
const CROSSES = ['x', '×', '⨯', '✗', '✘', '☒'];
const TICKS = ['✓', '✔', '☑', '✅', '√'];
const HOLLOW = ['○', '◯', '□'];
const FULL = ['●', '•', '⬤', '■', '▪'];

const KNOWN: ReadonlyMap<string, MarkMeaning> = new Map([
  ...YES.map((mark) => [mark, 'yes'] as const),
  ...NO.map((mark) => [mark, 'no'] as const),
]);

/** The mark of a cell; null where it is a word that no table marks with. */
export function readMark(text: string): Mark | null {
  const mark = looseWords(text);
  if (KNOWN.has(mark)) return { mark, footnote: null };
  const bare = withoutFootnote(text);
  if (bare === null) return null;
  const noted = looseWords(bare.text);
  return KNOWN.has(noted) ? { mark: noted, footnote: bare.mark } : null;
}

/** The meaning of a mark alone; without others beside it, a cross says yes. */
export const meaningOf = (mark: string): MarkMeaning => KNOWN.get(mark) ?? 'no';

/** Whether a mark is a cross, which says yes in one table and no in another. */
export const isCross = (mark: string): boolean => CROSSES.includes(mark);

/**
 * The meanings of the marks that stand in one table, guessed from all of them: a cross beside ticks is a no, alone or beside dots a yes; a
 * hollow dot beside full ones alone is a no; where nothing else says no, the cells without a mark do, and where nothing says yes, they
 * are it.
 */
export function meaningsOf(marks: Iterable<string>): Map<string, MarkMeaning> {
  const used = new Set(marks);
  const has = (some: readonly string[]): boolean => some.some((mark) => used.has(mark));
  const meanings = new Map<string, MarkMeaning>();
  for (const mark of used) meanings.set(mark, meaningOf(mark));
  if (has(TICKS)) for (const mark of CROSSES) if (used.has(mark)) meanings.set(mark, 'no');
  const others = [...used].filter((mark) => !HOLLOW.includes(mark) && !FULL.includes(mark));
  if (has(FULL) && others.length === 0) for (const mark of HOLLOW) if (used.has(mark)) meanings.set(mark, 'no');
  if (used.has('') && ![...meanings.values()].includes('yes')) meanings.set('', 'yes');
  return meanings;
}
