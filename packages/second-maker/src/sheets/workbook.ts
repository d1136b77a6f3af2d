import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import writeExcelFile, { type CellObject, type Row, type SheetData } from 'write-excel-file/node';

export interface Sheet {
  name: string;
  rows: SheetData;
  widths: readonly number[];
  /** Columns that nobody sees, from 0. */
  hidden?: readonly number[];
}

/** The time of all files within files, so that the same content gives the same bytes. */
export const SAVED_AT = new Date(2026, 10, 14, 7, 30);

/** A workbook as a spreadsheet saves it. */
export async function workbook(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const made = await writeExcelFile(
    sheets.map(({ name, rows, widths }) => ({
      sheet: name,
      data: rows,
      columns: widths.map((width) => ({ width })),
    })),
  ).toBuffer();
  const files = unzipSync(new Uint8Array(made));
  for (const [nth, { hidden = [] }] of sheets.entries()) {
    const path = `xl/worksheets/sheet${nth + 1}.xml`;
    const xml = strFromU8(files[path] ?? new Uint8Array());
    const columns = new Set(hidden.map((column) => String(column + 1)));
    files[path] = strToU8(
      xml.replaceAll(/<col ([^>]*?)\/?>(?:<\/col>)?/g, (whole, attributes: string) =>
        columns.has(/min="(\d+)"/.exec(attributes)?.[1] ?? '') ? `<col ${attributes.trim()} hidden="1"/>` : whole,
      ),
    );
  }
  return zipSync(files, { mtime: SAVED_AT });
}

/** A cell merged over columns. */
export const merged = (value: string, columnSpan: number): CellObject => ({
  value,
  columnSpan,
  fontWeight: 'bold',
  align: 'center',
});

/** A merged cell and the cells that it covers. */
export const across = (value: string, columns: number): Row => [
  merged(value, columns),
  ...Array.from({ length: columns - 1 }, () => null),
];

export const bold = (value: string): CellObject => ({ value, fontWeight: 'bold' });
/** A text that looks like a number. */
export const typed = (value: string): CellObject => ({ value, type: String });
