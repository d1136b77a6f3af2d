import type { OptionIndex } from './option-index.ts';
import type { Decisions, Place } from './recognition.ts';

type Cells = readonly (readonly string[])[];

/** Options of a group along one side of a matrix, by the row or column that they stand at. */
interface Axis {
  group: string;
  codesAt: ReadonlyMap<number, readonly string[]>;
  footnotes: readonly (Place & { mark: string })[];
}

export interface FoundMatrix {
  /** The row of the sheet that the columns are named in. */
  head: number;
  /** The column that the rows are named in. */
  label: number;
  rows: Axis;
  columns: Axis;
}

/** Titles above and words before a matrix are passed over, up to so many rows and columns. */
const HEADS_MOST = 15;
const LABELS_MOST = 6;

/** The two groups whose options stand along the sides of a matrix; null where no two do. */
export function findMatrix(cells: Cells, indexes: readonly OptionIndex[], decided: Decisions): FoundMatrix | null {
  const rowIndexes = allowed(indexes, decided.rows);
  const columnIndexes = allowed(indexes, decided.columns);
  let best: { found: FoundMatrix; size: number } | null = null;
  for (let label = 0; label < LABELS_MOST; label++)
    for (let head = 0; head < HEADS_MOST; head++) {
      const columns = along(columnIndexes, (cells[head] ?? []).entries(), label);
      if (columns.length === 0) continue;
      const rows = along(
        rowIndexes,
        cells.map((row, at) => [at, row[label] ?? ''] as const),
        head,
      );
      for (const one of rows)
        for (const other of columns) {
          if (one.index === other.index) continue;
          const size = one.found * other.found + (one.sure + other.sure) / 1000;
          if (size > (best?.size ?? 0)) best = { size, found: matrixOf(cells, one.index, other.index, head, label) };
        }
    }
  return best?.found ?? null;
}

const allowed = (indexes: readonly OptionIndex[], group: string | undefined): readonly OptionIndex[] =>
  group === undefined ? indexes : indexes.filter((index) => index.group.name === group);

interface Along {
  index: OptionIndex;
  found: number;
  /** Labels that are a code as it stands. */
  sure: number;
}

/** Groups by how many of their options these labels, after the place `after`, stand for; those with none are left out. */
function along(indexes: readonly OptionIndex[], labels: Iterable<readonly [number, string]>, after: number): Along[] {
  const texts = [...labels].filter(([at, text]) => at > after && text.trim() !== '').map(([, text]) => text);
  return indexes
    .map((index) => {
      const codes = new Set(texts.flatMap((text) => index.find(text)?.codes ?? []));
      return { index, found: codes.size, sure: texts.filter((text) => index.codes.has(text.trim())).length };
    })
    .filter(({ found }) => found > 0);
}

function matrixOf(cells: Cells, rows: OptionIndex, columns: OptionIndex, head: number, label: number): FoundMatrix {
  const columnAxis = axisOf(columns, (cells[head] ?? []).entries(), (column) => ({ row: head, column }), label);
  const first = Math.min(...columnAxis.codesAt.keys());
  // The words between a missing code and the first column may say which option it is.
  const labels = cells.map((row, at) => {
    const words = row.slice(label, first).find((text) => rows.find(text) !== null);
    return [at, words ?? ''] as const;
  });
  const rowAxis = axisOf(rows, labels, (row) => ({ row, column: label }), head);
  return { head, label, rows: rowAxis, columns: columnAxis };
}

function axisOf(
  index: OptionIndex,
  labels: Iterable<readonly [number, string]>,
  placeOf: (at: number) => Place,
  after: number,
): Axis {
  const codesAt = new Map<number, readonly string[]>();
  const footnotes: (Place & { mark: string })[] = [];
  for (const [at, text] of labels) {
    if (at <= after) continue;
    const found = index.find(text);
    if (found === null) continue;
    codesAt.set(at, found.codes);
    if (found.footnote !== null) footnotes.push({ ...placeOf(at), mark: found.footnote });
  }
  return { group: index.group.name, codesAt, footnotes };
}
