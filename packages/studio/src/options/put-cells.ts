import type { ConfigGroup, ConfigOption } from '@millrace/configurator';
import { roleOf } from '../guides/cells/lexicon.ts';
import { freeCode } from '../rename/free-names.ts';
import { type CellFault, optionCell, withOptionCell } from './option-cell.ts';
import type { OptionColumn } from './option-columns.ts';

/** Cells that change, rows that are new and cells that cannot be taken, before anything is written. */
export interface PutVerdict {
  /** The options of the group with all that can be taken. */
  options: readonly ConfigOption[];
  changed: readonly { code: string; column: OptionColumn; before: string; after: string }[];
  added: readonly ConfigOption[];
  same: number;
  refused: readonly PutRefusal[];
}

export interface PutRefusal {
  /** Of what was put in, from 0. */
  line: number;
  /** null: the whole line. */
  column: OptionColumn | null;
  text: string;
  /** `beyond`: so many columns, as the text says, stand further to the right than the table has. */
  why: CellFault | 'code-twice' | 'no-column' | 'too-many' | 'beyond';
}

/** Most options of a group, as the schema has it. */
export const OPTIONS_MAX = 500;

interface Put {
  columns: readonly OptionColumn[];
  cells: readonly (readonly string[])[];
  /** The place of the first cell; a row after the last begins new options. */
  at: { row: number; column: number };
}

/** A verdict while it is made. */
interface Judging {
  group: ConfigGroup;
  options: ConfigOption[];
  changed: PutVerdict['changed'][number][];
  added: ConfigOption[];
  refused: PutRefusal[];
  same: number;
}

/**
 * Judges cells that are put into the options of a group. Where the column of codes is among them, each line goes to the option of its code,
 * and a new code is a new option; else lines go to the rows beside each other. A first line of names of columns says which is which.
 */
export function putCells(group: ConfigGroup, { columns, cells, at }: Put): PutVerdict {
  const head = headOf(columns, cells);
  const own = head ?? columns.slice(at.column);
  const codeAt = own.findIndex((column) => column?.is === 'code');
  const judging: Judging = { group, options: [...(group.options ?? [])], changed: [], added: [], refused: [], same: 0 };
  const unknown = (head ?? []).flatMap((column, place) => (column === undefined ? [cells[0]?.[place] ?? ''] : []));
  for (const text of unknown) judging.refused.push({ line: 0, column: null, text, why: 'no-column' });
  const beyond = columnsBeyond(cells, own.length);
  if (beyond > 0) judging.refused.push({ line: 0, column: null, text: String(beyond), why: 'beyond' });
  const seen = new Set<string>();
  for (const [line, texts] of cells.entries()) {
    const isBlank = texts.every((text) => text.trim() === '');
    const isOfRow = codeAt === -1 && judging.options[at.row + line] !== undefined;
    if ((head !== null && line === 0) || (isBlank && !isOfRow)) continue;
    const code = codeAt === -1 ? null : (texts[codeAt] ?? '').trim();
    if (code !== null && seen.has(code)) judging.refused.push({ line, column: null, text: code, why: 'code-twice' });
    else judgeLine(judging, { line, texts, own, code, row: at.row + line });
    if (code !== null) seen.add(code);
  }
  const { options, changed, added, refused, same } = judging;
  return { options, changed, added, refused, same };
}

/** Columns with a text in them behind the last that there is. */
const columnsBeyond = (cells: Put['cells'], width: number): number =>
  Math.max(0, ...cells.map((line) => line.findLastIndex((text) => text.trim() !== '') + 1 - width));

interface Line {
  line: number;
  texts: readonly string[];
  own: readonly (OptionColumn | undefined)[];
  /** null: the line goes to the row at its place. */
  code: string | null;
  row: number;
}

function judgeLine(judging: Judging, { line, texts, own, code, row }: Line): void {
  const { options, group } = judging;
  const at = code === null ? row : options.findIndex((option) => option.code === code);
  const before = options[at];
  if (before === undefined && options.length >= OPTIONS_MAX) {
    judging.refused.push({ line, column: null, text: code ?? texts.join(' '), why: 'too-many' });
    return;
  }
  let option: ConfigOption = before ?? { code: code ?? freeCode({ ...group, options }, 'NEW') };
  for (const [place, column] of own.entries()) {
    const text = texts[place];
    const isOfCode = code !== null && column?.is === 'code';
    if (column === undefined || text === undefined || isOfCode) continue;
    const next = withOptionCell(option, column, text);
    if (typeof next === 'string') {
      if (text.trim() !== '') judging.refused.push({ line, column, text, why: next });
      continue;
    }
    if (before !== undefined && next === option) judging.same++;
    else if (before !== undefined)
      judging.changed.push({
        code: option.code,
        column,
        before: optionCell(option, column),
        after: optionCell(next, column),
      });
    option = next;
  }
  if (before !== undefined) options[at] = option;
  else {
    judging.added.push(option);
    options.push(option);
  }
}

/** The columns that a first line names; undefined among them: none has that name. null: the line is no head. */
function headOf(columns: readonly OptionColumn[], cells: Put['cells']): (OptionColumn | undefined)[] | null {
  const [first = []] = cells;
  if (cells.length < 2) return null;
  const own = first.map((text) => {
    const word = text.trim().toLowerCase();
    return columns.find(({ label, is }) => label.toLowerCase() === word || (is === 'code' && word === 'option'));
  });
  const named = own.map((column, place) => {
    const meant = column === undefined ? meantBy(columns, first[place] ?? '') : undefined;
    return column ?? (meant !== undefined && !own.includes(meant) ? meant : undefined);
  });
  const heads = named.map((column, place) => (named.indexOf(column) === place ? column : undefined));
  const hasCode = (some: typeof heads) => some.some((column) => column?.is === 'code');
  // Words such as `Key` may be a code of their own: alone they head nothing.
  return hasCode(own) || (hasCode(heads) && heads.filter((column) => column !== undefined).length > 1) ? heads : null;
}

/** The column that a heading of a price list means, such as `List price` or `Bezeichnung`. */
function meantBy(columns: readonly OptionColumn[], heading: string): OptionColumn | undefined {
  const role = roleOf(heading);
  const key = role === 'words' ? 'description' : role;
  return columns.find((column) => column.key === key);
}
