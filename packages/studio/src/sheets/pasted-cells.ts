/**
 * Cells of a pasted table, row by row, all rows of one length and none below the last that has a text. A text without a tab is cut where
 * its lines agree: at semicolons or commas.
 */
export function pastedCells(text: string): string[][] {
  const delimiter = text.includes('\t') ? '\t' : [';', ','].find((sign) => isCutBy(text, sign));
  const rows = readCells(text, delimiter);
  while (rows.at(-1)?.every((one) => one.trim() === '') === true) rows.pop();
  const width = Math.max(...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
}

/** Whether each of at least two lines has the sign, as often as the others. */
function isCutBy(text: string, sign: string): boolean {
  const counts = readCells(text, sign)
    .filter((row) => row.some((cell) => cell.trim() !== ''))
    .map((row) => row.length);
  return counts.length > 1 && counts.every((count) => count > 1 && count === counts[0]);
}

/**
 * Reads cells as spreadsheets put them on the clipboard: quotes around a cell that has the delimiter, a line break or a quote in it. An
 * empty last line is none.
 */
export function readCells(text: string, delimiter = '\t'): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text[++at];
      else isQuoted = false;
    } else if (sign === '"' && cell === '' && closes(text, at, delimiter)) isQuoted = true;
    else if (sign === delimiter || sign === '\n' || sign === '\r') {
      rows.at(-1)?.push(cell);
      cell = '';
      if (sign === '\r' && text[at + 1] === '\n') at++;
      if (sign !== delimiter) rows.push([]);
    } else cell += sign;
  }
  rows.at(-1)?.push(cell);
  const last = rows.at(-1);
  if (rows.length > 1 && last?.length === 1 && last[0] === '') rows.pop();
  return rows;
}

/** Whether a quote that opens a cell is closed at the end of one: else it is a sign of its own, as the inch in `"1/2`. */
function closes(text: string, from: number, delimiter: string): boolean {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] !== '"') continue;
    if (text[at + 1] === '"') at++;
    else return [delimiter, '\n', '\r', undefined].includes(text[at + 1]);
  }
  return false;
}
