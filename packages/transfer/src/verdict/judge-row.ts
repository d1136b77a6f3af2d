import type { ContentKind } from '@millrace/contract/content';
import { wordsOf } from '@millrace/contract/fields';
import { type RowFault, readRow } from '@millrace/contract/office';
import { isEqual } from '@millrace/drafts';
import { withoutUnit } from '../columns/cells/numbers.ts';
import type { CellReading } from '../columns/column.ts';
import { emptyValue } from '../columns/empty-value.ts';
import { readCell } from '../columns/read-cell.ts';
import { sameRow } from '../columns/same-row.ts';
import { valueOfColumn, withColumn } from '../columns/value-at.ts';
import { writeCell } from '../columns/write-cell.ts';
import { doubtOf } from './doubts.ts';
import { cellAt, type FoundRow, faultOfCell, type OpenSheet, type PlacedColumn } from './find-rows.ts';
import { namesFiles, withAddresses } from './named-files.ts';
import { slugOf } from './new-row.ts';
import type { Fault, ImportInput, JudgedRow, Row } from './verdict.ts';

interface Asked {
  open: OpenSheet;
  found: FoundRow;
  /** The row that is meant, or a new one without anything from the sheet. */
  base: Row;
  attributeKeys: ReadonlySet<string>;
  fileOf: ImportInput['fileOf'];
}

/** Judges one row of a sheet against the row that it means. */
export function judgeRow({ open, found, base, attributeKeys, fileOf }: Asked): JudgedRow {
  const { kind } = open.mapping;
  const faults: Fault[] = [...found.faults];
  const files: string[] = [];
  const doubts: string[] = [];
  let changed: PlacedColumn[] = [];
  let next = base;
  const given = new Set<string>();
  const title = titleOf(open, found, base);
  for (const placed of open.columns) {
    const { column } = placed;
    // A row that was found has its key, perhaps in other letters.
    if (column.path === 'id' || (!found.isNew && open.key.includes(placed))) continue;
    const before = valueOfColumn(column, base, attributeKeys);
    const reading = readPlaced(placed, { open, found, fileOf, files, stored: before, title });
    if (!reading.ok) {
      if (!found.isNew && placed.otherUnit === undefined && saysTheSame(placed, open, found, base)) continue;
      faults.push(faultOfCell(placed, cellAt(placed, found.line), reading));
      given.add(column.path);
      continue;
    }
    if (reading.value === undefined && (found.isNew || open.mapping.empties === 'leave')) continue;
    const value = reading.value === undefined ? emptyValue(column) : reading.value;
    given.add(column.path);
    if (isEqual(withoutNewIds(value, before), before)) continue;
    const doubt = found.isNew ? null : doubtOf(placed, before, value);
    if (doubt !== null) doubts.push(doubt);
    next = asRow(withColumn(column, next, value), base.id);
    changed.push(placed);
  }
  if (found.isNew) next = named(kind, next, given);
  if (found.isNew) faults.push(...missingFaults(open, found, next, given));
  // A field that is missing is as its schema fills it.
  if (!found.isNew && changed.length > 0 && sameRow(kind, base, next)) changed = [];
  const isChange = found.isNew || changed.length > 0;
  const read = isChange && faults.length === 0 ? readRow(kind, next) : null;
  if (read?.ok === false) faults.push(...read.faults.flatMap((fault) => faultAt(fault, open, changed, found.isNew)));
  const state = faults.length > 0 ? 'refused' : found.isNew ? 'new' : changed.length > 0 ? 'changed' : 'unchanged';
  const row = read?.ok === true ? { ...read.row } : next;
  return {
    sheet: open.place,
    row: found.line.row,
    state,
    id: found.id,
    fields: state === 'unchanged' ? null : found.isNew ? row : fieldsOf(row, changed),
    paths: state === 'unchanged' ? [] : changed.map(({ column }) => column.path),
    faults,
    doubts: state === 'changed' ? doubts : [],
    files: state === 'new' || state === 'changed' ? files : [],
    key: found.key,
  };
}

function readPlaced(
  placed: PlacedColumn,
  {
    open,
    found,
    fileOf,
    files,
    stored,
    title,
  }: {
    open: OpenSheet;
    found: FoundRow;
    fileOf: ImportInput['fileOf'];
    files: string[];
    stored: unknown;
    title: string;
  },
): CellReading {
  const cell = cellAt(placed, found.line);
  if (cell === undefined) return { ok: true, value: undefined };
  const foreign = foreignUnit(placed, cell.text);
  if (foreign !== null) return { ok: false, why: foreign };
  if (!namesFiles(placed.column)) return readCell(placed.column, cell, open.around);
  const read = withAddresses(placed.column, cell, { stored, title }, (name) => fileOf(name, open.mapping.kind));
  if (!read.ok) return read;
  const reading = readCell(placed.column, read.cell, open.around);
  if (reading.ok) files.push(...read.files);
  return reading;
}

