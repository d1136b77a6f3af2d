import type { ContentKind } from '@millrace/contract/content';
import { wordsOf } from '@millrace/contract/fields';
import type { SheetMapping, VerdictLine, VerdictState } from '@millrace/contract/office';
import { structureOf } from '../columns/cells/lists.ts';
import type { Column, Surroundings } from '../columns/column.ts';
import { columnsOf } from '../columns/columns-of.ts';
import { writeCell } from '../columns/write-cell.ts';
import type { NameIndex } from '../names/name-index.ts';
import { FIRST_NEW_ID, isLeft, type Judged, type JudgedRow, type Row } from './verdict.ts';

interface Showing {
  judged: Judged;
  sheets: readonly SheetMapping[];
  rows(kind: ContentKind): readonly Row[];
  names: NameIndex;
  decimal: '.' | ',';
}

export interface WantedLines {
  show: VerdictState | 'doubtful' | 'all';
  search?: string | undefined;
  page: number;
  pageSize: number;
}

/** Shows a verdict line by line. */
export interface VerdictView {
  page(wanted: WantedLines): { total: number; lines: VerdictLine[] };
}

/** Longer texts are cut where they are shown. */
const SHOWN_MAX = 400;

export function verdictView({ judged, sheets, rows, names, decimal }: Showing): VerdictView {
  const around: Surroundings = { attributes: judged.attributes, names: withNewNames(names, judged), decimal };
  const columns = new Map<ContentKind, ReadonlyMap<string, Column>>();
  const present = new Map<ContentKind, ReadonlyMap<number, Row>>();
  const columnsBy = (kind: ContentKind): ReadonlyMap<string, Column> => {
    const known = columns.get(kind) ?? new Map(columnsOf(kind, judged.attributes).map((one) => [one.path, one]));
    columns.set(kind, known);
    return known;
  };
  const rowsBy = (kind: ContentKind): ReadonlyMap<number, Row> => {
    const known = present.get(kind) ?? new Map(rows(kind).map((row) => [row.id, row]));
    present.set(kind, known);
    return known;
  };

  const lineOf = (judgedRow: JudgedRow): VerdictLine => {
    const mapping = sheets[judgedRow.sheet];
    const kind = mapping?.kind ?? 'products';
    const before = judgedRow.id === null ? undefined : rowsBy(kind).get(judgedRow.id);
    const after: Row | undefined =
      judgedRow.fields === null ? before : { ...before, ...judgedRow.fields, id: judgedRow.id ?? 0 };
    const title = nameOf(kind, after ?? before);
    const shown = (column: Column, row: Row | undefined): string =>
      row === undefined ? '' : printed(column, writeCell(column, row, around));
    return {
      sheet: judgedRow.sheet,
      row: judgedRow.row === null ? null : judgedRow.row + 1,
      state: judgedRow.state,
      id: before === undefined ? null : before.id,
      key: judgedRow.key !== '' ? judgedRow.key : keyWords(mapping, before),
      name: title.slice(0, SHOWN_MAX),
      changes: judgedRow.paths.flatMap((path) => {
        const column = columnsBy(kind).get(path);
        const heading = mapping?.columns.find((one) => one.path === path)?.heading ?? column?.heading ?? path;
        return column === undefined
          ? []
          : [{ path, heading, before: shown(column, before), after: shown(column, after) }];
      }),
      faults: judgedRow.faults.map((fault) => ({ ...fault, fits: [...fault.fits] })),
      doubts: [...judgedRow.doubts],
      ...(judgedRow.state === 'missing' && mapping !== undefined ? { fate: mapping.missing } : {}),
    };
  };

  const isShown = (row: JudgedRow, show: WantedLines['show']): boolean =>
    show === 'all' ? !isLeft(row, sheets) : show === 'doubtful' ? row.doubts.length > 0 : row.state === show;

  return {
    page: ({ show, search, page, pageSize }) => {
      const start = (page - 1) * pageSize;
      const wanted = judged.rows.filter((row) => isShown(row, show));
      if (search === undefined || search.trim() === '')
        return { total: wanted.length, lines: wanted.slice(start, start + pageSize).map(lineOf) };
      const found: VerdictLine[] = [];
      let total = 0;
      for (const row of wanted) {
        const line = lineOf(row);
        if (!hasText(line, search.trim().toLowerCase())) continue;
        if (total >= start && found.length < pageSize) found.push(line);
        total++;
      }
      return { total, lines: found };
    },
  };
}

/** Rows of the sheets that are new have names as well, where others refer to them. */
function withNewNames(names: NameIndex, { rows }: Judged): NameIndex {
  const news = new Map(
    rows.flatMap(({ id, fields, key }) => {
      if (id === null || id < FIRST_NEW_ID) return [];
      const name = fields?.['name'];
      return [[id, typeof name === 'string' && name !== '' ? name : key] as const];
    }),
  );
  return { ...names, nameOf: (kind, id) => news.get(id) ?? names.nameOf(kind, id) };
}

/** Money has its cents, and elements that are files are told by these. */
function printed({ field }: Column, cell: string | number | null): string {
  if (field.widget.is === 'cents' && typeof cell === 'number') return cell.toFixed(2);
  const text = String(cell ?? '');
  const elements: unknown = field.widget.is === 'objects' ? structureOf(text) : undefined;
  const files = Array.isArray(elements) ? elements.map((one: unknown) => Object(one).uri) : [];
  const isOfFiles = files.length > 0 && files.every((uri) => typeof uri === 'string');
  return (isOfFiles ? files.join('\n') : text).slice(0, SHOWN_MAX);
}

/** By its name, where it has one beside its number. */
function nameOf(kind: ContentKind, row: Row | undefined): string {
  const words = [row?.['name'], row?.[wordsOf(kind).title]].find((text) => typeof text === 'string');
  return typeof words === 'string' ? words : '';
}

const hasText = ({ key, name, changes, faults }: VerdictLine, wanted: string): boolean =>
  [key, name, ...changes.flatMap(({ before, after }) => [before, after]), ...faults.map(({ why }) => why)].some(
    (text) => text.toLowerCase().includes(wanted),
  );

function keyWords(mapping: SheetMapping | undefined, row: Row | undefined): string {
  if (row === undefined || mapping === undefined) return '';
  const words = mapping.key
    .map((path) => row[path])
    .filter((value) => typeof value === 'string' || typeof value === 'number');
  return words.length === 0 ? `#${row.id}` : words.join(', ');
}
