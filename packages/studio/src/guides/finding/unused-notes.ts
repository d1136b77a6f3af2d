import { readAmount } from '../cells/amounts.ts';
import { filledColumns, freeText, type Grid, placeIn, type Uses } from '../cells/grid.ts';
import { saysOfPage } from '../cells/lexicon.ts';
import type { GatheredGroup } from '../gathered-groups.ts';
import { type GuideNote, placeKey } from '../guide.ts';
import { isSameName } from '../price-lists.ts';

/** Cells that nothing was made of. Lines across the top are titles. */
export function unusedNotes(grids: readonly Grid[], uses: Uses, groups: readonly GatheredGroup[]): GuideNote[] {
  return grids.flatMap((grid) => {
    const notes: GuideNote[] = [];
    let hasBegun = false;
    for (let row = 0; row < grid.rows; row++) {
      const isForm = showsForm(grid, uses, row, groups);
      for (let column = 0; column < grid.columns; column++) {
        const at = placeIn(grid, row, column);
        const used = uses.get(placeKey(at));
        hasBegun ||= used === 'code' || used === 'mark' || used === 'heading';
        const text = freeText(grid, uses, row, column);
        if (
          text === '' ||
          /^(?:[|¦↑↓│┃┆]+|(?:foot|end)?notes?:?|legend:?|fußnoten?:?|anmerkungen:?|hinweise:?|légende ?:?|renvois ?:?)$/i.test(
            text,
          )
        )
          continue;
        if (!hasBegun || isForm || saysOfPage(text) || isLegend(text, grid)) uses.set(placeKey(at), 'title');
        // Cells below each other are told of at the first.
        else if (freeText(grid, uses, row - 1, column) === '') {
          const below = countBelow(grid, uses, row, column);
          const words = text.length > 60 ? `${text.slice(0, 59)}…` : text;
          const more = below === 0 ? '' : ` and the ${below === 1 ? 'cell' : `${below} cells`} below it`;
          notes.push({ at, text: `Nothing was made of “${words}”${more}.` });
        }
      }
    }
    return notes;
  });
}

function countBelow(grid: Grid, uses: Uses, row: number, column: number): number {
  let count = 0;
  while (freeText(grid, uses, row + count + 1, column) !== '') count++;
  return count;
}

/** A row that shows the form of the number: names of groups, with what stands between them. */
function showsForm(grid: Grid, uses: Uses, row: number, groups: readonly GatheredGroup[]): boolean {
  const texts = filledColumns(grid, row).flatMap((column) => freeText(grid, uses, row, column) || []);
  const names = texts.filter((text) => groups.some(({ name }) => isSameName(name, text)));
  const others = texts.filter((text) => !names.includes(text));
  return names.length > 1 && others.every((text) => /^(?:[^\p{L}\d]{1,3}|[A-Z0-9-]{1,12}|.{1,30}:)$/u.test(text));
}

const SIGNS_EXPLAINED = /^(?:(?:[●•○◯■□✓✔✗✘×–—-]|x(?=\s*[=:]))\s*[=:]?\s*\p{L}[\p{L} ]*[.;,/]?\s*)+$/iu;

/** A legend of signs, or of words for prices: they are read without it. */
function isLegend(text: string, { decimal }: Grid): boolean {
  if (SIGNS_EXPLAINED.test(text)) return true;
  return text.split(/\s*[;,\n]\s*/).every((clause) => {
    const [, word = ''] = /^(\S{1,10}(?: \S{1,10})?)\s*[=:]\s*\p{L}/u.exec(clause) ?? [];
    return word !== '' && !/\d/.test(word) && readAmount(word, decimal) !== null;
  });
}
