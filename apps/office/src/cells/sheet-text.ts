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

/** Reads cells as a spreadsheet puts them on the clipboard. An empty last line is none. */
export function readTsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? '';
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') cell += text[++at];
      else isQuoted = false;
    } else if (letter === '"' && cell === '') isQuoted = true;
    else if (letter === '\t' || letter === '\n' || letter === '\r') {
      rows.at(-1)?.push(cell);
      cell = '';
      if (letter === '\r' && text[at + 1] === '\n') at++;
      if (letter !== '\t') rows.push([]);
    } else cell += letter;
  }
  rows.at(-1)?.push(cell);
  const last = rows.at(-1);
  if (rows.length > 1 && last?.length === 1 && last[0] === '') rows.pop();
  return rows;
}
