import { wordsOf } from '@millrace/contract/fields';
import type { Sheet, SheetCell, SheetFile } from '@millrace/exchange';
import { sheetTable } from '../mapping/sheet-table.ts';
import { presetOf } from './index.ts';
import { type ForeignSheet, foldHeading, type MadeSheet, type Preset, type Said } from './preset.ts';

/** Rows above the headings of another system's file: a title, a date. */
const HEADINGS_WITHIN = 10;
const SAID_MAX = 20;

/** A file whose sheets of other systems are sheets of ours, and sentences about what was recognised and what is lost. */
export interface TurnedFile {
  file: SheetFile;
  notes: readonly string[];
}

/** Turns those sheets of a file that a preset knows; all others stay as they are. */
export function turnFile(file: SheetFile): TurnedFile {
  const notes: string[] = [];
  const names = new Set(file.sheets.map(({ name }) => name));
  const sheets = file.sheets.flatMap((sheet) => {
    const found = turnedSheet(sheet);
    if (found === null) return [sheet];
    const { preset, made, said } = found;
    const kinds = made.map(({ kind }) => wordsOf(kind).many.toLowerCase()).join(', ');
    notes.push(`“${sheet.name}” was recognised as ${preset.title}, and became ${kinds}.`, ...saidWords(said));
    names.delete(sheet.name);
    return made.map((one) => sheetOf(one, freeName(wordsOf(one.kind).many, names)));
  });
  return { file: { ...file, sheets }, notes };
}

/** null: no preset knows the headings, or the rows are not those of its system: it would refuse more of them than it takes. */
function turnedSheet(sheet: Sheet): { preset: Preset; made: MadeSheet[]; said: readonly Said[] } | null {
  for (let row = 0; row < HEADINGS_WITHIN; row++) {
    const table = sheetTable(sheet, { headings: { row, rows: 1 }, takesHidden: false });
    // A list of ours that was exported has its ids.
    if (table.headings.some((heading) => foldHeading(heading) === 'id')) return null;
    const preset = presetOf(table.headings);
    if (preset === undefined) continue;
    const foreign = foreignSheet(table);
    if (preset.holds?.(foreign) === false) return null;
    const { sheets, said } = preset.turn(foreign);
    const made = sheets.filter(({ rows }) => rows.length > 0);
    const refused = said.filter(({ isRefused }) => isRefused).length;
    const taken = Math.max(0, ...made.map(({ rows }) => rows.length));
    return refused > taken || taken === 0 ? null : { preset, made, said };
  }
  return null;
}

function foreignSheet({ headings, rows }: ReturnType<typeof sheetTable>): ForeignSheet {
  return {
    headings,
    rows: Array.from(rows(), ({ row, cells }) => ({
      row: row + 1,
      cells: headings.map((_, column) => textOf(cells.get(column))),
    })),
  };
}

const textOf = (cell: SheetCell | undefined): string => cell?.asWritten ?? cell?.text ?? '';

/** Rows keep the numbers that they have in the file, unless two of them come from one row. */
function sheetOf({ headings, rows }: MadeSheet, name: string): Sheet {
  const keepsRows = rows.every(({ row }, at) => row > (rows[at - 1]?.row ?? 1));
  const lines = [headings, ...rows.map(({ cells }) => cells)];
  return {
    name,
    isHidden: false,
    cells: lines.flatMap((texts, at) =>
      texts.flatMap((text, column): SheetCell[] => {
        const row = at > 0 && keepsRows ? (rows[at - 1]?.row ?? at) - 1 : at;
        return text === '' ? [] : [{ row, column, text, asWritten: text }];
      }),
    ),
    merges: [],
    hiddenRows: [],
    hiddenColumns: [],
  };
}

function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let at = 2; taken.has(free); at++) free = `${name} ${at}`;
  taken.add(free);
  return free;
}

function saidWords(said: readonly Said[]): string[] {
  const words = said
    .slice(0, SAID_MAX)
    .map(({ row, column, words: why }) => `Row ${row}${column === null ? '' : `, ${column}`}: ${why}`);
  return said.length > SAID_MAX ? [...words, `And ${said.length - SAID_MAX} rows more lose something.`] : words;
}
