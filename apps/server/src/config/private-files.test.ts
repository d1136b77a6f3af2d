import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeToOthers, privacyWords } from './private-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await fs.mkdtemp(join(tmpdir(), 'millrace-private-'));
});
afterEach(() => fs.rm(folder, { recursive: true }));
const modeOf = async (...path: string[]) => ((await fs.stat(join(folder, ...path))).mode & 0o777).toString(8);

test('what others could read is closed to them, and counted; what its owner may do stays', async () => {
  await fs.mkdir(join(folder, 'files'));
  for (const [name, mode] of [
    ['open.pdf', 0o644],
    ['program', 0o755],
    ['closed.pdf', 0o400],
  ] as const) {
    await fs.writeFile(join(folder, 'files', name), 'x');
    await fs.chmod(join(folder, 'files', name), mode);
  }
  await fs.chmod(join(folder, 'files'), 0o755);
  const found = await closeToOthers(folder);
  expect(found).toEqual({ repaired: 3, open: [] });
  expect(privacyWords('data', found)).toMatch(/^3 files and folders in data were open/);
  expect(await Promise.all(['.', 'open.pdf', 'program', 'closed.pdf'].map((name) => modeOf('files', name)))).toEqual([
    '700',
    '600',
    '700',
    '400',
  ]);
  expect(privacyWords('data', await closeToOthers(folder))).toBeNull();
});
test('a link is not followed', async () => {
  const outside = await fs.mkdtemp(join(tmpdir(), 'millrace-outside-'));
  await fs.chmod(outside, 0o755);
  await fs.symlink(outside, join(folder, 'link'));
  await closeToOthers(folder);
  expect((await fs.stat(outside)).mode & 0o777).toBe(0o755);
  await fs.rm(outside, { recursive: true });
});
test('a folder that is not there yet is nothing to close', async () => {
  expect(await closeToOthers(join(folder, 'none'))).toEqual({ repaired: 0, open: [] });
});
test('one is told as one', () => {
  expect(privacyWords('data', { repaired: 1, open: [] })).toBe(
    '1 file or folder in data was open to other accounts of this machine, and is closed now.',
  );
});
test('what cannot be closed is named', () => {
  expect(privacyWords('data', { repaired: 0, open: ['data/a', 'data/b'] })).toMatch(/^2 files .* the first is data\/a/);
});
