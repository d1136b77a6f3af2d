import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/**
 * One line of a record of what programs did to a folder, in the order in which it was done. Files and folders go by their inode, names
 * by their path below the folder. The bytes of a write follow its line.
 */
const line = z.discriminatedUnion('op', [
  /** A new name: of a new file or folder, or one more of a file. */
  z.object({ op: z.literal('entry'), path: z.string(), ino: z.number(), kind: z.enum(['file', 'folder']) }),
  z.object({ op: z.literal('rename'), from: z.string(), to: z.string() }),
  z.object({ op: z.literal('remove'), path: z.string() }),
  z.object({ op: z.literal('write'), ino: z.number(), at: z.number(), length: z.number() }),
  z.object({ op: z.literal('resize'), ino: z.number(), size: z.number() }),
  /** Everything that stood in the record before `since`, when the flush began, is on the disk. */
  z.object({ op: z.literal('sync'), ino: z.number(), since: z.number() }),
  /** Noted by the test, such as a response that came. */
  z.object({ op: z.literal('mark'), text: z.string() }),
]);
type Line = z.output<typeof line>;

/** A line, and where it begins and ends in the record, in bytes. */
export type Recorded = Line & { begin: number; end: number; bytes: Buffer };

/** Adds to a record; several processes may, each line in one write. */
export interface RecordWriter {
  add(line: Line, bytes?: Uint8Array): void;
  /** The length so far. */
  length(): number;
  close(): void;
}

/** Nobody may notice that it writes: it holds the functions as they were. */
const { openSync, closeSync, fstatSync, writeSync } = fs;

export function openRecord(file: string): RecordWriter {
  const to = openSync(file, 'a');
  return {
    add: (added, bytes = Buffer.alloc(0)) => {
      const whole = Buffer.concat([Buffer.from(`${JSON.stringify(added)}\n`), bytes, Buffer.from('\n')]);
      if (writeSync(to, whole) !== whole.length) throw new Error('The record could not be written.');
    },
    length: () => fstatSync(to).size,
    close: () => closeSync(to),
  };
}

/** Records a folder as it is, and everything in it as safe on the disk. */
export function recordFolder(root: string, record: RecordWriter): void {
  record.add({ op: 'entry', path: '', ino: fs.lstatSync(root).ino, kind: 'folder' });
  const walk = (folder: string) => {
    for (const entry of fs.readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const at = path.join(folder, entry.name);
      const { ino } = fs.lstatSync(path.join(root, at));
      const kind = entry.isDirectory() ? 'folder' : 'file';
      record.add({ op: 'entry', path: at, ino, kind });
      if (kind === 'folder') walk(at);
      else if (entry.isFile()) {
        const bytes = fs.readFileSync(path.join(root, at));
        record.add({ op: 'write', ino, at: 0, length: bytes.length }, bytes);
      }
      record.add({ op: 'sync', ino, since: record.length() });
    }
  };
  walk('');
  record.add({ op: 'sync', ino: fs.lstatSync(root).ino, since: record.length() });
}

/** Reads a record; a last line that is being written is left out. */
export function readRecord(file: string): Recorded[] {
  const all = fs.readFileSync(file);
  const found: Recorded[] = [];
  for (let begin = 0; begin < all.length; ) {
    const bytesBegin = all.indexOf('\n', begin) + 1;
    if (bytesBegin === 0) break;
    const read = line.parse(JSON.parse(all.subarray(begin, bytesBegin).toString()));
    const bytesEnd = bytesBegin + (read.op === 'write' ? read.length : 0);
    if (bytesEnd >= all.length) break;
    found.push({ ...read, begin, end: bytesEnd + 1, bytes: all.subarray(bytesBegin, bytesEnd) });
    begin = bytesEnd + 1;
  }
  return found;
}
