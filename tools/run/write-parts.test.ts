import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listParts } from './list-parts.ts';
import { writeParts } from './write-parts.ts';

const lock = { name: 'site', version: '1.0.0', packages: {} };
const list = `${JSON.stringify(listParts(lock), null, 1)}\n`;

test('without a file the list of parts is printed, on lines of their own', () => {
  const printed: string[] = [];
  writeParts(lock, [], (text) => printed.push(text));
  expect(printed).toEqual([list]);
  expect(list.split('\n').length).toBeGreaterThan(5);
});

test('with a file it is written there, and nothing is printed', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parts-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'parts.json');
  writeParts(lock, [file, 'another'], () => expect.unreachable());
  expect(fs.readFileSync(file, 'utf8')).toBe(list);
  expect(fs.readdirSync(folder)).toEqual(['parts.json']);
});
