import { z } from 'zod';
import { kindWord } from '../row-answers.ts';
import { IMPORT_SHEETS_MOST, importMapping } from './import-mapping.ts';

const text = z.string();
const count = z.int().nonnegative();

/** Bytes of one file of an import: a sheet, a ZIP with pictures and documents, or one of those. */
export const IMPORT_FILE_MAX_BYTES = 100 << 20;
/** Files of one import, those in a ZIP not counted, and their bytes together. */
export const IMPORT_FILES_MOST = 500;
export const IMPORT_MAX_BYTES = 300 << 20;
/** An import that nobody lands is removed after so many hours. */
export const IMPORT_HOURS = 8;
/** Rows that one draft changes: a catalogue of 100,000 products comes in by one sheet (decision 307). */
export const DRAFT_ROWS_MOST = 150_000;
/** Lines of one page of a verdict. */
export const VERDICT_PAGE_MAX = 500;
/** Rows of the head of a sheet that are shown. */
export const HEAD_ROWS = 12;
export const HEAD_COLUMNS = 60;

/** A sheet as it lies in its file. */
export const sheetOutline = z.object({
  file: text,
  sheet: text,
  isHidden: z.boolean(),
  /** Up to the last that is not empty. */
  rows: count,
  columns: count,
  hiddenRows: count,
  hiddenColumns: count,
  formulas: count,
  merges: count,
  /** The first cells as they are shown. */
  head: z.array(z.array(text)),
});
export type SheetOutline = z.infer<typeof sheetOutline>;

/** A column that a sheet of a kind can have. */
export const importColumn = z.object({ path: text, heading: text, isRequired: z.boolean() });
export type ImportColumn = z.infer<typeof importColumn>;
const importKind = z.object({
  kind: kindWord,
  columns: z.array(importColumn),
  /** Fields, alone or together, by which a row can be found. */
  keys: z.array(z.array(text)),
  /** Its rows can be made not live. */
  hasLive: z.boolean(),
  /** They belong to others, which a sheet can be about: the field that says so. */
  belongsBy: text.nullable(),
});
export type ImportKind = z.infer<typeof importKind>;

/** Files that an import holds, and how they are read. */
export const importSession = z.object({
  id: z.uuid(),
  begunAt: text,
  endsAt: text,
  files: z.array(
    z.object({
      name: text,
      bytes: count,
      is: z.enum(['sheet', 'archive', 'file']),
      /** Of an archive: the files in it. */
      holds: count,
    }),
  ),
  /** Sentences about what was guessed of a file, or is read as it was saved. */
  notes: z.array(text),
  sheets: z.array(sheetOutline),
  mapping: importMapping,
  kinds: z.array(importKind),
});
export type ImportSession = z.infer<typeof importSession>;

export const verdictStates = ['new', 'changed', 'unchanged', 'refused', 'missing'] as const;
export type VerdictState = (typeof verdictStates)[number];

export const verdictLine = z.object({
  /** Of the sheets of the mapping, from 0. */
  sheet: count,
  /** As the spreadsheet numbers it; null: the sheet lacks the row. */
  row: z.int().positive().nullable(),
  state: z.enum(verdictStates),
  /** Of the row that there is; null: it is new, or none was found. */
  id: count.nullable(),
  /** Its key, and the words by which people know it. */
  key: text,
  name: text,
  /** Cell by cell; before a new row there is ''. */
  changes: z.array(z.object({ path: text, heading: text, before: text, after: text })),
  /** Why it is refused, and what would fit. */
  faults: z.array(
    z.object({
      heading: text,
      why: text,
      fits: z.array(text),
      /** The text of the cell that can be read as one of those that fit; absent: they show how it is written. */
      cell: z.object({ path: text, text }).exactOptional(),
    }),
  ),
  /** Sound, and unlikely: somebody should look. */
  doubts: z.array(text),
  /** Of a row that the sheet lacks. */
  fate: z.enum(['leave', 'notLive', 'remove']).exactOptional(),
});
export type VerdictLine = z.infer<typeof verdictLine>;

export const verdictCounts = z.object({
  /** Without rows that the sheet lacks and that are left. */
  all: count,
  new: count,
  changed: count,
  unchanged: count,
  refused: count,
  missing: count,
  /** Of the new and the changed: those that somebody should look at. */
  doubtful: count,
  /** Files of the import that cells name and that become media. */
  files: count,
});
export type VerdictCounts = z.infer<typeof verdictCounts>;

export const verdictPage = z.object({
  /** Another one as soon as the mapping, a file, the draft or the content in force has changed. */
  mark: text,
  counts: verdictCounts,
  /** Lines that the filter leaves. */
  total: count,
  lines: z.array(verdictLine),
});
export type VerdictPage = z.infer<typeof verdictPage>;

/** How far an import is. */
export const importEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('progress'),
    doing: z.enum(['reading', 'judging', 'landing']),
    done: count,
    /** 0: it is not known yet. */
    of: count,
  }),
  /** Nothing is under way. */
  z.object({ type: z.literal('rest') }),
]);
export type ImportEvent = z.infer<typeof importEvent>;

/** Reads the data of a message of `officeImportStream`; null for an event that this program does not know. */
export const readImportEvent = (data: string): ImportEvent | null =>
  importEvent.safeParse(JSON.parse(data)).data ?? null;

export const landedImport = z.object({
  draft: text,
  added: count,
  changed: count,
  removed: count,
  /** Files that became media of the draft. */
  files: count,
});
export type LandedImport = z.infer<typeof landedImport>;

export const beginImportBody = z.strictObject({
  /** The name of the file; of one in a folder, its path. */
  name: z.string().min(1).max(300),
});
/** Attributes that the draft adds are columns, and its rows are those that a guess goes by; absent: as it is in force. */
export const sessionQuery = z.strictObject({ draft: z.uuid().optional() });
export const mapImportBody = z.strictObject({ mapping: importMapping });
/** The sheets whose columns and key are to be guessed anew, by their places in the mapping. */
export const guessImportBody = z.strictObject({ mapping: importMapping, anew: z.array(count).max(IMPORT_SHEETS_MOST) });
export const verdictQuery = z.strictObject({
  /** The draft that it would land in; absent: over what is in force. */
  draft: z.uuid().optional(),
  show: z.enum([...verdictStates, 'doubtful', 'all']).default('all'),
  /** Lines with this in the key, a name, a value or a reason. */
  search: z.string().max(200).optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(VERDICT_PAGE_MAX).default(100),
});
export const landImportBody = z.strictObject({
  draft: z.uuid(),
  /** Of the verdict that was seen. */
  mark: z.string().max(200),
  /** Whether rows that somebody should look at go in, too. */
  takesDoubtful: z.boolean(),
});
export const keepMappingBody = z.strictObject({ name: z.string().trim().min(1).max(60), mapping: importMapping });
