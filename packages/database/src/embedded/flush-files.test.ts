import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { flushFiles, makeFolder, renameFolder } from './flush-files.ts';

let folder: string;
/** In the order in which they were flushed. */
let flushed: string[];
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'millrace-flush-'));
  flushed = [];
  const { openSync, renameSync } = fs;
  const opened = new Map<number, string>();
  vi.spyOn(fs, 'openSync').mockImplementation((name, ...rest) => {
    const found = openSync(name, ...rest);
    opened.set(found, path.relative(folder, String(name)));
    return found;
  });
  vi.spyOn(fs, 'fsyncSync').mockImplementation((file) => void flushed.push(opened.get(file) ?? '?'));
  vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    renameSync(from, to);
    flushed.push('renamed');
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  fs.rmSync(folder, { recursive: true });
});

it('flushes each file, and each folder after what is in it', () => {
  fs.mkdirSync(path.join(folder, 'base/1'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'base/1/1259'), 'rows');
  fs.writeFileSync(path.join(folder, 'version'), '18');
  flushFiles(folder);
  expect(flushed).toEqual(['base/1/1259', 'base/1', 'base', 'version', '']);
});
it('flushes the name of each folder it makes, up to the first that was there', () => {
  makeFolder(path.join(folder, 'var/lib/data'));
  expect(fs.existsSync(path.join(folder, 'var/lib/data'))).toBe(true);
  expect(flushed).toEqual(['var/lib', 'var', '']);
});
it('flushes nothing for a folder that is there', () => {
  makeFolder(folder);
  expect(flushed).toEqual([]);
});
it('flushes the new name of a folder after it has it', () => {
  fs.mkdirSync(path.join(folder, 'database.unfinished'));
  renameFolder(path.join(folder, 'database.unfinished'), path.join(folder, 'database'));
  expect(flushed).toEqual(['renamed', '']);
  expect(fs.readdirSync(folder)).toEqual(['database']);
});
