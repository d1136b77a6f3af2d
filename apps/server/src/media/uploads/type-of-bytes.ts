import type { UploadTypeName } from '@millrace/contract/office';
import { fileTypeFromBuffer } from 'file-type';

/** Types that a library knows by their first bytes. */
const byMime: ReadonlyMap<string, UploadTypeName> = new Map<string, UploadTypeName>([
  ['image/png', 'png'],
  ['image/apng', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
  ['image/gif', 'gif'],
  ['application/pdf', 'pdf'],
  ['application/zip', 'zip'],
  ['image/vnd.dwg', 'dwg'],
  ['font/woff2', 'woff2'],
]);

export interface FoundType {
  type: UploadTypeName | null;
  /** Of what was found, for people; null: nothing that is known. */
  name: string | null;
}

/** So much of a drawing's text is looked at for its beginning and its end. */
const HEAD_BYTES = 4096;
const TAIL_BYTES = 512;
const PDF_TAIL_BYTES = 2048;

/** The type of a file by its content, whatever its name says. */
export async function typeOfBytes(bytes: Buffer): Promise<FoundType> {
  const found = await fileTypeFromBuffer(bytes);
  const type = byMime.get(found?.mime ?? '') ?? drawingType(bytes);
  if (type === 'pdf' && !isWholePdf(bytes)) return { type: null, name: 'PDF that is cut short' };
  return { type, name: type ?? found?.ext.toUpperCase() ?? null };
}

/** A PDF begins at its first byte: what has something else before it is read in two ways. */
const isWholePdf = (bytes: Buffer): boolean =>
  /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 16)) &&
  bytes.toString('latin1', Math.max(0, bytes.length - PDF_TAIL_BYTES)).includes('%%EOF');

const BINARY_DXF = 'AutoCAD Binary DXF\r\n\u001a\0';
/** Group 999 is a comment; the first group of a drawing begins a section. */
const DXF_HEAD = /^\uFEFF?(?:\s*999\r?\n[^\n]*\n)*\s*0\r?\n\s*SECTION\s/;
const DXF_TAIL = /\n\s*0\r?\n\s*EOF\s*$/;
const STEP_HEAD = /^\uFEFF?\s*ISO-10303-21;/;
const STEP_TAIL = /END-ISO-10303-21;\s*$/;
/**
 * Declarations, comments and white space may come before the drawing itself. Each is read in one way alone: with two ways for each of a
 * hundred blanks the expression would try all of them, for years.
 */
const BEFORE_SVG = [
  /\s/,
  /<\?(?:(?!\?>)[\s\S])*\?>/,
  /<!--(?:(?!-->)[\s\S])*-->/,
  /<!DOCTYPE[^>[]*(?:\[(?:(?!\]\s*>)[\s\S])*\]\s*)?>/,
];
const SVG_HEAD = new RegExp(`^\\uFEFF?(?:${BEFORE_SVG.map(({ source }) => source).join('|')})*<svg[\\s>/]`, 'i');

function drawingType(bytes: Buffer): UploadTypeName | null {
  const head = bytes.toString('utf8', 0, HEAD_BYTES);
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - TAIL_BYTES));
  if (head.startsWith(BINARY_DXF)) return 'dxf';
  if (DXF_HEAD.test(head) && DXF_TAIL.test(tail)) return 'dxf';
  if (STEP_HEAD.test(head) && STEP_TAIL.test(tail)) return 'step';
  return SVG_HEAD.test(head) ? 'svg' : null;
}
