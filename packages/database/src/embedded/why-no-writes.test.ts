import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AskedDisk, whyNoWrites } from './why-no-writes.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'millrace-disk-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** A disk that takes what is written, with so much room. */
const diskWith = (freeBytes: number): AskedDisk => ({
  write: (file, bytes) => fs.writeFileSync(file, bytes),
  freeBytes: () => freeBytes,
});
const SEGMENT = 16 * 1024 * 1024;

test.each([
  ['for a segment of the log', SEGMENT, null],
  ['for all but a byte of it', SEGMENT - 1, 'ENOSPC'],
])('a disk with room %s', (_, freeBytes, code) => {
  expect(Object(whyNoWrites(folder, diskWith(freeBytes))).code ?? null).toBe(code);
  expect(fs.readdirSync(folder)).toEqual([]);
});

test('a disk that writes nothing says why itself, and is left as it was', () => {
  const readOnly = Object.assign(new Error('read-only'), { code: 'EROFS' });
  const write = (file: string): void => {
    fs.writeFileSync(file, '');
    throw readOnly;
  };
  expect(whyNoWrites(folder, { ...diskWith(SEGMENT), write })).toBe(readOnly);
  expect(fs.readdirSync(folder)).toEqual([]);
});

test('the disk of a folder is asked itself, and what was written for it is gone', () => {
  const asked: number[] = [];
  const disk: AskedDisk = {
    write: (file, bytes) => {
      fs.writeFileSync(file, bytes);
      asked.push(fs.statSync(file).size);
    },
    freeBytes: () => SEGMENT,
  };
  expect(whyNoWrites(folder, disk)).toBeNull();
  expect(asked).toEqual([64 * 1024]);
  expect(whyNoWrites(folder)).toBeNull();
  expect(Object(whyNoWrites(path.join(folder, 'nowhere'))).code).toBe('ENOENT');
  expect(fs.readdirSync(folder)).toEqual([]);
});
