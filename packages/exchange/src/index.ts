export { readSheets } from './read-sheets.ts';
export { refusalWords } from './refusal-words.ts';
export type { CsvGuess, DecimalSign, Range, Sheet, SheetCell, SheetFile, SheetReading, SheetRefusal } from './sheet.ts';
export { shownText } from './shown-text.ts';
export { csvTexts, guarded } from './write/csv-texts.ts';
export type { StreamedColumn, StreamedSheet } from './write/streamed-sheet.ts';
export { type WrittenSheet, writeCsv, writeXlsx } from './write/write-sheets.ts';
export { type WorkbookPart, xlsxParts } from './write/xlsx-parts.ts';
