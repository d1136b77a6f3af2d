import { createHash } from 'node:crypto';
import { type ContentKind, contentAttribute, contentKindNames, contentKinds } from '@millrace/contract/content';
import {
  HEAD_COLUMNS,
  HEAD_ROWS,
  type ImportKind,
  type ImportMapping,
  MEDIA_MAX_BYTES,
  type SheetMapping,
  type SheetOutline,
  uploadTypeOf,
  type VerdictCounts,
} from '@millrace/contract/office';
import { type Archive, guessDecimal, openArchive, type Sheet } from '@millrace/exchange';
import {
  belongsBy,
  changesOf,
  columnsOf,
  filesNamed,
  goesIn,
  guessSheet,
  type ImportChange,
  type ImportInput,
  isOwnExport,
  type Judged,
  judge,
  keysOf,
  type NamedFile,
  nameIndex,
  newIdsOf,
  type Row,
  type VerdictView,
  verdictView,
  type WantedLines,
} from '@millrace/transfer';
import { heldSheets } from './held-sheets.ts';

/** A file as it was recognised; or why it is not taken. */
export type TakenFile =
  | { ok: true; is: 'sheet' | 'archive' | 'file'; holds: number }
  | { ok: false; code: 'wrong-type' | 'too-large'; words: string };

/** A file of the import that a cell names: its name there, and by which it is known in the import. */
export interface WantedFile {
  file: string;
  kind: ContentKind;
}

/** A file that was looked at: where it will lie below /media/, or why it is not taken. */
export type PlacedFile = { ok: true; uri: string } | { ok: false; why: string };

/** Stops a verdict under way: its number is no longer the one asked for. */
export class Superseded extends Error {}

