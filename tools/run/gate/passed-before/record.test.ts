import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPassedFiles, writePassedFiles } from './record.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'millrace-record-'));
  file = path.join(folder, 'further/passed.json');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));
const PASSED = { 'unit tests': { 'a.test.ts': { inputs: 'hash', tests: 3 } } };

test('a record is read as it was written, and the last one counts', () => {
  writePassedFiles(file, {});
  writePassedFiles(file, PASSED);
  expect(readPassedFiles(file)).toEqual(PASSED);
  expect(fs.readdirSync(path.dirname(file))).toEqual(['passed.json']);
});

test.each([
  ['is not there', null],
  ['is cut off', '{"version":1,"passed":{"unit'],
  ['is of another version', JSON.stringify({ version: 2, passed: PASSED })],
  ['has no version', JSON.stringify({ passed: PASSED })],
  ['has nothing', JSON.stringify({ version: 1 })],
])('a record that %s tells nothing', (_, text) => {
  fs.mkdirSync(path.dirname(file));
  if (text !== null) fs.writeFileSync(file, text);
  expect(readPassedFiles(file)).toEqual({});
});
