export { readSheets } from './read-sheets.ts';
export { refusalWords } from './refusal-words.ts';
export type { CsvGuess, DecimalSign, Range, Sheet, SheetCell, SheetFile, SheetReading, SheetRefusal } from './sheet.ts';
export { shownText } from './shown-text.ts';
export { type WrittenSheet, writeCsv, writeXlsx } from './write/write-sheets.ts';
