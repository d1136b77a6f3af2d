import { readAmount } from './cells/amounts.ts';
import { freeText, type Grid, placeIn, type Uses, use } from './cells/grid.ts';
import { type Role, roleOf } from './cells/lexicon.ts';
import type { RawGroup, RawOption } from './raw-groups.ts';
import { titleAbove } from './tables.ts';

/** Finds tables that lie on their side: headings below each other, an option in each column. */
export function findTransposed(grid: Grid, uses: Uses): RawGroup[] {
  const groups: RawGroup[] = [];
  for (let column = 0; column < grid.columns; column++)
    for (let row = 0; row < grid.rows; row++) {
      const rows = rowsOf(grid, uses, row, column);
      if (rows === null) continue;
      const group = readTransposed(grid, uses, rows, row, column);
      if (group !== null) groups.push(group);
      row = rows.last;
    }
  return groups;
}

type Rows = Partial<Record<Role, number>> & { last: number };

/** The rows of a code, of words and of prices that begin with their headings in one column. */
function rowsOf(grid: Grid, uses: Uses, from: number, column: number): Rows | null {
  const found: Rows = { last: from };
  for (let row = from; row < grid.rows; row++) {
    const text = freeText(grid, uses, row, column);
    const role = text === '' ? null : roleOf(text);
    if (role === null || role === 'either' || found[role] !== undefined) break;
    // The headings of an upright table stand beside each other.
    if (roleOf(grid.text(row, column + 1)) !== null) return null;
    found[role] = row;
    found.last = row;
  }
  const hasBoth = found.code !== undefined && (found.words !== undefined || found.price !== undefined);
  return hasBoth && freeText(grid, uses, found.code ?? 0, column + 1) !== '' ? found : null;
}

function readTransposed(grid: Grid, uses: Uses, rows: Rows, row: number, column: number): RawGroup | null {
  const options: RawOption[] = [];
  for (let across = column + 1; across < grid.columns; across++) {
    const cell = (at: number | undefined) => (at === undefined ? '' : freeText(grid, uses, at, across));
    const printed = cell(rows.code);
    if (printed === '') break;
    const option: RawOption = {
      printed,
      words: cell(rows.words),
      price: readAmount(cell(rows.price), grid.decimal),
      at: placeIn(grid, rows.code ?? row, across),
    };
    if (rows.words !== undefined) option.wordsAt = placeIn(grid, rows.words, across);
    if (rows.price !== undefined) option.priceAt = placeIn(grid, rows.price, across);
    options.push(option);
  }
  if (options.length === 0) return null;
  const named = rows.group === undefined ? '' : freeText(grid, uses, rows.group, column + 1);
  const beside = column > 0 ? freeText(grid, uses, row, column - 1) : '';
  const title =
    beside === '' ? titleAbove(grid, uses, row, column, column + 2) : { text: beside, row, column: column - 1 };
  const at = named === '' ? title : { text: named, row: rows.group ?? row, column: column + 1 };
  for (const [role, each] of Object.entries(rows)) {
    if (role === 'last') continue;
    use(grid, uses, each, column, 'heading');
    const as = role === 'code' ? 'code' : role === 'price' ? 'price' : 'words';
    if (role !== 'group' && role !== 'position')
      for (const option of options) use(grid, uses, each, option.at.column, as);
  }
  if (at !== null) use(grid, uses, at.row, at.column, 'group');
  return {
    title: at?.text ?? '',
    at: at === null ? null : placeIn(grid, at.row, at.column),
    options,
    hasWords: rows.words !== undefined,
    isNamedByRow: false,
  };
}
