import type { Sheet, SheetCell, SheetFile, StreamedSheet } from '@millrace/exchange';

/** A cell of a workbook holds 32,767 characters; some of ours take several when they are written. */
const CELL_MAX = 30_000;
const NAME = 'Long texts';
const MARK = /^→ Long text (\d+)$/;

/** Texts of a workbook that are too long for a cell: they stand on a sheet of their own, in pieces, and a mark stands for each. */
export interface LongTexts {
  /** The text itself, or the mark that stands for it. */
  cell<Value extends string | number | null>(value: Value): Value | string;
  /** null: no text was too long. */
  sheet(): StreamedSheet | null;
}

export function longTexts(): LongTexts {
  const texts: string[] = [];
  return {
    cell: (value) => {
      if (typeof value !== 'string' || !isLong(value)) return value;
      texts.push(value);
      return `→ Long text ${texts.length}`;
    },
    sheet: () =>
      texts.length === 0
        ? null
        : {
            name: NAME,
            columns: ['Number', 'Piece', 'Text'].map((heading) => ({ heading, width: 12, isMoney: false })),
            rows: piecesOf(texts),
          },
  };
}

/** A text that could be taken for a mark is one, too. */
const isLong = (text: string): boolean =>
  text.length > CELL_MAX ||
  MARK.test(text) ||
  (text.includes('_x') && text.replaceAll('_x', '_______x').length > CELL_MAX);

function* piecesOf(texts: readonly string[]): Generator<(string | number)[]> {
  for (const [at, text] of texts.entries()) {
    const length = text.includes('_x') ? CELL_MAX / 4 : CELL_MAX;
    // In quotes, so that a piece keeps the blanks at its ends.
    for (let from = 0, piece = 1; from < text.length; from += length, piece++)
      yield [at + 1, piece, `“${text.slice(from, from + length)}”`];
  }
}

/** A file as it is read, with each long text in the place of its mark, and without their sheet. */
export function withLongTexts(file: SheetFile): SheetFile {
  const own = file.sheets.find(({ name }) => name === NAME);
  if (file.kind !== 'xlsx' || own === undefined) return file;
  const texts = textsOf(own);
  const cellWith = (cell: SheetCell): SheetCell => {
    const text = texts.get(MARK.exec(cell.text)?.[1] ?? '');
    return text === undefined ? cell : { row: cell.row, column: cell.column, text, asWritten: text };
  };
  const sheets = file.sheets
    .filter((sheet) => sheet !== own)
    .map((sheet) => ({ ...sheet, cells: sheet.cells.map(cellWith) }));
  return { ...file, sheets };
}

/** By their numbers. Rows below the headings stand in the order of their pieces. */
function textsOf({ cells }: Sheet): Map<string, string> {
  const texts = new Map<string, string>();
  const numbers = new Map(cells.filter(({ column }) => column === 0).map(({ row, text }) => [row, text]));
  for (const { row, column, text, asWritten = text } of cells) {
    const number = numbers.get(row);
    if (column !== 2 || row === 0 || number === undefined) continue;
    texts.set(number, `${texts.get(number) ?? ''}${asWritten.replace(/^“/, '').replace(/”$/, '')}`);
  }
  return texts;
}
