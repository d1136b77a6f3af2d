import type { SheetRefusal } from './sheet.ts';

/** One sentence for the person whose file it is. */
export function refusalWords(name: string, refusal: SheetRefusal): string {
  switch (refusal.code) {
    case 'empty':
      return `“${name}” is empty.`;
    case 'not-a-sheet':
      return `“${name}” is no sheet. XLSX and CSV can be read.`;
    case 'web-page':
      return `“${name}” is a web page or XML, whatever its name says. Open it in a spreadsheet and save it as XLSX.`;
    case 'old-excel':
      return `“${name}” is an old Excel file, or has a password. Save it as XLSX without a password.`;
    case 'open-document':
      return `“${name}” is an OpenDocument file. Save it as XLSX or CSV.`;
    case 'macros':
      return `“${name}” holds macros, which are not read. Save it as XLSX without macros.`;
    case 'broken':
      return `“${name}” is broken: ${refusal.what} cannot be read. Open it in a spreadsheet and save it anew.`;
    case 'too-large':
      return `“${name}” is too large: ${TOO_LARGE[refusal.what](refusal.limit.toLocaleString('en-US'))}`;
  }
}

const TOO_LARGE: Readonly<Record<Extract<SheetRefusal, { code: 'too-large' }>['what'], (limit: string) => string>> = {
  file: (limit) => `a file may have ${limit} bytes.`,
  content: (limit) => `its content may unpack to ${limit} bytes.`,
  cells: (limit) => `${limit} cells can be read.`,
  columns: (limit) => `${limit} columns can be read.`,
  cell: (limit) => `a cell may hold ${limit} characters.`,
};
