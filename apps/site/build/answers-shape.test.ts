import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answersShape } from './answers-shape.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'millrace-shape-'));
  await mkdir(join(folder, 'content'));
  await writeFile(join(folder, 'content/family.ts'), 'name');
});
afterAll(() => rm(folder, { recursive: true }));
const shape = () => answersShape(pathToFileURL(`${folder}/`));

test('it is another one when a statement of the API changes, in any folder, and not when a test does', async () => {
  const first = await shape();
  await writeFile(join(folder, 'content/family.test.ts'), 'test');
  expect(await shape()).toBe(first);
  await writeFile(join(folder, 'content/family.ts'), 'title');
  expect(await shape()).not.toBe(first);
  expect(first).toMatch(/^[0-9a-f]{8}$/);
});
