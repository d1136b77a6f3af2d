import type { Sheet } from '@millrace/exchange';
import { describe, expect, test } from 'vitest';
import type { GuideNote } from '../guide.ts';
import { withoutDates } from './dates.ts';

const sheetOf = (...texts: string[]): Sheet => ({
  name: 'Guide',
  isHidden: false,
  cells: texts.map((text, row) => ({ row, column: 0, text })),
  merges: [],
  hiddenRows: [],
  hiddenColumns: [],
});

/** The texts of the sheets, and the notes, after dates were given back. */
function given(...sheets: readonly Sheet[]) {
  const notes: GuideNote[] = [];
  const texts = withoutDates(sheets, notes).map(({ cells }) => cells.map(({ text }) => text));
  return { texts, notes };
}

describe('a code of which a spreadsheet made a date is given back as it stands in a printed number', () => {
  test.each([
    ['2-Jan', 'AB-1-2-X', '1-2'],
    ['2-Jan', 'AB-2-1-X', '2-1'],
    ['2. Jan', 'AB-1/2-X', '1/2'],
    ['02-Jan', 'AB-1.2-X', '1.2'],
    ['Jan-02', 'AB-1-2-X', '1-2'],
    ['3. März', 'AB-3.3-X', '3.3'],
    ['3-mrz', 'AB-3.3-X', '3.3'],
    ['4-févr', 'AB-2-4-X', '2-4'],
    ['4-fev', 'AB-2-4-X', '2-4'],
    ['5-avr', 'AB-4-5-X', '4-5'],
    ['6-mai', 'AB-5-6-X', '5-6'],
    ['7-juin', 'AB-6-7-X', '6-7'],
    ['7-juil', 'AB-7-7-X', '7-7'],
    ['8-août', 'AB-8-8-X', '8-8'],
    ['9-Sep', 'AB-9-9-X', '9-9'],
    ['10-Okt', 'AB-10-10-X', '10-10'],
    ['11-Nov', 'AB-11-11-X', '11-11'],
    ['12. Dez.', 'AB-12-12-X', '12-12'],
    ['12-déc', 'AB-12-12-X', '12-12'],
    ['4.00E+02', 'AB-4E2-X', '4E2'],
    ['2-Jan', '1-2-AX', '1-2'],
    ['2-Jan', 'AX-1-2', '1-2'],
  ])('%s with %s is %s', (shown, number, code) => {
    expect(given(sheetOf(shown, number)).texts).toEqual([[code, number]]);
  });

  test('the form that most of a sheet are printed in is that of all', () => {
    const sheet = sheetOf('2-Jan', '3-Feb', '4-Mar', 'AB-1/2-X', 'AB-2/3-X', 'AB-3-4-X');
    expect(given(sheet).texts).toEqual([['1/2', '2/3', '3/4', 'AB-1/2-X', 'AB-2/3-X', 'AB-3-4-X']]);
  });

  test('a number with an exponent tells no form, and is given back in any', () => {
    const sheet = sheetOf('2-Jan', '4.00E+02', 'AB-1/2-X', 'AB-4E2-X');
    expect(given(sheet).texts).toEqual([['1/2', '4E2', 'AB-1/2-X', 'AB-4E2-X']]);
  });

  test('each sheet has a form of its own, by the numbers of all', () => {
    const { texts } = given(sheetOf('2-Jan'), sheetOf('3-Feb'), sheetOf('AB-1-2-X', 'AB-2/3-X'));
    expect(texts.slice(0, 2)).toEqual([['1-2'], ['2/3']]);
  });

  test('and it is told where, with how many more there are', () => {
    const one = given(sheetOf('x', '2-Jan', 'AB-1-2-X'));
    expect(one.notes).toEqual([
      {
        at: { sheet: 0, row: 1, column: 0 },
        text: 'A spreadsheet had made “2-Jan” of the code 1-2: it is read as in the examples.',
      },
    ]);
    const [note] = given(sheetOf('2-Jan', '3-Jan', '4-Jan', 'AB-1-2-X')).notes;
    expect(note?.text).toBe(
      'A spreadsheet had made “2-Jan” of the code 1-2: it is read as in the examples, and 2 more like it.',
    );
  });
});

describe('a code that no number has stays as it is shown, and that is told', () => {
  test.each([
    ['stands within a longer number', 'AB-11-22-X'],
    ['stands at the end of a longer number', 'AB-11-2-X'],
    ['stands at the start of a longer number', 'AB-1-22-X'],
    ['stands in a number without letters', '7-1-2-5'],
    ['is a whole number', '1-2'],
    ['stands in none', 'AB-X'],
  ])('where it %s', (_, number) => {
    const { texts, notes } = given(sheetOf('2-Jan', number));
    expect(texts).toEqual([['2-Jan', number]]);
    expect(notes.map(({ text }) => text)).toEqual([
      'A spreadsheet may have made “2-Jan” of a code. Type it as a text in the sheet, or mend it here.',
    ]);
  });
});

test.each(['2-Xyz', '123-Jan', 'Jan', 'January 2027', '1-2', '12', 'E+2'])('%s is no date of a code', (text) => {
  const sheet = sheetOf(text, 'AB-1-2-X');
  const notes: GuideNote[] = [];
  const sheets = [sheet];
  expect(withoutDates(sheets, notes)).toBe(sheets);
  expect(notes).toEqual([]);
});

test('a cell that is given back has no number behind it any more', () => {
  const sheet = sheetOf('2-Jan', 'AB-1-2-X');
  const cells = sheet.cells.map((cell) => (cell.row === 0 ? { ...cell, number: 46_024 } : cell));
  expect(withoutDates([{ ...sheet, cells }], [])[0]?.cells[0]).toEqual({ row: 0, column: 0, text: '1-2' });
});
