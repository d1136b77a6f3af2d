import {
  type ContentAttribute,
  type ContentKind,
  contentAttribute,
  contentKindNames,
} from '@millrace/contract/content';
import type { Sheet, SheetCell } from '@millrace/exchange';
import { shownText } from '@millrace/exchange';
import type { Surroundings } from '../columns/column.ts';
import { nameIndex } from '../names/name-index.ts';
import { sheetOfRows } from './sheet-of-rows.ts';

type Row = Readonly<Record<string, unknown>>;
type Known = Row & { readonly id: number };

interface Site {
  attributes: readonly ContentAttribute[];
  rows(kind: ContentKind): readonly Known[];
}

/**
 * Rows of a JSON file as sheets, a kind each, with the cells that an export of them would have. Names are those that mean one row alone,
 * here and in the file.
 */
export function sheetsOfJson(kinds: ReadonlyMap<ContentKind, readonly Row[]>, site: Site): Sheet[] {
  const attributes = withOwn(site.attributes, kinds.get('attributes') ?? []);
  const all = contentKindNames.map((kind) => {
    const own = kinds.get(kind);
    return [kind, own === undefined ? site.rows(kind) : withFile(site.rows(kind), own)] as const;
  });
  const around: Surroundings = { attributes, names: nameIndex(Object.fromEntries(all)), decimal: '.' };
  return [...kinds].map(([kind, rows]) => sheetOf(kind, rows, around));
}

function sheetOf(kind: ContentKind, rows: readonly Row[], around: Surroundings): Sheet {
  const { name, columns, rows: written } = sheetOfRows(kind, rows, around);
  const cells: SheetCell[] = columns.map(({ heading }, column) => ({ row: 0, column, text: heading }));
  let row = 0;
  for (const line of written) {
    row++;
    for (const [column, value] of line.entries()) if (value !== null) cells.push({ row, column, ...cellOf(value) });
  }
  return { name, isHidden: false, cells, merges: [], hiddenRows: [], hiddenColumns: [] };
}

const cellOf = (value: string | number): Pick<SheetCell, 'text' | 'asWritten' | 'number'> =>
  typeof value === 'number' ? { text: String(value), number: value } : { text: shownText(value), asWritten: value };

function withFile(present: readonly Known[], rows: readonly Row[]): Known[] {
  const own = rows.filter(hasId);
  const ids = new Set(own.map(({ id }) => id));
  return [...present.filter(({ id }) => !ids.has(id)), ...own];
}
const hasId = (row: Row): row is Known => typeof row.id === 'number';

/** Attributes of the file are columns of its own sheets. */
function withOwn(present: readonly ContentAttribute[], rows: readonly Row[]): ContentAttribute[] {
  const own = rows.flatMap((row) => contentAttribute.safeParse(row).data ?? []);
  const keys = new Set(own.map(({ key }) => key));
  return [...present.filter(({ key }) => !keys.has(key)), ...own];
}
