import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { compileOnce } from './compile-once.ts';

const parseMuch = path.join(import.meta.dirname, '../testing/parse-much.ts');
const MAX_BYTES = 100e6;

it('takes no hundreds of megabytes to compile the parser', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [...compileOnce, parseMuch]);
  expect(Number(stdout)).toBeGreaterThan(0);
  expect(Number(stdout)).toBeLessThan(MAX_BYTES);
});

it('holds for npm start', () => {
  const program = fs.readFileSync(path.join(import.meta.dirname, '../../../../tools/run/become-program.ts'), 'utf8');
  const flags = /serverFlags = \[([^\]]+)\]/.exec(program)?.[1]?.split(', ');
  expect(flags).toEqual(expect.arrayContaining(compileOnce.map((flag) => `'${flag}'`)));
});
