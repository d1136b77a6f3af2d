import { z } from 'zod';
import { kindWord } from '../row-answers.ts';

/** Sheets of one import: a workbook of everything has one for each kind. */
export const IMPORT_SHEETS_MOST = 100;
/** Columns of a sheet: those of a kind with as many attributes as there can be, and more. Each is compared with all names of its kind. */
export const IMPORT_COLUMNS_MOST = 600;
/** Cells that every row has, and texts that are read as others, of one sheet. */
export const IMPORT_ALWAYS_MOST = 30;
export const IMPORT_INSTEAD_MOST = 500;
/** Rows over which a heading may go. */
export const HEADING_ROWS_MOST = 3;

const path = z.string().min(1).max(200);
const place = z.int().nonnegative();

/** A column of the sheet, counted from 0, and the field that it is; null: it is left out. */
const mappedColumn = z.strictObject({ at: place.max(16_383), heading: z.string().max(500), path: path.nullable() });

/** The fields of a kind by which a row of a sheet finds its row. */
const keyPaths = z.array(path).min(1).max(3);

/** How one sheet is read. */
export const sheetMapping = z.strictObject({
  /** The name of the file, and of the sheet in it. */
  file: z.string().max(300),
  sheet: z.string().max(300),
  /** It is not read. */
  isLeftOut: z.boolean(),
  kind: kindWord,
  /** The row of the headings, counted from 0, and over how many rows they go. */
  headings: z.strictObject({ row: place.max(1_048_575), rows: z.int().min(1).max(HEADING_ROWS_MOST) }),
  /** Whether rows and columns that the spreadsheet hides are read. */
  takesHidden: z.boolean(),
  columns: z
    .array(mappedColumn)
    .max(IMPORT_COLUMNS_MOST, `has too many columns: a sheet may have ${IMPORT_COLUMNS_MOST}`),
  key: keyPaths,
  /** Cells that every row of the sheet has, though no column says so. */
  always: z
    .array(z.strictObject({ path, text: z.string().max(2000) }))
    .max(IMPORT_ALWAYS_MOST, `fills too many fields for every row: ${IMPORT_ALWAYS_MOST} at most`),
  /** Texts of cells, column by column, that are read as another text: what somebody took of what would fit. */
  instead: z
    .array(z.strictObject({ path, text: z.string().max(2000), by: z.string().max(2000) }))
    .max(
      IMPORT_INSTEAD_MOST,
      `reads too many texts as others: ${IMPORT_INSTEAD_MOST} at most. Correct them in the sheet`,
    )
    .exactOptional(),
  /** Says what an empty cell does to the field of a row that there is. */
  empties: z.enum(['leave', 'clear']),
  /** The fate of rows that there are and that the sheet lacks. */
  missing: z.enum(['leave', 'notLive', 'remove']),
  /** The rows that count as missing: all of the kind, or those of the families, categories and the like that the sheet names. */
  within: z.enum(['kind', 'named']),
});
export type SheetMapping = z.infer<typeof sheetMapping>;

/** How the sheets of an import are read. */
export const importMapping = z.strictObject({
  /** The sign before decimals, where a cell holds a text. */
  decimal: z.enum(['.', ',']),
  sheets: z.array(sheetMapping).max(IMPORT_SHEETS_MOST, `has too many sheets: ${IMPORT_SHEETS_MOST} at most`),
});
export type ImportMapping = z.infer<typeof importMapping>;

/** A mapping as a file, to be given to others. */
export const mappingFile = z.strictObject({
  format: z.literal('millrace-import-mapping'),
  version: z.literal(1),
  name: z.string().trim().min(1).max(60),
  mapping: importMapping,
});
export type MappingFile = z.infer<typeof mappingFile>;

/** A mapping that staff keep under a name, for all of them. */
export const keptMapping = z.object({
  id: z.uuid(),
  name: z.string(),
  mapping: importMapping,
  keptBy: z.string().nullable(),
  /** ISO 8601. */
  keptAt: z.string(),
});
export type KeptMapping = z.infer<typeof keptMapping>;
export const KEPT_MAPPINGS_MOST = 200;
