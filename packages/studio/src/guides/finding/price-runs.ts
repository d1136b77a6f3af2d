import { readAmount } from '../cells/amounts.ts';
import { looksLikeCode, readCode } from '../cells/codes.ts';
import { freeText, type Grid, placeIn, type Uses, use } from '../cells/grid.ts';
import { looksLikeWords } from '../cells/lexicon.ts';
import type { GatheredGroup } from '../gathered-groups.ts';
import type { GuideNote } from '../guide.ts';
import { isSameName, type ListedPrices, takePrices } from '../price-lists.ts';
import type { RawGroup, RawOption } from '../raw-groups.ts';

/** Takes prices that stand beside the codes of known groups without headings: a code, or several, and an amount in each row. */
export function takePriceRuns(
  grid: Grid,
  uses: Uses,
  groups: readonly GatheredGroup[],
  listed: ListedPrices,
  notes: GuideNote[],
): void {
  for (let column = 0; column + 1 < grid.columns; column++)
    for (let row = 0; row < grid.rows; row++) {
      const run = runFrom(grid, uses, groups, row, column);
      if (run.length === 0) continue;
      for (const { raw } of run) takePrices(raw, groups, listed, notes);
      for (const { raw, nameAt } of run) {
        if (nameAt !== null) use(grid, uses, nameAt, column - 1, 'group');
        for (const { at } of raw.options) {
          use(grid, uses, at.row, column, 'code');
          use(grid, uses, at.row, column + 1, 'price');
        }
      }
      row = Math.max(...run.flatMap(({ raw }) => raw.options.map(({ at }) => at.row)));
    }
}

interface Named {
  raw: RawGroup;
  /** The row of the cell beside its codes that names the group. */
  nameAt: number | null;
}

/** Rows below each other, by the group that the cell before them names. Empty unless the options of groups are meant by most of them. */
function runFrom(grid: Grid, uses: Uses, groups: readonly GatheredGroup[], row: number, column: number): Named[] {
  const found: Named[] = [];
  const frame = { at: null, hasWords: false, isNamedByRow: true };
  let [rows, known] = [0, 0];
  for (let below = row; below < grid.rows; below++) {
    const codes = codesIn(freeText(grid, uses, below, column));
    const text = freeText(grid, uses, below, column + 1);
    const price = text === '' ? null : readAmount(text, grid.decimal);
    // Further amounts beside it are of a table of prices.
    const further = freeText(grid, uses, below, column + 2);
    if (codes.length === 0 || price === null || readAmount(further, grid.decimal)?.cents != null) break;
    const name = column === 0 ? '' : freeText(grid, uses, below, column - 1);
    if (found.length === 0 || (looksLikeWords(name) && name.length < 40))
      found.push({ raw: { ...frame, title: name, options: [] }, nameAt: name === '' ? null : below });
    const raw = found.at(-1)?.raw;
    const at = placeIn(grid, below, column);
    const priceAt = placeIn(grid, below, column + 1);
    for (const printed of codes) raw?.options.push({ printed, words: '', price, at, priceAt } satisfies RawOption);
    rows++;
    const meant = groups.filter(({ name: group }) => raw?.title !== '' && isSameName(group, raw?.title ?? ''));
    const among = meant.length > 0 ? meant : groups;
    if (codes.every((code) => among.some(({ options }) => options.some((option) => option.code === code)))) known++;
  }
  return rows > 1 && known * 10 >= rows * 7 ? found : [];
}

/** The codes of a cell: one, or several with commas between. */
const codesIn = (text: string): string[] => {
  const codes = text === '' ? [] : text.split(/\s*[,;]\s*/).map((one) => readCode(one).code);
  return codes.every((code) => code !== '' && looksLikeCode(code)) ? codes : [];
};
