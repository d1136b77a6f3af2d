import { readCsv } from './csv/read-csv.ts';
import { type Limits, Refused, SHEET_LIMITS, tooLarge } from './limits.ts';
import type { SheetFile, SheetReading } from './sheet.ts';
import { readXlsx } from './xlsx/read-xlsx.ts';

/** Reads an XLSX or CSV file as a person sees it. Its bytes say which it is, not its name. Never throws: what is broken or hostile is refused. */
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
  if (WEB_PAGE.test(new TextDecoder().decode(bytes.subarray(0, 200)))) throw new Refused({ code: 'web-page' });
  return readCsv(name, bytes, limits);
}

/** Many programs write a page with a table and call it XLS; also the page of a sign-in is taken for the file behind it. */
const WEB_PAGE = /^\s*<(?:!doctype|\?xml|html|head|body|meta|style|table)\b/i;

const startsWith = (bytes: Uint8Array, signs: readonly number[]): boolean =>
  signs.every((sign, at) => bytes[at] === sign);
