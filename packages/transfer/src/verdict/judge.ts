import type { ContentAttribute, ContentKind } from '@millrace/contract/content';
import { contentAttribute, contentKindNames } from '@millrace/contract/content';
import type { SheetMapping, VerdictCounts } from '@millrace/contract/office';
import type { Surroundings } from '../columns/column.ts';
import { columnsOf } from '../columns/columns-of.ts';
import { currencyOf } from '../columns/currency.ts';
import { readCell } from '../columns/read-cell.ts';
import { type NameIndex, nameIndex } from '../names/name-index.ts';
import { cellAt, type FoundRow, findRows, type OpenSheet, placedColumns } from './find-rows.ts';
import { judgeRow } from './judge-row.ts';
import { missingRows } from './missing-rows.ts';
import { newRow, nextPosition } from './new-row.ts';
import { refuseWith } from './refuse-with.ts';
import {
  FIRST_NEW_ID,
  type ImportInput,
  isLeft,
  type Judged,
  type JudgedRow,
  type Judging,
  ROWS_AT_ONCE,
  type Row,
} from './verdict.ts';

/**
 * Judges all rows of all sheets. First it is found which rows are meant, so that sheets can name each other's new rows in any order; then
 * each row is read. It pauses after some rows, and yields how many are done.
 */
export function* judge(input: ImportInput): Judging<Judged> {
  let lastId = FIRST_NEW_ID - 1;
  const newId = () => ++lastId;
  const places = input.sheets.map((_, place) => place);
  const isOfAttributes = (place: number) => input.sheets[place]?.mapping.kind === 'attributes';
  // Attributes that come along are columns of the other sheets.
  const first = yield* judgeSheets(input, places.filter(isOfAttributes), input.attributes, newId);
  const attributes = withJudged(input.attributes, first);
  const others = yield* judgeSheets(
    input,
    places.filter((place) => !isOfAttributes(place)),
    attributes,
    newId,
  );
  const sheets = input.sheets.map(({ mapping }) => mapping);
  const rows = refuseWith([...first, ...others], sheets);
  return { rows, counts: countsOf(rows, sheets), attributes };
}

function* judgeSheets(
  input: ImportInput,
  places: readonly number[],
  attributes: readonly ContentAttribute[],
  newId: () => number,
): Judging<JudgedRow[]> {
  const { decimal } = input;
  const currency = currencyOf(input.rows);
  const present = nameIndexOf(input, new Map());
  const opened = places.flatMap((place) => openSheet(input, place, { attributes, names: present, decimal, currency }));
  const found = new Map<OpenSheet, FoundRow[]>();
  const pending = new Map<ContentKind, Row[]>();
  // A key that names other rows is read when those of the other sheets are known.
  const namesOthers = ({ key }: OpenSheet) => key.some(({ column }) => column.refersTo !== undefined);
  for (const open of [...opened].sort((a, b) => Number(namesOthers(a)) - Number(namesOthers(b)))) {
    const around = namesOthers(open)
      ? { attributes, decimal, currency, names: nameIndexOf(input, pending) }
      : open.around;
    const rows = yield* findRows({ ...open, around }, input, newId);
    found.set(open, rows);
    const named = yield* namesOfRows(open, rows, input);
    pending.set(open.mapping.kind, [...(pending.get(open.mapping.kind) ?? []), ...named]);
  }
  const names = nameIndexOf(input, pending);
  const judged: JudgedRow[] = [];
  let done = 0;
  for (const sheet of opened) {
    const open = { ...sheet, around: { attributes, names, decimal, currency } };
    const ofSheet: JudgedRow[] = [];
    const { kind } = open.mapping;
    const attributeKeys = new Set(attributes.map(({ key }) => key));
    const present = input.rows(kind);
    const byId = new Map(present.map((row) => [row.id, row]));
    let position = nextPosition(present);
    for (const one of found.get(sheet) ?? []) {
      if (++done % ROWS_AT_ONCE === 0) yield done;
      const base = one.isNew && one.id !== null ? newRow(kind, one.id, position++) : byId.get(one.id ?? 0);
      ofSheet.push(
        base === undefined
          ? refusedRow(open, one)
          : judgeRow({ open, found: one, base, attributeKeys, fileOf: input.fileOf }),
      );
    }
    const missing = yield* missingRows(open, present, ofSheet);
    for (const list of [ofSheet, missing]) for (const row of list) judged.push(row);
  }
  return judged;
}

