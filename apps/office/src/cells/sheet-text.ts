/** Writes cells as a spreadsheet takes them from the clipboard: tabs between cells, lines between rows, quotes where a cell has either. */
export const writeTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => quoted(cell, /[\t\n\r"]/)).join('\t')).join('\n');

/** Writes cells as a file of comma-separated values, with a mark that it is UTF-8. A cell that a spreadsheet would run is made text. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map((cell) => quoted(harmless(cell), /[,\n\r"]/)).join(',')).join('\r\n')}\r\n`;

/** Spreadsheets run a cell that begins so as a formula; a plain number is none. */
const harmless = (cell: string): string =>
  /^[=+@\t\r-]/.test(cell) && !/^[-+]?[\d.,]+$/.test(cell) ? `'${cell}` : cell;
const quoted = (cell: string, special: RegExp): string =>
  special.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