/** All that is done with the files of one import. It lives in a thread of its own, as each step may take seconds. */
export function importWork(report: (doing: 'judging', done: number, of: number) => void, isWanted: () => boolean) {
  const held = heldSheets();
  const archives: { name: string; archive: Archive }[] = [];
  const others = new Map<string, Uint8Array>();
  const rows = new Map<ContentKind, Row[]>();
  let going: Generator<ImportChange> | null = null;
  let listed: { path: string; file: string }[] | null = null;
  let judged: { judged: Judged; mapping: ImportMapping; view: VerdictView } | null = null;
  const rowsOf = (kind: ContentKind): readonly Row[] => rows.get(kind) ?? [];
  const attributes = () => rowsOf('attributes').flatMap((row) => contentAttribute.safeParse(row).data ?? []);
  const names = () => nameIndex(Object.fromEntries(contentKindNames.map((kind) => [kind, rowsOf(kind)])));
  const files = () => held.files({ attributes: attributes(), rows: rowsOf });
  const sheetOf = ({ file, sheet }: Pick<SheetMapping, 'file' | 'sheet'>): Sheet | undefined =>
    files()
      .find(({ name }) => name === file)
      ?.sheets.find(({ name }) => name === sheet);
  const withSheets = (mapping: ImportMapping): { sheet: Sheet; mapping: SheetMapping }[] =>
    mapping.sheets.flatMap((one) => {
      const sheet = sheetOf(one);
      return sheet === undefined ? [] : [{ sheet, mapping: one }];
    });

  return {
    /** Takes a file in, or refuses it. The bytes belong to the thread from now on. */
    take: ({ name, bytes }: { name: string; bytes: Uint8Array }): TakenFile => {
      listed = null;
      if (isPlainFile(name)) {
        others.set(name, bytes);
        return { ok: true, is: 'file', holds: 0 };
      }
      if (isArchive(name, bytes)) {
        const archive = openArchive(bytes, MEDIA_MAX_BYTES);
        if (archive === null)
          return { ok: false, code: 'wrong-type', words: `“${name}” is a ZIP that cannot be read.` };
        if (isSiteFile(archive))
          return {
            ok: false,
            code: 'wrong-type',
            words: `“${name}” is the file of a whole site, which takes the place of all content. Whoever runs the server takes it in, at its terminal: npm run content -- import ${name} --replace.`,
          };
        const refused = held.takeArchive(name, archive);
        if (refused !== null) return refused;
        archives.push({ name, archive });
        return { ok: true, is: 'archive', holds: archive.files.length };
      }
      return held.take([{ name, bytes }]) ?? { ok: true, is: 'sheet', holds: 0 };
    },

    /** Rows of a kind as the draft has them, some at a time. */
    rows: ({ kind, some, isFirst }: { kind: ContentKind; some: readonly Row[]; isFirst: boolean }): void => {
      const ofKind = isFirst ? [] : (rows.get(kind) ?? []);
      for (const row of some) ofKind.push(row);
      rows.set(kind, ofKind);
      held.forget();
    },

    outline: (): { sheets: SheetOutline[]; notes: string[] } => ({
      sheets: files().flatMap(({ name, sheets }) => sheets.map((sheet) => outlineOf(name, sheet))),
      notes: held.notes(),
    }),

    /** Guesses the sheets that nothing is said of, and those that are asked for; the others stay as they are mapped. */
    guess: ({ mapping, anew }: { mapping: ImportMapping | null; anew: readonly number[] }): ImportMapping => {
      const isOwn = files().every((file) => isOwnExport(file, attributes()));
      const decimal = mapping?.decimal ?? (isOwn ? '.' : guessDecimal(allCells()));
      const around = { attributes: attributes(), names: names(), decimal, rows: rowsOf };
      const known = mapping?.sheets ?? [];
      const all = files().flatMap(({ name, sheets }) =>
        sheets.filter(({ cells }) => cells.length > 0).map((sheet) => ({ file: name, sheet })),
      );
      return {
        decimal,
        sheets: all.map(({ file, sheet }) => {
          const at = known.findIndex((one) => one.file === file && one.sheet === sheet.name);
          const said = known[at];
          if (said === undefined) return guessSheet(file, sheet, around);
          if (!anew.includes(at)) return said;
          const { kind, headings, takesHidden, isLeftOut } = said;
          return { ...guessSheet(file, sheet, around, { kind, headings, takesHidden }), isLeftOut };
        }),
      };
    },

    kinds: (): ImportKind[] => contentKindNames.map((kind) => importKind(kind, columnsOf(kind, attributes()))),

    /** The files that cells name, each once, with those of them that are in the import. */
    named: ({ mapping }: { mapping: ImportMapping }): WantedFile[] => {
      const wanted = new Map<string, WantedFile>();
      for (const { name, kind } of filesNamed(withSheets(mapping), attributes())) {
        const found = findFile(name);
        if (found?.ok === true && !wanted.has(found.file)) wanted.set(found.file, { file: found.file, kind });
      }
      return [...wanted.values()];
    },

    /** The bytes of a file; null: it is broken or too large. */
    bytes: ({ file }: { file: string }): Uint8Array | null => bytesOf(file),
    hash: ({ file }: { file: string }): string | null => {
      const bytes = bytesOf(file);
      return bytes === null ? null : createHash('sha256').update(bytes).digest('hex');
    },

    judge: ({
      mapping,
      placed,
    }: {
      mapping: ImportMapping;
      placed: readonly (readonly [string, PlacedFile])[];
    }): VerdictCounts => {
      judged = null;
      const places = new Map(placed);
      const input: ImportInput = {
        sheets: withSheets(mapping),
        rows: rowsOf,
        attributes: attributes(),
        decimal: mapping.decimal,
        fileOf: (name) => placedFile(name, places),
      };
      const of = mapping.sheets.reduce((all, one) => all + (one.isLeftOut ? 0 : rowsIn(sheetOf(one))), 0);
      const work = judge(input);
      for (;;) {
        const { done, value } = work.next();
        if (done === true) {
          judged = {
            judged: value,
            mapping: { ...mapping, sheets: input.sheets.map((one) => one.mapping) },
            view: verdictView({
              judged: value,
              sheets: input.sheets.map((one) => one.mapping),
              rows: rowsOf,
              names: names(),
              decimal: mapping.decimal,
            }),
          };
          return value.counts;
        }
        if (!isWanted()) throw new Superseded('The verdict is no longer asked for.');
        if (value > 0) report('judging', value, of);
      }
    },

    page: (wanted: WantedLines) => present().view.page(wanted),

    /** Counts what would go in: ids that new rows need, and files. */
    landing: ({ takesDoubtful }: { takesDoubtful: boolean }): { newIds: number; files: string[]; rows: number } => {
      const { judged: all, mapping } = present();
      const going = all.rows.filter((row) => goesIn(row, mapping.sheets[row.sheet]?.missing ?? 'leave', takesDoubtful));
      return { newIds: newIdsOf(all), files: [...new Set(going.flatMap(({ files }) => files))], rows: going.length };
    },

    /** The next changes; fewer than `most` are the last. */
    changes: ({
      most,
      ...landing
    }: {
      most: number;
      takesDoubtful: boolean;
      newIds: readonly number[];
      isFirst: boolean;
    }): ImportChange[] => {
      const { judged: all, mapping } = present();
      if (landing.isFirst || going === null) going = changesOf(all, mapping.sheets, landing);
      const some: ImportChange[] = [];
      while (some.length < most) {
        const next = going.next();
        if (next.done === true) break;
        some.push(next.value);
      }
      return some;
    },
  };

  function* allCells(): Generator<Sheet['cells'][number]> {
    for (const { sheets } of files()) for (const { cells } of sheets) yield* cells;
  }

  function present() {
    if (judged === null) throw new Error('Nothing was judged.');
    return judged;
  }

  function bytesOf(file: string): Uint8Array | null {
    const own = others.get(file);
    if (own !== undefined) return own;
    const [name = '', path = ''] = file.split('\u0000');
    return archives.find((one) => one.name === name)?.archive.read(path) ?? null;
  }

  /** By the whole path, else by the name alone, in any case. */
  function findFile(name: string): { ok: true; file: string } | { ok: false; why: string; fits: string[] } | undefined {
    const wanted = folded(name);
    const inAll = allFiles();
    const whole = inAll.filter(({ path }) => folded(path) === wanted || folded(path).endsWith(`/${wanted}`));
    const [first, ...more] = whole;
    if (first === undefined) return undefined;
    const exact = whole.find(({ path }) => folded(path) === wanted);
    if (exact !== undefined) return { ok: true, file: exact.file };
    if (more.length === 0) return { ok: true, file: first.file };
    const fits = whole.map(({ path }) => path).slice(0, FITS);
    return { ok: false, why: `${whole.length} files are called “${name}”. Write the folder before it.`, fits };
  }

  function allFiles(): { path: string; file: string }[] {
    listed ??= [
      ...[...others.keys()].map((path) => ({ path, file: path })),
      ...archives.flatMap(({ name, archive }) =>
        archive.files.map(({ path }) => ({ path, file: `${name}\u0000${path}` })),
      ),
    ];
    return listed;
  }

  function placedFile(name: string, places: ReadonlyMap<string, PlacedFile>): NamedFile | undefined {
    const found = findFile(name);
    if (found === undefined || !found.ok) return found;
    const place = places.get(found.file);
    if (place === undefined) return { ok: false, why: `“${name}” cannot be read.`, fits: [] };
    return place.ok ? { ok: true, uri: place.uri, file: found.file } : { ok: false, why: place.why, fits: [] };
  }
}

