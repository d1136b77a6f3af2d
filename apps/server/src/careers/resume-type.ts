import { fileTypeFromBuffer } from 'file-type';

/** The type of a résumé (decisions 6), told by its content. */
export interface ResumeType {
  type: string;
  extension: 'pdf' | 'doc' | 'docx' | 'odt' | 'rtf' | 'txt';
}

const ODT = 'application/vnd.oasis.opendocument.text';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const known: ReadonlyMap<string, ResumeType> = new Map<string, ResumeType>([
  ['application/pdf', { type: 'application/pdf', extension: 'pdf' }],
  [DOCX, { type: DOCX, extension: 'docx' }],
  [ODT, { type: ODT, extension: 'odt' }],
  ['application/rtf', { type: 'application/rtf', extension: 'rtf' }],
]);
const DOC: ResumeType = { type: 'application/msword', extension: 'doc' };
const TXT: ResumeType = { type: 'text/plain; charset=utf-8', extension: 'txt' };

/** Old office files share one container; Word's has a stream of this name. */
const CONTAINER = 'application/x-cfb';
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');

/** The type of a file by its content, whatever its name says; null: no kind of résumé. */
export async function resumeType(bytes: Buffer): Promise<ResumeType | null> {
  if (bytes.length === 0) return null;
  const found = await fileTypeFromBuffer(bytes);
  if (found === undefined) return isText(bytes) ? TXT : null;
  if (found.mime === CONTAINER) return bytes.includes(WORD_STREAM) ? DOC : null;
  return known.get(found.mime) ?? null;
}

/** UTF-8 without signs that do not print, but for tabs, form feeds and line ends. */
function isText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !/[^\P{Cc}\t\n\f\r]/u.test(text);
  } catch {
    return false;
  }
}
