import type { KnownEquivalent } from './known-equivalent-in-the-site.ts';

/** Changes of how sheets and files are read and written after which the code does the same. */
export const inExchange: readonly KnownEquivalent[] = [
  {
    file: 'packages/exchange/src/csv/read-csv.ts',
    before: "return best.lines === 0 ? { delimiter: ',', lines: 0, share: 1 } : best;",
    after: "return best.lines === 0 ? { delimiter: ',', lines: 0, share: 2 } : best;",
    because: 'it is only asked whether the share is below a half',
  },
  {
    file: 'packages/exchange/src/xlsx/worksheet.ts',
    before: 'isFormula: false,',
    after: 'isFormula: true,',
    because: 'each cell begins anew',
  },
  {
    file: 'packages/exchange/src/csv/page-columns.ts',
    before: "return shown === '' ? [] : [{ row, column, ...shownOf(written, shown) }];",
    after: "return shown === '' ? [] : [{ row, column, ...shownOf(written) }];",
    because: 'the text that is seen is found once more',
  },
  {
    file: 'packages/exchange/src/csv/read-csv.ts',
    before: "return best.lines === 0 ? { delimiter: ',', lines: 0, share: 1 } : best;",
    after: "return best.lines === 0 ? { delimiter: ',', lines: 1, share: 1 } : best;",
    because: 'a page has four such lines at least',
  },
  {
    file: 'packages/exchange/src/read-sheets.ts',
    before: "if (bytes.length === 0) throw new Refused({ code: 'empty' });",
    after: 'if (bytes.length === 0) {}',
    because: 'a table without a cell is refused as empty, too',
  },
  {
    file: 'packages/exchange/src/csv/read-csv.ts',
    before: 'const columns = rows.at(-1)?.length ?? 0;',
    after: 'const columns = rows.at(-2)?.length ?? 0;',
    because: 'lines end at the last row: where the one before it has another number, there is no table either way',
  },
  {
    file: 'packages/exchange/src/csv/read-csv.ts',
    before: 'const columns = rows.at(-1)?.length ?? 0;',
    after: 'const columns = rows.at(-1)?.length ?? 1;',
    because: 'a text with commas has a row',
  },
  {
    file: 'packages/exchange/src/csv/read-csv.ts',
    before: "if (shown !== '') cells.push({ row, column, ...shownOf(typed, shown) });",
    after: "if (shown !== '') cells.push({ row, column, ...shownOf(typed) });",
    because: 'the text that is seen is found once more',
  },
  {
    file: 'packages/exchange/src/xlsx/read-xml.ts',
    before: 'const parser = new SaxesParser({ xmlns: false, position: false });',
    after: 'const parser = new SaxesParser({ xmlns: false, position: true });',
    because: 'nobody asks where in the text the parser stands',
  },
];
