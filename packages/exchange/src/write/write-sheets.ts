import writeExcelFile from 'write-excel-file/universal';
import { csvLine, guarded } from './csv-texts.ts';

/** A sheet to be written: a row of headings is as any other. */
export interface WrittenSheet {
  name: string;
  rows: readonly (readonly (string | number | null)[])[];
  /** Characters of each column. */
  widths?: readonly number[];
}

/** A workbook. Texts stay texts, so that leading zeros and codes such as `1/2` are read again as they were written. */
export function writeXlsx(sheets: readonly WrittenSheet[]): Promise<Blob> {
  return writeExcelFile(
    sheets.map(({ name, rows, widths = [] }) => ({
      sheet: name,
      columns: widths.map((width) => ({ width })),
      data: rows.map((row) => [...row]),
    })),
  ).toBlob();
}

/** One sheet as CSV, in UTF-8 with its mark, so that a spreadsheet opens it as it is. */
export const writeCsv = ({ rows }: WrittenSheet): string => `\uFEFF${rows.map(csvLine).join('')}`;

/** The same for people, who open it in a spreadsheet: a text that would run as a formula has an apostrophe in front. */
export const writeGuardedCsv = ({ rows, ...sheet }: WrittenSheet): string =>
  writeCsv({
    ...sheet,
    rows: rows.map((row) => row.map((value) => (typeof value === 'string' ? guarded(value) : value))),
  });