/** The reason why a number below a heading in another unit is not taken, unless it has its own unit with it. */
function foreignUnit({ column: { attribute }, heading, otherUnit }: PlacedColumn, text: string): string | null {
  if (attribute === undefined || otherUnit === undefined || text.trim() === '') return null;
  if (withoutUnit(text.trim(), attribute.unit) !== text.trim()) return null;
  return `“${heading}” is in ${otherUnit}, and ${attribute.label} is kept in ${attribute.unit}.`;
}

/** The words by which people know the row: those that its sheet gives it, or those that it has. */
function titleOf({ mapping, columns, key }: OpenSheet, { line, isNew }: FoundRow, base: Row): string {
  const { title } = wordsOf(mapping.kind);
  const placed = columns.find((one) => one.column.path === title && (isNew || !key.includes(one)));
  const said = placed === undefined ? '' : (cellAt(placed, line)?.text.trim() ?? '');
  return said === '' ? String(base[title] ?? '') : said;
}

/** Whether a cell stands as it is written of the row: what the row has already, sound or not, is nothing of the import. */
function saysTheSame(placed: PlacedColumn, { around }: OpenSheet, { line }: FoundRow, base: Row): boolean {
  const cell = cellAt(placed, line);
  return cell !== undefined && String(writeCell(placed.column, base, around)) === (cell.asWritten ?? cell.text);
}

/** A row with the name alone gets its address from it. */
function named(kind: ContentKind, row: Row, given: Set<string>): Row {
  const { title } = wordsOf(kind);
  const name = row[title];
  if (given.has('slug') || !Object.hasOwn(row, 'slug') || typeof name !== 'string') return row;
  const slug = slugOf(name);
  if (slug === '') return row;
  given.add('slug');
  return { ...row, slug };
}

/** The faults of a new row that lacks fields: at its key alone, if it looks like something else than a row; else field by field. */
function missingFaults(open: OpenSheet, found: FoundRow, next: Row, given: ReadonlySet<string>): Fault[] {
  const missing = missingFields(open, next, given);
  const [key] = open.key;
  const other = key === undefined || missing.length === 0 ? null : otherThanARow(found);
  if (key === undefined || other === null) return missing;
  return [
    { heading: key.heading, why: `“${found.key}” ${other}, and no ${wordsOf(open.mapping.kind).one}.`, fits: [] },
  ];
}

const SUM = /^(?:sub-? ?total|(?:grand )?total|sum|(?:zwischen|gesamt)?summe|gesamt|(?:sous-)?total|somme)\b/i;

/** The use of a row between others, where it is told by its key. */
function otherThanARow({ key, line }: FoundRow): string | null {
  if (SUM.test(key)) return 'looks like a sum of the rows above it';
  return line.cells.size === 1 ? 'stands alone in its row: it looks like a title or a note' : null;
}

function missingFields(open: OpenSheet, row: Row, given: ReadonlySet<string>): Fault[] {
  const { one } = wordsOf(open.mapping.kind);
  return open.allColumns
    .filter(({ path, isRequired, attribute }) => isRequired && attribute === undefined && !given.has(path))
    .filter(({ field, path }) => row[path] === undefined || !field.schema.safeParse(row[path]).success)
    .map(({ heading, path }) => {
      const placed = open.columns.find(({ column }) => column.path === path);
      const why =
        placed === undefined
          ? `A new ${one} needs it, and no column of the sheet says it.`
          : `A new ${one} needs it, and the cell is empty.`;
      return { heading: placed?.heading ?? heading, why, fits: [] };
    });
}

/** A fault of a field that the sheet changes; what was unsound before is nothing of the import. */
function faultAt(fault: RowFault, { columns }: OpenSheet, changed: readonly PlacedColumn[], isNew: boolean): Fault[] {
  const isOf = ({ column: { path, field } }: PlacedColumn): boolean =>
    path === fault.path.slice(0, 2).join('.') || field.name === fault.path[0];
  const placed = changed.find(isOf) ?? (isNew ? columns.find(isOf) : undefined);
  if (placed === undefined && !isNew) return [];
  const heading = placed?.heading ?? String(fault.path[0] ?? '');
  const why = /^\p{Lu}/u.test(fault.words) ? fault.words : `It ${fault.words}.`;
  return [{ heading, why, fits: [] }];
}

const fieldsOf = (row: Readonly<Record<string, unknown>>, changed: readonly PlacedColumn[]): Record<string, unknown> =>
  Object.fromEntries(changed.map(({ column: { field } }) => [field.name, row[field.name]]));

const asRow = (row: Readonly<Record<string, unknown>>, id: number): Row => ({ ...row, id });

/** A value as it is compared with one that is stored: elements that a sheet cannot know by their ids have those of the stored ones. */
function withoutNewIds(value: unknown, stored: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(stored))
    return value.map((one: unknown, at) => withoutNewIds(one, stored[at]));
  if (!isObject(value) || !isObject(stored)) return value;
  const inside = Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withoutNewIds(one, stored[name])]),
  );
  return Object.hasOwn(stored, 'id') && !Object.hasOwn(value, 'id') ? { ...inside, id: stored['id'] } : inside;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
