import { UPLOAD_MAX_BYTES } from '@millrace/contract';

/** A kind of file that the server accepts as a résumé, known by its content (decisions 6). */
interface ResumeKind {
  names: readonly string[];
  /** Its first bytes, as Latin-1. */
  begins: string;
  /** A mark that a file of this kind holds somewhere; absent: its beginning is enough. */
  holds?: readonly string[];
}

const kinds: readonly ResumeKind[] = [
  { names: ['PDF'], begins: '%PDF-' },
  { names: ['DOC'], begins: '\xd0\xcf\x11\xe0', holds: ['W\0o\0r\0d\0D\0o\0c\0u\0m\0e\0n\0t'] },
  { names: ['DOCX', 'ODT'], begins: 'PK\x03\x04', holds: ['word/', 'application/vnd.oasis.opendocument.text'] },
  { names: ['RTF'], begins: '{\\rtf' },
];
const TEXT = 'TXT';

/** All of them, in words. */
export const resumeKinds = `${kinds.flatMap(({ names }) => names).join(', ')} or ${TEXT}`;
/** For the file chooser: the accepted name endings. The content decides. */
export const resumeEndings = [...kinds.flatMap(({ names }) => names), TEXT]
  .map((name) => `.${name.toLowerCase()}`)
  .join(',');

/** The fault of a file's size, with advice; null: none. */
export function sizeFault(bytes: number): string | null {
  if (bytes === 0) return 'This file is empty. Please choose another.';
  if (bytes <= UPLOAD_MAX_BYTES) return null;
  return `This file has ${megabytes(bytes)} MB. A résumé may have ${megabytes(UPLOAD_MAX_BYTES)} MB at most.`;
}

/** The fault of a file's content. The server checks again, and more closely. */
export const kindFault = (bytes: Uint8Array<ArrayBuffer>): string | null =>
  isKnown(bytes) ? null : `This file is of another kind. Please choose one that is ${resumeKinds}.`;

const MEGABYTE = 1024 * 1024;
/** Rounded up, so that a file that is too large never reads as if it fitted. */
const megabytes = (bytes: number): number => Math.ceil((bytes / MEGABYTE) * 10) / 10;

function isKnown(bytes: Uint8Array<ArrayBuffer>): boolean {
  const content = new TextDecoder('latin1').decode(bytes);
  const kind = kinds.find(({ begins }) => content.startsWith(begins));
  if (kind === undefined) return isText(bytes);
  return kind.holds === undefined || kind.holds.some((mark) => content.includes(mark));
}

/** UTF-8 without signs that do not print, but for tabs, form feeds and line ends. */
function isText(bytes: Uint8Array<ArrayBuffer>): boolean {
  try {
    return !/[^\P{Cc}\t\n\f\r]/u.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}
