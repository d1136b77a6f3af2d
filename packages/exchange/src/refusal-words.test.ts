import { expect, test } from 'vitest';
import { refusalWords } from './refusal-words.ts';
import type { SheetRefusal } from './sheet.ts';

test.each<[SheetRefusal, string]>([
  [{ code: 'empty' }, '“a.csv” is empty.'],
  [{ code: 'not-a-sheet' }, '“a.csv” is no sheet. XLSX and CSV can be read.'],
  [
    { code: 'web-page' },
    '“a.csv” is a web page or XML, whatever its name says. Open it in a spreadsheet and save it as XLSX.',
  ],
  [{ code: 'old-excel' }, '“a.csv” is an old Excel file, or has a password. Save it as XLSX without a password.'],
  [{ code: 'open-document' }, '“a.csv” is an OpenDocument file. Save it as XLSX or CSV.'],
  [{ code: 'macros' }, '“a.csv” holds macros, which are not read. Save it as XLSX without macros.'],
  [
    { code: 'broken', what: 'xl/styles.xml' },
    '“a.csv” is broken: xl/styles.xml cannot be read. Open it in a spreadsheet and save it anew.',
  ],
  [{ code: 'too-large', what: 'file', limit: 60_000_000 }, '“a.csv” is too large: a file may have 60,000,000 bytes.'],
  [{ code: 'too-large', what: 'content', limit: 1 }, '“a.csv” is too large: its content may unpack to 1 bytes.'],
  [{ code: 'too-large', what: 'cells', limit: 1 }, '“a.csv” is too large: 1 cells can be read.'],
  [{ code: 'too-large', what: 'columns', limit: 1 }, '“a.csv” is too large: 1 columns can be read.'],
  [{ code: 'too-large', what: 'cell', limit: 1 }, '“a.csv” is too large: a cell may hold 1 characters.'],
])('%j is told in words', (refusal, words) => expect(refusalWords('a.csv', refusal)).toBe(words));
