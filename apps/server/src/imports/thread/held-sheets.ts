import { type ContentAttribute, type ContentKind, contentKinds } from '@millrace/contract/content';
import { IMPORT_COLUMNS_MOST, IMPORT_SHEETS_MOST } from '@millrace/contract/office';
import { type Archive, readSheets, refusalWords, type SheetFile } from '@millrace/exchange';
import { type Row, readContentJson, sheetsOfJson, turnFile, withLongTexts, withOwnDelimiter } from '@millrace/transfer';

type Refusal = { ok: false; code: 'wrong-type' | 'too-large'; words: string };
interface Given {
  name: string;
  bytes: Uint8Array;
}
interface Site {
  attributes: readonly ContentAttribute[];
  rows(kind: ContentKind): readonly Row[];
}
interface Held {
  /** Sheets as they are; or made of rows, by the names that rows have on this site. */
  file(site: Site): SheetFile;
  count: number;
  /** Sentences about how it was read. */
  notes: readonly string[];
}

/** The sheets of an import: of its workbooks, CSV and JSON files, and of those that lie in an archive. */
export function heldSheets() {
  const held: Held[] = [];
  let made: SheetFile[] | null = null;

  /** Takes all of the files, or none and says why. */
  function take(given: readonly Given[]): Refusal | null {
    const taken: Held[] = [];
    for (const one of given) {
      const read = isJson(one.name) ? heldJson(one) : heldSheet(one);
      if ('ok' in read) return read;
      taken.push(read);
    }
    const count = [...held, ...taken].reduce((all, one) => all + one.count, 0);
    if (count > IMPORT_SHEETS_MOST)
      return {
        ok: false,
        code: 'too-large',
        words: `An import takes ${IMPORT_SHEETS_MOST} sheets, and these files hold ${count}. Divide them into several.`,
      };
    held.push(...taken);
    made = null;
    return null;
  }

  return {
    take,
    /** Takes the sheets that lie in an archive, such as an export of everything as CSV. */
    takeArchive: (name: string, archive: Archive): Refusal | null => {
      const given: Given[] = [];
      for (const { path } of archive.files.filter((file) => IS_SHEET.test(file.path))) {
        const bytes = archive.read(path);
        if (bytes === null)
          return { ok: false, code: 'wrong-type', words: `“${path}” in “${name}” is broken, or too large.` };
        given.push({ name: `${name}/${path}`.slice(-NAME_MAX), bytes });
      }
      return take(given);
    },
    files: (site: Site): readonly SheetFile[] => {
      made ??= held.map(({ file }) => file(site));
      return made;
    },
    /** The rows of the site are others: sheets that are made of rows are made anew. */
    forget: (): void => {
      made = null;
    },
    notes: (): string[] => held.flatMap(({ notes }) => notes),
  };
}

/** Of the name of a file in a mapping. */
const NAME_MAX = 300;
const IS_SHEET = /\.(?:xlsx|csv|tsv)$/i;
const isJson = (name: string): boolean => /\.json$/i.test(name);

function heldSheet({ name, bytes }: Given): Held | Refusal {
  const read = readSheets(name, withOwnDelimiter(bytes));
  if (!read.ok)
    return {
      ok: false,
      code: read.refusal.code === 'too-large' ? 'too-large' : 'wrong-type',
      words: refusalWords(name, read.refusal),
    };
  const { file, notes } = turnFile(withLongTexts(read.file));
  const refused = tooWide(file) ?? namedTooLong(file);
  if (refused !== null) return refused;
  return { file: () => file, count: file.sheets.length, notes: [...notesOf(read.file), ...notes] };
}

/** Each column is compared with all names of all kinds: a sheet of 16,384 of them would take a core for a quarter of a minute. */
function tooWide({ name, sheets }: SheetFile): Refusal | null {
  for (const { name: sheet, cells } of sheets) {
    const columns = new Set(cells.map(({ column }) => column)).size;
    if (columns > IMPORT_COLUMNS_MOST)
      return {
        ok: false,
        code: 'too-large',
        words: `The sheet “${sheet}” of “${name}” has ${columns} columns with something in them, and an import reads ${IMPORT_COLUMNS_MOST}. Remove those that are not needed.`,
      };
  }
  return null;
}

/** A mapping keeps the names of sheets. Spreadsheets give none of more than 31 characters; other programs may. */
function namedTooLong({ name, sheets }: SheetFile): Refusal | null {
  const long = sheets.find((sheet) => sheet.name.length > NAME_MAX);
  if (long === undefined) return null;
  const words = `A sheet of “${name}” has a name of ${long.name.length} characters, “${long.name.slice(0, 30)}…”. Give it a shorter one.`;
  return { ok: false, code: 'wrong-type', words };
}

/** Rows as they are in the database: what `jsonTexts` writes. */
function heldJson({ name, bytes }: Given): Held | Refusal {
  const read = readContentJson(new TextDecoder().decode(bytes));
  if (!read.ok) return { ok: false, code: 'wrong-type', words: `“${name}” cannot be read. ${read.why}` };
  const { kinds } = read;
  const file = (site: Site): SheetFile => ({ kind: 'xlsx', name, sheets: sheetsOfJson(kinds, site) });
  const unknown = [...kinds].flatMap(([kind, rows]) => {
    const fields = unknownFields(kind, rows);
    const words = `${fields.map((field) => `“${field}”`).join(', ')} of ${kind} in “${name}”`;
    return fields.length === 0 ? [] : [`${words} is no field of ours, and is left out.`];
  });
  return { file, count: kinds.size, notes: [`“${name}” was read as rows of ${kinds.size} kinds.`, ...unknown] };
}

function unknownFields(kind: ContentKind, rows: readonly Readonly<Record<string, unknown>>[]): string[] {
  const { shape } = contentKinds[kind].row;
  return [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((field) => !Object.hasOwn(shape, field));
}

function notesOf({ name, csv, hasExternalLinks, sheets }: SheetFile): string[] {
  const formulas = sheets.some(({ cells }) => cells.some(({ isFormula }) => isFormula === true));
  const unsaved = sheets.reduce((sum, sheet) => sum + (sheet.unsavedFormulas ?? 0), 0);
  return [
    ...(csv === undefined
      ? []
      : [
          `“${name}” was read as ${csv.encoding}, with ${delimiterWords(csv.delimiter)} between cells and “${csv.decimal}” before decimals.`,
        ]),
    ...(formulas ? [`“${name}” holds formulas: the values that were saved with them are read.`] : []),
    ...(unsaved === 0
      ? []
      : [
          `${unsaved} ${unsaved === 1 ? 'formula' : 'formulas'} of “${name}” ${unsaved === 1 ? 'has' : 'have'} no value, and ${unsaved === 1 ? 'is' : 'are'} read as empty. Open the file in a spreadsheet and save it: that computes them.`,
        ]),
    ...(hasExternalLinks === true
      ? [`“${name}” refers to other files: their values are read as they were saved, and the files are not opened.`]
      : []),
  ];
}

const delimiterWords = (sign: string): string =>
  sign === '' ? 'nothing' : sign === '\t' ? 'tabs' : sign.trim() === '' ? 'blanks' : `“${sign}”`;
