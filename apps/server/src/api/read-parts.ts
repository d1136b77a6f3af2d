import type { Readable } from 'node:stream';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import { UPLOAD_MAX_BYTES } from '@millrace/contract';
import type { FastifyRequest } from 'fastify';
import { BrokenOff, type SpooledFile, type UploadSpool } from '../files/upload-spool.ts';
import { type Pace, uploadPace, watchBody } from '../limits/upload-pace.ts';
import { type ProblemError, refused } from '../problems/problem-error.ts';
import { parseJson } from './strict/parse-json.ts';

/** Reads what else comes after `data`; null: no file does. The same at every call. */
export type ReceiveFile = () => Promise<SpooledFile | null>;

/** A body that has come as far as its `data`. */
export interface Parts {
  /** The value of `data`; undefined where it is missing. */
  data: unknown;
  /** Whether a file came before `data`. */
  hasFile: boolean;
  receive: ReceiveFile;
  /** Removes the file. */
  close(): Promise<void>;
}

const DATA_MAX_BYTES = 256 << 10;
/** The limit of the whole body, heads of parts included. The parser limits parts, but reads anything before, between and after them. */
const bodyMaxBytes = (fileMaxBytes: number): number => fileMaxBytes + DATA_MAX_BYTES + (64 << 10);
/** Limits of a multipart body: one `data`, one `file`, which each call bounds for itself. */
export const partLimits = {
  fieldSize: DATA_MAX_BYTES,
  fieldNameSize: 100,
  files: 1,
  fields: 1,
  parts: 2,
};

/**
 * Reads a multipart body up to its `data`, which is JSON; `receive` reads the rest, one `file` as a rule. The file goes to the disk as it
 * comes. Also takes a file before `data`. Refuses whatever else the body holds.
 */
export async function readParts(
  request: FastifyRequest,
  spool: UploadSpool,
  { pace = uploadPace, fileMaxBytes = UPLOAD_MAX_BYTES }: { pace?: Pace | undefined; fileMaxBytes?: number } = {},
): Promise<Parts> {
  const most = bodyMaxBytes(fileMaxBytes);
  const excess = () => tooLarge(fileMaxBytes);
  if (Number(request.headers['content-length'] ?? 0) > most) throw excess();
  const reader = partReader(request, spool, fileMaxBytes);
  // The first step starts the parser, which must be there before the body is watched.
  const first = reader.untilData();
  const watch = watchBody(request.raw, pace, { bytes: most, excess });
  const within = async <Result>(reading: Promise<Result>): Promise<Result> => {
    try {
      return await Promise.race([reading, watch.broken]);
    } catch (error) {
      throw error instanceof BrokenOff ? unreadable() : error;
    }
  };
  const close = async (): Promise<void> => {
    watch.stop();
    await reader.close();
  };
  try {
    const data = await within(first);
    const rest = { file: null as Promise<SpooledFile | null> | null };
    const receive: ReceiveFile = () => {
      rest.file ??= within(reader.untilEnd());
      return rest.file;
    };
    return { data, hasFile: reader.hasFile(), receive, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function partReader(request: FastifyRequest, spool: UploadSpool, fileMaxBytes: number) {
  const parts = request.parts({ limits: { ...partLimits, fileSize: fileMaxBytes } });
  const next = () =>
    parts.next().catch((error: unknown) => {
      if (isTooLarge(error)) throw tooLarge(fileMaxBytes);
      // The parser's own: no boundary, no end, a head that is none.
      throw isFrameworks(error) ? error : unreadable();
    });
  let file: Promise<SpooledFile> | null = null;
  let arriving: Readable | null = null;
  const receive = async (part: MultipartFile): Promise<void> => {
    if (part.fieldname !== 'file')
      throw refused('bad-request', `The file must be called file, not ${shown(part.fieldname)}.`);
    arriving = part.file;
    file = spool.receive(part.filename, part.file);
    await file.catch((error: unknown) => {
      throw isTooLarge(error) ? tooLarge(fileMaxBytes) : error;
    });
  };
  return {
    hasFile: () => file !== null,
    /** Returns the value of `data`; undefined at the end of a body without. */
    untilData: async (): Promise<unknown> => {
      for (;;) {
        const { value: part, done } = await next();
        if (done === true) return undefined;
        if (part.type === 'field') return dataOf(part, fileMaxBytes);
        await receive(part);
      }
    },
    untilEnd: async (): Promise<SpooledFile | null> => {
      for (;;) {
        const { value: part, done } = await next();
        if (done === true) break;
        if (part.type === 'field') throw refused('bad-request', `There is no field ${shown(part.fieldname)}.`);
        await receive(part);
      }
      const whole = await file;
      // A form without a file sends an empty one without a name.
      return whole === null || (whole.size === 0 && whole.name === '') ? null : whole;
    },
    close: async (): Promise<void> => {
      arriving?.destroy();
      // Without one, or one that did not arrive: the spool keeps nothing of it.
      const whole = await file?.catch(() => null);
      await whole?.remove();
    },
  };
}

const isFrameworks = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('FST_');

const unreadable = (): ProblemError => refused('bad-request', 'The parts of the body cannot be read.');

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && (codeOf(error) === TOO_LARGE || codeOf(error.cause) === TOO_LARGE);
const TOO_LARGE = 'FST_REQ_FILE_TOO_LARGE';
const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

const tooLarge = (fileMaxBytes: number): ProblemError =>
  refused('too-large', `What was sent is too large: a file may have ${fileMaxBytes >> 20} MB.`);

function dataOf(part: MultipartValue, fileMaxBytes: number): unknown {
  if (part.fieldname !== 'data') throw refused('bad-request', `There is no field ${shown(part.fieldname)}.`);
  if (part.valueTruncated || part.fieldnameTruncated) throw tooLarge(fileMaxBytes);
  return typeof part.value === 'string' ? parseJson(part.value, 'data') : part.value;
}

const SHOWN_MAX = 40;
const shown = (name: string): string => (name.length > SHOWN_MAX ? `${name.slice(0, SHOWN_MAX)}…` : name);