const FITS = 5;
const folded = (path: string): string =>
  path
    .replaceAll('\\', '/')
    .replace(/^\.?\//, '')
    .normalize('NFC')
    .toLowerCase();

const ending = (name: string): string => /\.([^./\\]+)$/.exec(name)?.[1] ?? '';
/** Pictures, documents and drawings by their names; what they are is judged when a cell names them. */
function isPlainFile(name: string): boolean {
  const type = uploadTypeOf(ending(name));
  return type !== null && type !== 'zip';
}
/** XLSX is a ZIP, too; that with another ending than a sheet's is an archive. */
const isArchive = (name: string, bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && /^zip$/i.test(ending(name));

const rowsIn = (sheet: Sheet | undefined): number => (sheet?.cells.at(-1)?.row ?? -1) + 1;

function outlineOf(file: string, sheet: Sheet): SheetOutline {
  const { cells } = sheet;
  const columns = cells.reduce((most, { column }) => Math.max(most, column + 1), 0);
  const head: string[][] = [];
  for (const cell of cells) {
    if (cell.row >= HEAD_ROWS) break;
    if (cell.column >= HEAD_COLUMNS) continue;
    head[cell.row] ??= [];
    const line = head[cell.row];
    if (line !== undefined) line[cell.column] = cell.text.slice(0, SHOWN);
  }
  const width = Math.min(columns, HEAD_COLUMNS);
  return {
    file,
    sheet: sheet.name,
    isHidden: sheet.isHidden,
    rows: rowsIn(sheet),
    columns,
    hiddenRows: sheet.hiddenRows.length,
    hiddenColumns: sheet.hiddenColumns.length,
    formulas: cells.reduce((count, cell) => count + (cell.isFormula === true ? 1 : 0), 0),
    merges: sheet.merges.length,
    head: Array.from({ length: Math.min(rowsIn(sheet), HEAD_ROWS) }, (_, row) =>
      Array.from({ length: width }, (_cell, column) => head[row]?.[column] ?? ''),
    ),
  };
}

const SHOWN = 200;

function importKind(kind: ContentKind, columns: ReturnType<typeof columnsOf>): ImportKind {
  return {
    kind,
    columns: columns.map(({ path, heading, isRequired }) => ({ path, heading, isRequired })),
    keys: keysOf(kind, new Set(columns.map(({ path }) => path))),
    hasLive: Object.hasOwn(contentKinds[kind].row.shape, 'isLive'),
    belongsBy: belongsBy(kind),
  };
}

/** A file that `npm run content -- export` writes: its rows are no sheets. */
const isSiteFile = ({ files }: Archive): boolean =>
  files.some(({ path }) => path === 'site.json') && files.some(({ path }) => path.startsWith('rows/'));
