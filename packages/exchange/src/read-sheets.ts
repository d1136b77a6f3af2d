import { readCsv } from './csv/read-csv.ts';
import { type Limits, Refused, SHEET_LIMITS, tooLarge } from './limits.ts';
import type { SheetFile, SheetReading } from './sheet.ts';
import { readXlsx } from './xlsx/read-xlsx.ts';

/**
 * Reads an XLSX or CSV file as a person sees it. Its bytes say which it is, not its name. Never throws: what is broken or hostile is
 * refused.
 */
export function readSheets(name: string, bytes: Uint8Array, stated: Partial<Limits> = {}): SheetReading {
  const limits = { ...SHEET_LIMITS, ...stated };
  try {
    return { ok: true, file: read(name, bytes, limits) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, refusal: error.refusal };
    return { ok: false, refusal: { code: 'broken', what: 'the file' } };
  }
}

function read(name: string, bytes: Uint8Array, limits: Limits): SheetFile {
  if (bytes.length === 0) throw new Refused({ code: 'empty' });
  if (bytes.length > limits.file) throw tooLarge('file', limits);
  if (startsWith(bytes, [0x50, 0x4b])) return readXlsx(name, bytes, limits);
  // The container of XLS, and of a workbook with a password.
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new Refused({ code: 'old-excel' });
  if (OTHERS.some((signs) => startsWith(bytes, signs))) throw new Refused({ code: 'not-a-sheet' });
  if (WEB_PAGE.test(new TextDecoder().decode(bytes.subarray(0, 200)))) throw new Refused({ code: 'web-page' });
  return readCsv(name, bytes, limits);
}

/** How files of other kinds begin that may be text enough to be taken for a table: PDF, RTF, PostScript, PNG and JPEG. */
const OTHERS = [
  [0x25, 0x50, 0x44, 0x46, 0x2d],
  [0x7b, 0x5c, 0x72, 0x74, 0x66],
  [0x25, 0x21, 0x50, 0x53],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
];

/** Many programs write a page with a table and call it XLS; also the page of a sign-in is taken for the file behind it. */
const WEB_PAGE = /^\s*<(?:!doctype|\?xml|html|head|body|meta|style|table)\b/i;

const startsWith = (bytes: Uint8Array, signs: readonly number[]): boolean =>
  signs.every((sign, at) => bytes[at] === sign);
