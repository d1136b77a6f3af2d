import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupRefused, type Database, dumpDatabase, restoreDatabase } from '@millrace/database';
import { syncFolder } from '../config/sync-folder.ts';

/** Readable by its owner alone: it holds what people sent. */
const MODE = 0o600;

/** Writes the whole database to a gzip file, which appears under its name once it is whole. Returns the number of rows. */
export async function dumpToFile(database: Database, file: string): Promise<number> {
  const unfinished = `${file}.unfinished`;
  const gzip = createGzip();
  const written = pipeline(gzip, fs.createWriteStream(unfinished, { mode: MODE, flush: true }));
  const rows = await dumpDatabase(database, async (line) => {
    if (!gzip.write(`${line}\n`)) await Promise.race([new Promise((resume) => gzip.once('drain', resume)), written]);
  });
  gzip.end();
  await written;
  fs.renameSync(unfinished, path.resolve(file));
  await syncFolder(path.dirname(path.resolve(file)));
  return rows;
}

/** Fills an empty database from such a file. Returns the number of rows. Throws `BackupRefused` for a file that does not unpack. */
export async function restoreFromFile(database: Database, file: string): Promise<number> {
  let rows = 0;
  const restored = pipeline(fs.createReadStream(file), createGunzip(), async (unpacked: AsyncIterable<Buffer>) => {
    rows = await restoreDatabase(database, linesOf(unpacked));
  });
  await restored.catch((error: unknown) => {
    throw isOfGzip(error) ? new BackupRefused(`${file} is not a backup, or not a whole one: ${error.message}.`) : error;
  });
  return rows;
}

const isOfGzip = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && (error.code === 'Z_DATA_ERROR' || error.code === 'Z_BUF_ERROR');

/** Not `node:readline`, which goes on when its input fails. */
async function* linesOf(parts: AsyncIterable<Buffer>): AsyncIterable<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const part of parts) {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
