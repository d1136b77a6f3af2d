import { priceAtEnd } from '../blocks.ts';
import { readAmount } from '../cells/amounts.ts';
import { looksLikeCode } from '../cells/codes.ts';
import { filledColumns, freeText, type Grid, placeIn, type Uses, use } from '../cells/grid.ts';
import { looksLikeWords } from '../cells/lexicon.ts';
import { isExampleRow } from '../examples.ts';
import type { RawGroup, RawOption } from '../raw-groups.ts';

/** Fewer groups may stand in columns of their own by chance. */
const FEWEST_GROUPS = 3;

interface Step {
  row: number;
  nameColumn: number;
  name: string;
  code: { text: string; column: number };
  words: { text: string; column: number };
  price: { text: string; column: number } | null;
}

/**
 * Finds a chart in which each group has a column of its own, further to the right than that of the group above it: the name, the code in
 * its column, and the words of all codes in one column after them.
 */
export function findStaggered(grid: Grid, uses: Uses): RawGroup[] {
  const groups: RawGroup[] = [];
  for (let row = 0; row < grid.rows; row++) {
    const steps = chartFrom(grid, uses, row);
    const columns = new Set(steps.map(({ code }) => code.column));
    if (columns.size < FEWEST_GROUPS) continue;
    groups.push(...groupsOf(grid, uses, steps));
    row = steps.at(-1)?.row ?? row;
  }
  return groups;
}

/** The rows of one chart; it ends where a row is none of it. */
function chartFrom(grid: Grid, uses: Uses, from: number): Step[] {
  const steps: Step[] = [];
  for (let row = from; row < grid.rows; row++) {
    if (isExampleRow(grid, row)) break;
    const last = steps.at(-1);
    const step = stepAt(grid, uses, row, steps[0]?.nameColumn);
    if (step === null || (last === undefined && step.name === '')) break;
    if (last !== undefined && step.words.column !== last.words.column) break;
    const isSameGroup = step.name === '' && step.code.column === last?.code.column;
    if (last !== undefined && !isSameGroup && (step.name === '' || step.code.column <= last.code.column)) break;
    steps.push(step);
  }
  return steps;
}

/** A name in the first column or none, one code, its words, and at most a price. */
function stepAt(grid: Grid, uses: Uses, row: number, nameColumn: number | undefined): Step | null {
  const filled = filledColumns(grid, row).filter((column) => freeText(grid, uses, row, column) !== '');
  const cell = (column: number) => ({ text: grid.text(row, column), column });
  const first = filled[0];
  if (first === undefined) return null;
  const isNamed = looksLikeWords(grid.text(row, first)) && first === (nameColumn ?? first) && filled.length > 2;
  const [code, words, price, ...more] = (isNamed ? filled.slice(1) : filled).map(cell);
  if (code === undefined || words === undefined || more.length > 0) return null;
  if (!looksLikeCode(code.text.replace(/^[-/._]/, '')) || !looksLikeWords(words.text)) return null;
  if (price !== undefined && readAmount(price.text, grid.decimal) === null) return null;
  return { row, nameColumn: first, name: isNamed ? grid.text(row, first) : '', code, words, price: price ?? null };
}

function groupsOf(grid: Grid, uses: Uses, steps: readonly Step[]): RawGroup[] {
  const groups: RawGroup[] = [];
  for (const { row, nameColumn, name, code, words, price } of steps) {
    if (name !== '') {
      use(grid, uses, row, nameColumn, 'group');
      const at = placeIn(grid, row, nameColumn);
      groups.push({ title: name, at, options: [], hasWords: true, isNamedByRow: false });
    }
    const stated = priceAtEnd({ printed: code.text, words: words.text }, grid.decimal);
    const option: RawOption = {
      price: price === null ? null : readAmount(price.text, grid.decimal),
      ...(price === null ? stated : { printed: code.text, words: words.text }),
      at: placeIn(grid, row, code.column),
      wordsAt: placeIn(grid, row, words.column),
    };
    if (price !== null) option.priceAt = placeIn(grid, row, price.column);
    groups.at(-1)?.options.push(option);
    use(grid, uses, row, code.column, 'code');
    use(grid, uses, row, words.column, 'words');
    if (price !== null) use(grid, uses, row, price.column, 'price');
  }
  return groups;
}
