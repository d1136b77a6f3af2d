import { UPLOAD_MAX_BYTES } from '@millrace/contract';
import type { FastifyRequest } from 'fastify';
import { ProblemError, refused } from '../problems/problem-error.ts';

/** A file that came with a call, whole. */
export interface UploadedFile {
  /** The sender's name for it: to be shown, never to be trusted. */
  name: string;
  bytes: Buffer;
}

export interface Parts {
  /** The value of `data`; undefined where it is missing. */
  data: unknown;
  file: UploadedFile | null;
}

const DATA_MAX_BYTES = 256 << 10;
/** The limit of the whole body, heads of parts included. The parser limits parts, but reads anything before, between and after them. */
const PARTS_MAX_BYTES = UPLOAD_MAX_BYTES + DATA_MAX_BYTES + (64 << 10);
/** Keep reading a refused upload for this long, so that the client can read the refusal; then cut the connection. */
const LINGER_MS = 5000;
/** Limits of a multipart body: one `data`, one `file`. */
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
    if (Number(request.headers['content-length'] ?? 0) > PARTS_MAX_BYTES) throw tooLarge();
    return await Promise.race([readAll(request), excess(request)]);
  } catch (error) {
    cutLater(request);
    if (error instanceof ProblemError || isFrameworks(error)) throw error;
    // The parser's own: no boundary, no end, a head that is none.
    throw refused('bad-request', 'The parts of the body cannot be read.');
  }
}

const isFrameworks = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('FST_');

const tooLarge = (): ProblemError =>
  refused('too-large', `What was sent is too large: a file may have ${UPLOAD_MAX_BYTES >> 20} MB.`);

/** Rejects once more has come than all parts together may have. */
function excess({ raw }: FastifyRequest): Promise<never> {
  return new Promise((_, reject) => {
    let bytes = 0;
    raw.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > PARTS_MAX_BYTES) reject(tooLarge());
    });
  });
}

function cutLater({ raw }: FastifyRequest): void {
  if (raw.complete) return;
  const timer = setTimeout(() => {
    if (!raw.complete) raw.destroy();
  }, LINGER_MS).unref();
  raw.once('close', () => clearTimeout(timer));
}

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
      if (part.valueTruncated || part.fieldnameTruncated) throw tooLarge();
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
