import { UPLOAD_MAX_BYTES } from '@millrace/contract';
import type { FastifyRequest } from 'fastify';
import { ProblemError, refused } from '../problems/problem-error.ts';

/** A file that came with a call, whole. */
export interface UploadedFile {
  /** As the sender calls it: to be shown, never to be trusted. */
  name: string;
  bytes: Buffer;
}

export interface Parts {
  /** What `data` holds; undefined: it did not come. */
  data: unknown;
  file: UploadedFile | null;
}

const DATA_MAX_BYTES = 256 << 10;
/** What a multipart body may hold at most: one `data`, one `file`. */
export const partLimits = {
  fileSize: UPLOAD_MAX_BYTES,
  fieldSize: DATA_MAX_BYTES,
  fieldNameSize: 100,
  files: 1,
  fields: 1,
  parts: 2,
};

/** Reads the parts of a multipart body: `data` as JSON and `file`, in any order. Refuses whatever else it holds. */
export async function readParts(request: FastifyRequest): Promise<Parts> {
  try {
    return await readAll(request);
  } catch (error) {
    if (error instanceof ProblemError || isFrameworks(error)) throw error;
    // The parser's own: no boundary, no end, a head that is none.
    throw refused('bad-request', 'The parts of the body cannot be read.');
  }
}

const isFrameworks = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('FST_');

async function readAll(request: FastifyRequest): Promise<Parts> {
  const parts: Parts = { data: undefined, file: null };
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      if (part.fieldname !== 'file')
        throw refused('bad-request', `The file must be called file, not ${shown(part.fieldname)}.`);
      const bytes = await part.toBuffer();
      // A form without a file sends an empty one without a name.
      if (bytes.length > 0 || part.filename !== '') parts.file = { name: part.filename, bytes };
    } else {
      if (part.fieldname !== 'data') throw refused('bad-request', `There is no field ${shown(part.fieldname)}.`);
      if (part.valueTruncated || part.fieldnameTruncated) throw refused('too-large', 'What was sent is too large.');
      parts.data = jsonOf(part.value);
    }
  }
  return parts;
}

function jsonOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    throw refused('bad-request', 'data is not valid JSON.');
  }
}

const SHOWN_MAX = 40;
const shown = (name: string): string => (name.length > SHOWN_MAX ? `${name.slice(0, SHOWN_MAX)}…` : name);
