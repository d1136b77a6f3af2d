import type { Configurator } from '@millrace/configurator';
import { findList } from './find-list.ts';
import { type FoundMatrix, findMatrix } from './find-matrix.ts';
import { type OptionIndex, optionIndexes } from './option-index.ts';
import { readList } from './read-list.ts';
import { readMatrix } from './read-matrix.ts';
import type { Decisions, NotRecognised, Recognised } from './recognition.ts';

/**
 * Recognises a table as it was pasted from a spreadsheet: a matrix of the options of two groups, or a list with a row for each combination.
 * A cell that cannot be recognised has a remark. A table that fits nothing says why, with the nearest group.
 */
export function recogniseTable(
  cells: readonly (readonly string[])[],
  configurator: Configurator,
  decided: Decisions = {},
): Recognised | NotRecognised {
  const filled = cells.flatMap((row) => row.filter((text) => text.trim() !== ''));
  if (filled.length === 0) return { is: 'nothing', why: 'empty', nearest: null };
  if (filled.length === 1) return { is: 'nothing', why: 'one-cell', nearest: null };
  const indexes = optionIndexes(configurator);
  const list = findList(cells, configurator);
  // A corner that names the group of the rows is no list.
  if (list !== null && list.named > 1) return readList(cells, list, decided);
  const matrix = findMatrix(cells, indexes, decided);
  const read = matrix === null ? null : readMatrix(cells, matrix, decided);
  if (read !== null && matrix !== null && (list === null || isWide(matrix))) return read;
  if (list !== null) return readList(cells, list, decided);
  return { is: 'nothing', why: whyNot(cells, indexes, matrix !== null), nearest: nearestOf(cells, indexes) };
}

const isWide = ({ rows, columns }: FoundMatrix): boolean =>
  [rows, columns].every(({ codesAt }) => new Set([...codesAt.values()].flat()).size > 1);

function whyNot(
  cells: readonly (readonly string[])[],
  indexes: readonly OptionIndex[],
  isMatrix: boolean,
): NotRecognised['why'] {
  if (isMatrix) return 'no-marks';
  return nearestOf(cells, indexes) === null ? 'no-labels' : 'one-group';
}

/** The first rows and columns are where labels stand. */
const LOOKED_AT = 6;
const UNKNOWN_MOST = 5;

/** The group that most of the labels of one row or one column are options of. */
function nearestOf(cells: readonly (readonly string[])[], indexes: readonly OptionIndex[]): NotRecognised['nearest'] {
  const columns = Array.from({ length: LOOKED_AT }, (_, at) => cells.map((row) => row[at] ?? ''));
  let best: NotRecognised['nearest'] = null;
  for (const line of [...cells.slice(0, LOOKED_AT), ...columns]) {
    const labels = [...new Set(line.filter((text) => text.trim() !== ''))];
    for (const { group, find } of indexes) {
      const unknown = labels.filter((text) => find(text) === null);
      const found = labels.length - unknown.length;
      if (found > (best?.found ?? 0))
        best = { group: group.name, found, of: labels.length, unknown: unknown.slice(0, UNKNOWN_MOST) };
    }
  }
  return best;
}
