import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { compileOnce } from './compile-once.ts';

const OPEN_MS = 60_000;
const parseMuch = path.join(import.meta.dirname, '../testing/parse-much.ts');
const MAX_BYTES = 100e6;

it('takes no hundreds of megabytes to compile the parser', { timeout: OPEN_MS }, async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [...compileOnce, parseMuch]);
  expect(Number(stdout)).toBeGreaterThan(0);
  expect(Number(stdout)).toBeLessThan(MAX_BYTES);
});

it('holds for npm start', () => {
  const scripts = fs.readFileSync(path.join(import.meta.dirname, '../../../../package.json'), 'utf8');
  const start = /"start": "([^"]+)"/.exec(scripts)?.[1]?.split(' ');
  expect(start).toEqual(expect.arrayContaining([...compileOnce]));
});
