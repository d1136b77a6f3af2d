import type { Sheet, SheetCell } from '@millrace/exchange';
import type { GuideNote } from '../guide.ts';

/** Beginnings of the names of months, as spreadsheets in English, German and French show them. */
const MONTHS: readonly (readonly string[])[] = [
  ['jan'],
  ['feb', 'fév', 'fev'],
  ['mar', 'mär', 'mrz'],
  ['apr', 'avr'],
  ['may', 'mai'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'aoû', 'aou'],
  ['sep'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'déc', 'dez'],
];
const DAY_FIRST = /^(\d{1,2})\.?[-. ]\s?(\p{L}{3,9})\.?$/u;
const MONTH_FIRST = /^(\p{L}{3,9})\.?[-. ]\s?(\d{2})$/u;
const EXPONENT = /^(\d(?:\.\d+)?)E\+(\d{1,3})$/;

/** The ways in which a code may have been typed that a spreadsheet took for the second day of January. */
const FORMS: readonly ((month: string, day: string) => string)[] = ['-', '/', '.'].flatMap((sign) => [
  (month: string, day: string) => `${month}${sign}${day}`,
  (month: string, day: string) => `${day}${sign}${month}`,
]);

interface Mistaken {
  sheet: number;
  cell: SheetCell;
  /** The codes that may have been typed, by the places of `FORMS`; of a number with an exponent one. */
  typed: readonly string[];
}

/**
 * Gives back the codes of which a spreadsheet made dates or numbers with exponents: as they stand in the numbers that the guide prints.
 * Where none has them, they stay, and are told.
 */
export function withoutDates(sheets: readonly Sheet[], notes: GuideNote[]): readonly Sheet[] {
  const mistaken = sheets.flatMap(({ cells }, sheet) =>
    cells.flatMap((cell): Mistaken[] => {
      const typed = typedBefore(cell.text);
      return typed === null ? [] : [{ sheet, cell, typed }];
    }),
  );
  if (mistaken.length === 0) return sheets;
  const numbers = sheets.flatMap(({ cells }) =>
    cells.flatMap(({ text }) => text.split(/\s+/).filter((word) => /[A-Z]/.test(word) && /\d/.test(word))),
  );
  const restored = new Map<SheetCell, string>();
  for (const [sheet] of sheets.entries()) {
    const own = mistaken.filter((one) => one.sheet === sheet);
    const seen = FORMS.map((_, form) => own.filter(({ typed }) => isPrinted(numbers, typed[form] ?? typed[0])).length);
    const most = Math.max(...seen);
    if (most > 0)
      for (const { cell, typed } of own) restored.set(cell, typed[seen.indexOf(most)] ?? typed[0] ?? cell.text);
    const [first] = own;
    if (first === undefined) continue;
    const at = { sheet, row: first.cell.row, column: first.cell.column };
    const more = own.length === 1 ? '' : `, and ${own.length - 1} more like it`;
    notes.push({
      at,
      text:
        most > 0
          ? `A spreadsheet had made “${first.cell.text}” of the code ${restored.get(first.cell)}: it is read as in the examples${more}.`
          : `A spreadsheet may have made “${first.cell.text}” of a code${more}. Type it as a text in the sheet, or mend it here.`,
    });
  }
  return sheets.map((sheet) => ({
    ...sheet,
    cells: sheet.cells.map((cell) => {
      const text = restored.get(cell);
      return text === undefined ? cell : { row: cell.row, column: cell.column, text };
    }),
  }));
}

function typedBefore(shown: string): readonly string[] | null {
  const [, mantissa, exponent] = EXPONENT.exec(shown) ?? [];
  if (mantissa !== undefined) return [`${Number(mantissa)}E${Number(exponent)}`];
  const [, day, ofDay = ''] = DAY_FIRST.exec(shown) ?? [];
  const [, named = '', year] = MONTH_FIRST.exec(shown) ?? [];
  const month = monthOf(ofDay || named);
  const other = day ?? year;
  if (month === null || other === undefined) return null;
  return FORMS.map((form) => form(String(month), String(Number(other))));
}

function monthOf(name: string): number | null {
  const found = MONTHS.findIndex((begins) => begins.some((begin) => name.toLowerCase().startsWith(begin)));
  return found < 0 ? null : found + 1;
}

/** Whether it stands in a longer number, between signs that are no digits. */
const isPrinted = (numbers: readonly string[], code: string | undefined): boolean =>
  code !== undefined &&
  numbers.some((number) => {
    const at = number.indexOf(code);
    return at >= 0 && number !== code && !/\d/.test(number[at - 1] ?? '') && !/\d/.test(number[at + code.length] ?? '');
  });
