import { type UploadTypeName, uploadTypeOf, uploadTypes, uploadTypeWords } from '@millrace/contract/office';
import { FACE_MAX_BYTES, type ReadFace } from '@millrace/look/face-limits';
import sharp from 'sharp';
import { refused } from '../../problems/problem-error.ts';
import { extension } from '../media-path.ts';
import type { CleanedSvg } from './clean-svg.ts';
import { typeOfBytes } from './type-of-bytes.ts';
import { zipFault } from './zip-fault.ts';

/** Parsers of what a stranger sent: the server has each in a thread. */
export interface UploadReaders {
  cleanSvg(svg: string): Promise<CleanedSvg>;
  readFace(woff2: Buffer): Promise<ReadFace>;
}

/** A file that is what it says it is. */
export interface Judged {
  type: UploadTypeName;
  /** As they were sent; of a drawing, as it was cleaned. */
  bytes: Buffer;
  width: number | null;
  height: number | null;
  isCleaned: boolean;
}

/** Pixels of a picture, of all its frames together: a full decode of that many takes half a second and little memory. */
const PIXELS_MOST = 80_000_000;
const SVG_MAX_BYTES = 2 << 20;
/** The smallest picture that shows that all of it can be read. */
const PROOF_PIXELS = 16;

/** Judges a file by its content. Throws `wrong-type` with the reason, for a person who chose the file. */
export async function judgeUpload(name: string, bytes: Buffer, readers: UploadReaders): Promise<Judged> {
  if (bytes.length === 0) throw refused('wrong-type', 'The file is empty.');
  const found = await typeOfBytes(bytes);
  const { type } = found;
  const known = uploadTypes;
  if (type === null) throw refused('wrong-type', `${whatItIs(found.name)} The library takes ${uploadTypeWords}.`);
  const ending = extension(name);
  if (ending !== '' && uploadTypeOf(ending) !== type)
    throw refused(
      'wrong-type',
      `The name ends in .${shown(ending)}, but the file is ${withArticle(known[type].name)}.`,
    );
  if (type === 'svg') return judgeDrawing(bytes, readers.cleanSvg);
  if (type === 'woff2') return judgeFace(bytes, readers.readFace);
  if (type === 'zip') {
    const fault = zipFault(bytes);
    if (fault !== null) throw refused('wrong-type', `The ZIP is not taken: ${fault}.`);
  }
  const size = 'isPicture' in known[type] ? await decoded(bytes, known[type].name) : NO_SIZE;
  return { type, bytes, ...size, isCleaned: false };
}

const NO_SIZE = { width: null, height: null };
const ENDING_SHOWN = 20;
const shown = (ending: string): string => ending.slice(0, ENDING_SHOWN);
const whatItIs = (name: string | null): string =>
  name === null ? 'What this file is cannot be told from its content.' : `This file is ${withArticle(name)}.`;
/** By the sound of the first letter: an EXE, a PDF. */
const withArticle = (name: string): string => `${/^[AEFHILMNORSX]/.test(name) ? 'an' : 'a'} ${name}`;

/** Each up to its end, or that of the text: none is looked for again within another, which would take minutes where there are many. */
const DOCTYPES = /<!DOCTYPE[^>]*>?/gi;

async function judgeDrawing(bytes: Buffer, cleaned: (svg: string) => Promise<CleanedSvg>): Promise<Judged> {
  if (bytes.length > SVG_MAX_BYTES)
    throw refused(
      'too-large',
      `An SVG may have ${SVG_MAX_BYTES >> 20} MB. Save it with fewer points, or as a picture.`,
    );
  const text = drawingText(bytes);
  if (/<!ENTITY/i.test(text) || (text.match(DOCTYPES) ?? []).some((declared) => declared.includes('[')))
    throw refused('wrong-type', 'The SVG declares entities. Save it as plain SVG, without them.');
  const result = await cleaned(text.replaceAll(DOCTYPES, ''));
  if ('fault' in result) throw refused('wrong-type', `The SVG cannot be read: ${result.fault}.`);
  const clean = Buffer.from(result.svg);
  return { type: 'svg', bytes: clean, ...(await decoded(clean, 'SVG')), isCleaned: result.isCleaned };
}

async function judgeFace(bytes: Buffer, read: UploadReaders['readFace']): Promise<Judged> {
  if (bytes.length > FACE_MAX_BYTES)
    throw refused(
      'too-large',
      `A type face may have ${FACE_MAX_BYTES >> 10} KB, and this one has ${Math.ceil(bytes.length / 1024)}: pages wait for it. Save it with the letters of your language alone.`,
    );
  const found = await read(bytes);
  if ('fault' in found) throw refused('wrong-type', `The WOFF2 cannot be taken: ${found.fault}.`);
  return { type: 'woff2', bytes, ...NO_SIZE, isCleaned: false };
}

function drawingText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refused('wrong-type', 'The SVG is not written in UTF-8. Save it again with that encoding.');
  }
}

/** Width and height of a picture as it is shown, once all of it was read. */
async function decoded(bytes: Buffer, name: string): Promise<{ width: number; height: number }> {
  const options = { limitInputPixels: PIXELS_MOST, failOn: 'error', animated: true } as const;
  try {
    const { width, height, pageHeight, autoOrient } = await sharp(bytes, options).metadata();
    await sharp(bytes, options).resize(PROOF_PIXELS, PROOF_PIXELS, { fit: 'fill' }).raw().toBuffer();
    return { width: autoOrient?.width ?? width, height: pageHeight ?? autoOrient?.height ?? height };
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message))
      throw refused(
        'too-large',
        `The picture has more than ${PIXELS_MOST / 1_000_000} million pixels. Make it smaller.`,
      );
    throw refused('wrong-type', `The ${name} cannot be read: it is damaged, or was cut short.`);
  }
}
