import type { ContentAttribute, ContentKind } from '@millrace/contract/content';
import type { SheetMapping, VerdictCounts, VerdictState } from '@millrace/contract/office';
import type { Sheet } from '@millrace/exchange';

export type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/** A file that a cell names. */
export type NamedFile =
  /** The address that it has, or will have, below /media/; `file` is its name in the import, where it comes with it. */
  { ok: true; uri: string; file?: string } | { ok: false; why: string; fits: readonly string[] };

/** All that rows of sheets are judged by. */
export interface ImportInput {
  sheets: readonly { sheet: Sheet; mapping: SheetMapping }[];
  /** The rows as the draft has them. Of kinds that no sheet is of, the fields by which rows are named are enough. */
  rows(kind: ContentKind): readonly Row[];
  attributes: readonly ContentAttribute[];
  decimal: '.' | ',';
  /** The file that a cell of a kind means; undefined: no file of the import is called so. */
  fileOf(name: string, kind: ContentKind): NamedFile | undefined;
}

export interface Fault {
  heading: string;
  why: string;
  fits: readonly string[];
  /** The text that can be read as one of those that fit; absent: they show how it is written. */
  cell?: { path: string; text: string };
}

/** One row of a sheet, or one that the sheet lacks, with its verdict. */
export interface JudgedRow {
  /** Its place among the sheets. */
  sheet: number;
  /** From 0; null: the sheet lacks it. */
  row: number | null;
  state: VerdictState;
  /** Of a new row an id of this verdict alone, from `FIRST_NEW_ID`; null: it is not known which row is meant. */
  id: number | null;
  /** Of a new row all fields, of another those that change; also of a refused one, to be shown. */
  fields: Readonly<Record<string, unknown>> | null;
  /** The columns that change. */
  paths: readonly string[];
  faults: readonly Fault[];
  doubts: readonly string[];
  /** Names of files of the import that it uses. */
  files: readonly string[];
  /** The words of its key in the sheet. */
  key: string;
}

export interface Judged {
  rows: readonly JudgedRow[];
  counts: VerdictCounts;
  /** With those that the sheets add or change. */
  attributes: readonly ContentAttribute[];
}

/** Ids of rows in force are below: counting ends at two billion. */
export const FIRST_NEW_ID = 2_000_000_001;
/** Rows between two pauses. */
export const ROWS_AT_ONCE = 200;

/** Work on rows that pauses after some of them, and says how many are done. */
export type Judging<Result> = Generator<number, Result, undefined>;

/** Whether the sheet lacks a row, which stays as it is. */
export const isLeft = ({ state, sheet }: JudgedRow, sheets: readonly SheetMapping[]): boolean =>
  state === 'missing' && sheets[sheet]?.missing === 'leave';
