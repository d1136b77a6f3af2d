import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import pLimit from 'p-limit';
import { ProblemError, problem } from '../problems/problem-error.ts';

/** A file that has arrived, whole, on the disk. */
export interface SpooledFile {
  /** The sender's name for it: to be shown, never to be trusted. */
  name: string;
  size: number;
  /** Works on its bytes. Few files are in memory at once; the others wait for their turn. */
  read<Result>(work: (bytes: Buffer) => Promise<Result>): Promise<Result>;
  remove(): Promise<void>;
}

/** Files on their way in: on the disk, never in memory, until the call that they came with is carried out. */
export interface UploadSpool {
  /** Rejects with `not-ready` when all files together have no more room, and with `BrokenOff` when the file does not come whole. */
  receive(name: string, arriving: Readable): Promise<SpooledFile>;
}

export interface SpoolOptions {
  folder: string;
  /** Of all files together. */
  maxBytes?: number;
  /** Files read at once. */
  inMemory?: number;
}

const MB = 1 << 20;
/** Fifty of the largest: at 10 MB each. */
const MAX_BYTES = 512 * MB;
const IN_MEMORY = 4;
/** No upload takes this long: its process was killed. */
const FORGOTTEN_AFTER_MS = 10 * 60_000;
const AGAIN_AFTER_SECONDS = 30;
const FULL = 'Too many files are on their way just now. Please try again in a moment.';

/** The sender's stream broke; every other rejection of `receive` is a fault of this side. */
export class BrokenOff extends Error {
  override name = 'BrokenOff';
}

export const noRoom = (): ProblemError =>
  new ProblemError(problem('not-ready', FULL), { 'retry-after': String(AGAIN_AFTER_SECONDS) });

export function uploadSpool({ folder, maxBytes = MAX_BYTES, inMemory = IN_MEMORY }: SpoolOptions): UploadSpool {
  const turns = pLimit(inMemory);
  const isReady = prepared(folder);
  // Tried again with the first file.
  isReady.catch(() => undefined);
  let used = 0;
  const take = (bytes: number): void => {
    if (used + bytes > maxBytes) throw noRoom();
    used += bytes;
  };
  return {
    receive: async (name, arriving) => {
      await isReady.catch(() => prepared(folder));
      const path = join(folder, randomUUID());
      let size = 0;
      const counted = async function* () {
        for await (const chunk of chunksOf(arriving)) {
          take(chunk.length);
          size += chunk.length;
          yield chunk;
        }
      };
      const remove = async () => {
        used -= size;
        size = 0;
        await rm(path, { force: true });
      };
      try {
        // Rejects when the file is made and closed again, so that removing it finds it.
        await writeFile(path, counted(), { flag: 'wx', mode: 0o600 });
      } catch (error) {
        arriving.destroy();
        await remove();
        throw error;
      }
      return { name, size, read: (work) => turns(async () => work(await readFile(path))), remove };
    },
  };
}

async function* chunksOf(arriving: Readable): AsyncGenerator<Buffer> {
  try {
    yield* arriving as AsyncIterable<Buffer>;
  } catch (error) {
    throw new BrokenOff('The file broke off.', { cause: error });
  }
}

/** Makes the folder, and removes what a killed process left in it. */
async function prepared(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const before = Date.now() - FORGOTTEN_AFTER_MS;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const isOld = await stat(path).then(
      ({ mtimeMs }) => mtimeMs < before,
      () => false,
    );
    if (isOld) await rm(path, { force: true });
  }
}
