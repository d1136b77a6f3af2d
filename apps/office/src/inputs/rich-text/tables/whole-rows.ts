/** Rows and columns that one table may span: a span of the markup that is larger is a slip of whoever wrote it. */
const MOST = 1000;

/**
 * Gives each row of the tables of a page as many cells as the widest has, empty ones at its end. A page shows nothing where a cell is
 * missing, and the editor has whole rows alone. A table with cells over each other stays as it is, and so does one within a cell.
 */
export function completeRows(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    if (table.parentElement?.closest('table') != null) continue;
    const sections = [...table.children].filter(({ tagName }) => /^(?:THEAD|TBODY|TFOOT)$/.test(tagName));
    const counted = sections.map((section) => columnsTaken([...section.children].filter(isRow)));
    const width = Math.max(0, ...counted.flatMap((rows) => rows.map(({ taken }) => taken)));
    if (counted.flat().some(({ isOver }) => isOver) || width > MOST) continue;
    for (const { row, taken } of counted.flat())
      for (let column = taken; column < width; column++) row.append(body.ownerDocument.createElement('td'));
  }
}

const isRow = ({ tagName }: Element): boolean => tagName === 'TR';

interface CountedRow {
  row: Element;
  /** Columns that its cells take, and those of rows above that reach into it. */
  taken: number;
  /** A cell of it stands over another, or ends below its section. */
  isOver: boolean;
}

function columnsTaken(rows: readonly Element[]): CountedRow[] {
  const below: Set<number>[] = rows.map(() => new Set());
  return rows.map((row, at) => {
    const here = below[at] ?? new Set();
    let column = 0;
    let isOver = false;
    for (const cell of row.children) {
      while (here.has(column)) column++;
      const [across, down] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')];
      isOver ||= at + down > rows.length;
      for (let of = column; of < column + across; of++) {
        isOver ||= here.has(of);
        for (const lower of below.slice(at, at + down)) lower.add(of);
      }
      column += across;
    }
    const taken = here.size;
    // A hole in the middle is filled by no cell at the end.
    isOver ||= [...here].some((of) => of >= taken);
    return { row, taken, isOver };
  });
}

function spanOf(cell: Element, name: 'colspan' | 'rowspan'): number {
  const span = Number(cell.getAttribute(name) ?? 1);
  return Number.isInteger(span) && span >= 1 ? Math.min(span, MOST) : 1;
}
