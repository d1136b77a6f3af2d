import type { ContentKind } from '@millrace/contract/content';
import type { Field } from '@millrace/contract/fields';
import type { ListedRow } from '@millrace/contract/office';
import { isEqual } from '@millrace/drafts';
import type { RowEdit } from '../../draft/waiting-edit.ts';
import { type FindReference, faultOfValue, readTyped } from '../../fields/read-typed.ts';

/** Why a cell cannot be taken. Cells of one cause are told of together, those of the first three whatever their column. */
type Cause = 'no-column' | 'no-row' | 'removed' | 'read-only' | 'unread' | 'faulty';

/** A cell that cannot be taken, and why. */
interface RefusedCell {
  row: number;
  column: number;
  cause: Cause;
  words: string;
}

/** A cell that changes, with both values. */
interface ChangedCell {
  row: number;
  field: Field;
  before: unknown;
  after: unknown;
}

/** Changed cells that are kept to be shown before they are taken. */
const SHOWN = 6;

/** The verdict on cells that are put in, before any is written. */
export interface Verdict {
  rows: number;
  columns: number;
  edits: readonly RowEdit[];
  /** Cells that change. */
  changing: number;
  /** The first of them. */
  shown: readonly ChangedCell[];
  /** Cells that have the value already. */
  same: number;
  refused: readonly RefusedCell[];
}

interface Target {
  kind: ContentKind;
  /** The columns that the list shows. */
  fields: readonly Field[];
  /** Of the place of a row in the list; undefined: there is none. */
  rowAt(at: number): ListedRow | undefined;
  /** Words of rows that a field names. */
  find(field: Field): FindReference;
  /** The values that were typed and are on their way. */
  typed(id: number): Readonly<Record<string, unknown>> | undefined;
}

/** Judges cells of text that are put in with their first at a place of the list. */
export function judge(target: Target, cells: readonly (readonly string[])[], top: number, left: number): Verdict {
  const refused: RefusedCell[] = [];
  const edits: RowEdit[] = [];
  const shown: ChangedCell[] = [];
  let changing = 0;
  let same = 0;
  for (const [down, texts] of cells.entries()) {
    const row = target.rowAt(top + down);
    const fields: Record<string, unknown> = {};
    for (const [right, text] of texts.entries()) {
      const place = { row: top + down, column: left + right };
      const field = target.fields[left + right];
      const read = judgeCell(field, row, text, target);
      if ('cause' in read) refused.push({ ...place, ...read });
      else if (field !== undefined && isEqual(read.value, valueIn(row, field, target) ?? null)) same++;
      else if (field !== undefined) {
        fields[field.name] = read.value;
        changing++;
        if (shown.length < SHOWN)
          shown.push({ row: place.row, field, before: valueIn(row, field, target) ?? null, after: read.value });
      }
    }
    if (row !== undefined && Object.keys(fields).length > 0)
      edits.push({ kind: target.kind, id: row.id, version: row.version, fields });
  }
  const columns = Math.max(0, ...cells.map((row) => row.length));
  return { rows: cells.length, columns, edits, changing, shown, same, refused };
}

const valueIn = (row: ListedRow | undefined, { name }: Field, { typed }: Target): unknown =>
  row === undefined ? undefined : { ...row.row, ...typed(row.id) }[name];

/** The value of a cell, or why there is none. */
function judgeCell(
  field: Field | undefined,
  row: ListedRow | undefined,
  text: string,
  { find }: Target,
): { value: unknown } | Pick<RefusedCell, 'cause' | 'words'> {
  if (field === undefined) return { cause: 'no-column', words: `“${short(text)}” stands beyond the last column` };
  if (row === undefined) return { cause: 'no-row', words: `“${short(text)}” stands below the last row` };
  if (row.change === 'removed') return { cause: 'removed', words: 'the draft removes this row' };
  if (field.isReadOnly) return { cause: 'read-only', words: 'is never changed by hand' };
  const read = readTyped(field, text, find(field));
  if (!read.ok) return { cause: 'unread', words: read.words };
  const fault = faultOfValue(field, read.value);
  return fault === null ? { value: read.value } : { cause: 'faulty', words: fault };
}

const IN_ANY_COLUMN: ReadonlySet<Cause> = new Set(['no-column', 'no-row', 'removed']);

/** Refused cells by cause, in the order of the first of each: a paste that is one column too wide is one fault, not five thousand. */
export const byCause = (refused: Verdict['refused']): RefusedCell[][] => [
  ...Map.groupBy(refused, ({ cause, column }) => (IN_ANY_COLUMN.has(cause) ? cause : `${cause} ${column}`)).values(),
];

const SHORT = 40;
const short = (text: string): string => (text.length > SHORT ? `${text.slice(0, SHORT)}…` : text);
