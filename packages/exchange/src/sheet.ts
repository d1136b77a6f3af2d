/** A file of cells as a person sees them, whatever wrote it. Rows and columns count from 0. */
export interface SheetFile {
  kind: 'xlsx' | 'csv';
  name: string;
  sheets: readonly Sheet[];
  /** CSV only: the guesses by which it was read, to be shown. */
  csv?: CsvGuess;
  /** XLSX only: values that came from other files are as they were saved. */
  hasExternalLinks?: true;
}

export interface CsvGuess {
  delimiter: string;
  encoding: 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'Windows-1252';
  /** The sign before the decimals of most of its amounts. */
  decimal: DecimalSign;
}

/** The sign before the decimals of an amount. */
export type DecimalSign = '.' | ',';

export interface Sheet {
  name: string;
  isHidden: boolean;
  /** Row by row, without the empty ones. Those of hidden rows and columns are among them. */
  cells: readonly SheetCell[];
  /** Cells that are shown as one: their text stands in the first. */
  merges: readonly Range[];
  hiddenRows: readonly number[];
  hiddenColumns: readonly number[];
  /** Formulas that were saved without a value, as programs do that do not compute: their cells are not among the others. */
  unsavedFormulas?: number;
}

export interface SheetCell {
  row: number;
  column: number;
  /** As it is shown: by its number format, without blanks around it. */
  text: string;
  /** The text with its own blanks and line breaks, where it is shown without some of them. */
  asWritten?: string;
  /** The number behind the text; of a date, none. */
  number?: number;
  /** The text is the last value of a formula. */
  isFormula?: true;
}

export interface Range {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

export type SheetRefusal =
  | { code: 'empty' | 'not-a-sheet' | 'web-page' | 'old-excel' | 'open-document' | 'macros' }
  /** `what` cannot be read. */
  | { code: 'broken'; what: string }
  | { code: 'too-large'; what: 'file' | 'content' | 'cells' | 'columns' | 'cell'; limit: number };

export type SheetReading = { ok: true; file: SheetFile } | { ok: false; refusal: SheetRefusal };
