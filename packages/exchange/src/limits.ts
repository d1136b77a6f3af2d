import type { SheetRefusal } from './sheet.ts';

export interface Limits {
  /** Bytes of the file. */
  file: number;
  /** Bytes that its parts unpack to, together. */
  content: number;
  cells: number;
  columns: number;
  /** Characters of one cell of a workbook. */
  cell: number;
  /** The same of a CSV file: programs write longer ones. */
  csvCell: number;
}

/** 100,000 rows of a catalogue are 40 MB unpacked. Columns and characters are what a spreadsheet itself allows. */
export const SHEET_LIMITS: Limits = {
  file: 60_000_000,
  content: 300_000_000,
  cells: 4_000_000,
  columns: 16_384,
  cell: 32_767,
  csvCell: 1_000_000,
};

/** Thrown within the readers alone; `readSheets` turns it into a result. */
export class Refused extends Error {
  readonly refusal: SheetRefusal;
  constructor(refusal: SheetRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

export const broken = (what: string): Refused => new Refused({ code: 'broken', what });

export const tooLarge = (what: Exclude<keyof Limits, 'csvCell'>, limits: Limits): Refused =>
  new Refused({ code: 'too-large', what, limit: limits[what] });
