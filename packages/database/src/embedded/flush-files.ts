import fs from 'node:fs';
import path from 'node:path';

/** Writes a folder and everything in it to the disk: bytes and names. */
export function flushFiles(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) flushFiles(name);
    else if (entry.isFile()) flush(name);
  }
  flush(folder);
}

/** Makes a folder that may have to be made with those above it. Its name survives a power cut. */
export function makeFolder(folder: string): void {
  const first = fs.mkdirSync(folder, { recursive: true });
  if (first === undefined) return;
  for (let at = folder; at !== path.dirname(first); at = path.dirname(at)) flush(path.dirname(at));
}

/** Gives a folder its name, which survives a power cut. */
export function renameFolder(from: string, to: string): void {
  fs.renameSync(from, to);
  flush(path.dirname(to));
}

/** A file, or the names in a folder. */
function flush(name: string): void {
  const opened = fs.openSync(name, 'r');
  try {
    fs.fsyncSync(opened);
  } finally {
    fs.closeSync(opened);
  }
}