function openSheet(input: ImportInput, place: number, around: Surroundings): OpenSheet[] {
  const mapping = input.sheets[place]?.mapping;
  if (mapping === undefined || mapping.isLeftOut) return [];
  const allColumns = columnsOf(mapping.kind, around.attributes);
  const columns = placedColumns(mapping, allColumns);
  const key = mapping.key.flatMap((path) => columns.find(({ column }) => column.path === path) ?? []);
  return key.length === 0 ? [] : [{ place, mapping, columns, allColumns, key, around }];
}

const refusedRow = ({ place }: OpenSheet, { line, key, faults }: FoundRow): JudgedRow => ({
  sheet: place,
  row: line.row,
  state: 'refused',
  id: null,
  fields: null,
  paths: [],
  faults,
  doubts: [],
  files: [],
  key,
});

/** Fields by which other rows can name a row. */
const NAMING = new Set(['name', 'label', 'question', 'partNumber', 'slug', 'key', 'docNumber', 'uri', 'from', 'title']);

/** Rows of a sheet by the words that others can name them by: new ones, and known ones under the names that they get. */
function* namesOfRows(open: OpenSheet, rows: readonly FoundRow[], input: ImportInput): Judging<Row[]> {
  const naming = open.columns.filter(({ column }) => NAMING.has(column.path));
  const known = new Map(input.rows(open.mapping.kind).map((row) => [row.id, row]));
  const named: Row[] = [];
  for (const [nth, { id, isNew, line, faults }] of rows.entries()) {
    if (nth % (ROWS_AT_ONCE * 5) === 0) yield 0;
    if (id === null || faults.length > 0) continue;
    const before = isNew ? undefined : known.get(id);
    const fields = naming.flatMap((placed) => {
      const cell = cellAt(placed, line);
      const reading = cell === undefined ? undefined : readCell(placed.column, cell, open.around);
      const value = reading?.ok === true ? reading.value : undefined;
      return typeof value === 'string' && value !== before?.[placed.column.path]
        ? [[placed.column.path, value] as const]
        : [];
    });
    if (isNew || fields.length > 0) named.push({ ...Object.fromEntries(fields), id });
  }
  return named;
}

/** All rows by name. What the sheets add goes first: of two rows of one id, the last is the one that is shown. */
function nameIndexOf({ rows }: ImportInput, pending: ReadonlyMap<ContentKind, readonly Row[]>): NameIndex {
  const lists = contentKindNames.map((kind) => {
    const more = pending.get(kind) ?? [];
    return [kind, more.length === 0 ? rows(kind) : [...more, ...rows(kind)]] as const;
  });
  return nameIndex(Object.fromEntries(lists));
}

function withJudged(
  attributes: readonly ContentAttribute[],
  judged: readonly JudgedRow[],
): readonly ContentAttribute[] {
  const fields = new Map(judged.flatMap((row) => (row.state === 'refused' ? [] : [[row.id, row.fields]])));
  const changed = attributes.map((row) => contentAttribute.safeParse({ ...row, ...fields.get(row.id) }).data ?? row);
  const added = judged.flatMap(({ state, fields: row }) =>
    state === 'new' ? (contentAttribute.safeParse(row).data ?? []) : [],
  );
  return [...changed, ...added];
}

function countsOf(rows: readonly JudgedRow[], sheets: readonly SheetMapping[]): VerdictCounts {
  const counts: VerdictCounts = {
    all: 0,
    new: 0,
    changed: 0,
    unchanged: 0,
    refused: 0,
    missing: 0,
    doubtful: 0,
    files: 0,
  };
  const files = new Set<string>();
  for (const row of rows) {
    counts[row.state]++;
    if (!isLeft(row, sheets)) counts.all++;
    if (row.doubts.length > 0) counts.doubtful++;
    for (const file of row.files) files.add(file);
  }
  return { ...counts, files: files.size };
}
